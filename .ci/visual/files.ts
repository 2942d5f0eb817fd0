import { basename, dirname, join, relative } from 'node:path'

/** The committed pictures, from the root: `stories/__screenshots__/<layer>/<Component>/<story>_<mode>.png`. */
export const pictureFolder = 'stories/__screenshots__'

/** Where a run leaves what differs, and the page that shows it. Never committed. */
export const reportFolder = '.cache/visual-report'

export const storySuffix = '.stories.tsx'

interface Picture {
  root: string
  testFileDirectory: string
  testFileName: string
  arg: string
  ext: string
}

const pathInFolder = ({ testFileDirectory, testFileName, arg, ext }: Picture) =>
  join(relative('stories', testFileDirectory), testFileName.slice(0, -storySuffix.length), `${arg}${ext}`)

/** The committed picture of a story in a mode. */
export const pictureFile = (picture: Picture) => join(picture.root, pictureFolder, pathInFolder(picture))

/** What a run leaves: `…-reference.png` (taken, and nothing to compare it with), `…-actual.png` and `…-diff.png`. */
export const reportFile = (picture: Picture) => join(picture.root, reportFolder, pathInFolder(picture))

/** Of a committed picture's path from the root: `components/Button` and `default_dark`. */
export function componentOf(picture: string) {
  const path = relative(pictureFolder, picture)
  return { component: dirname(path), name: basename(path, '.png') }
}

/** What the gate tells of each picture that a story asks for; the reporter and the report know a picture by it. */
export interface StoryPicture {
  /** `default_dark`, which is the file's name too. */
  name: string
  /** Id and name of the story, as Storybook has them: `components-button--long-text`, `Long Text`. */
  storyId: string
  story: string
  mode: string
  theme: string
  /** Width in CSS pixels. */
  width: number
  /** Value of Storybook's global of this name, where it is not as usual. */
  textSize?: 'double'
}
