import { basename, dirname, join, relative } from 'node:path'

/** The committed pictures, from the root: `stories/__screenshots__/<layer>/<Component>/<story>_<mode>.png`. */
export const pictureFolder = 'stories/__screenshots__'

/** Where a run leaves what differs, and the page that shows it. Never committed. */
export const reportFolder = '.cache/visual-report'

/** What a run leaves beside each other for one picture: one to compare with the committed one, or one that has none. */
export const marks = { changed: '-actual.png', new: '-reference.png' }

export const storySuffix = '.stories.tsx'

/** Of a file of stories, from the root: `components/Button`. */
export const componentIn = (file: string) => file.slice('stories/'.length, -storySuffix.length)

/** Of a committed picture's path from the root: `components/Button` and `default_dark`. */
export function componentOf(picture: string) {
  const path = relative(pictureFolder, picture)
  return { component: dirname(path), name: basename(path, '.png') }
}

/** The committed picture, from the root. */
export const pictureFile = (component: string, name: string) => join(pictureFolder, component, `${name}.png`)

/** What the gate tells of each picture that a story asks for; the verdict and the report know a picture by it. */
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
