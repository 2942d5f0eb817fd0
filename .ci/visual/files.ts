import { join, relative } from 'node:path'

/** Where the committed pictures stand, from the root: `stories/__screenshots__/<layer>/<Component>/<story>_<mode>.png`. */
export const pictureFolder = 'stories/__screenshots__'

/** Where a run leaves what differed, and the page that shows it. Never committed. */
export const reportFolder = '.cache/visual-report'

export const storySuffix = '.stories.tsx'

interface PictureOf {
  root: string
  testFileDirectory: string
  testFileName: string
  arg: string
  ext: string
}

const pathInFolder = ({ testFileDirectory, testFileName, arg, ext }: PictureOf) =>
  join(relative('stories', testFileDirectory), testFileName.slice(0, -storySuffix.length), `${arg}${ext}`)

/** The committed picture of a story in a mode. */
export const pictureFile = (picture: PictureOf) => join(picture.root, pictureFolder, pathInFolder(picture))

/** What a run leaves beside the report: `…-reference` (taken, nothing to compare with), `…-actual` and `…-diff`. */
export const reportFile = (picture: PictureOf) => join(picture.root, reportFolder, pathInFolder(picture))
