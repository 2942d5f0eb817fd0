import { basename, dirname, join, relative } from 'node:path'

/** The committed pictures, from the root: `stories/__screenshots__/<layer>/<Component>/<story>_<mode>.webp`. */
export const pictureFolder = 'stories/__screenshots__'

/** Committed pictures are lossless WebP (picture-file.ts). */
export const pictureSuffix = '.webp'

/** Folder for different pictures and the report page. Never committed. */
export const reportFolder = '.cache/visual-report'

/** The base of links to Storybook. Where Storybook is published, set it to the published one. */
export const storybookAddress = process.env.STORYBOOK_URL ?? 'http://localhost:6006/'

/**
 * Suffixes of captured pictures in the report's folder, as the browser returned them: one that differs from the committed one, or one
 * without a committed one.
 */
export const marks = { changed: '-actual.png', new: '-reference.png' }

export const storySuffix = '.stories.tsx'

/** The component of a story file, given from the root: `components/forms/Button`. */
export const componentIn = (file: string) => file.slice('stories/'.length, -storySuffix.length)

/** The component and name of a committed picture, given by its path from the root: `components/forms/Button` and `brand_dark`. */
export function componentOf(picture: string) {
  const path = relative(pictureFolder, picture)
  return { component: dirname(path), name: basename(path, pictureSuffix) }
}

/** The committed picture, from the root. */
export const pictureFile = (component: string, name: string) =>
  join(pictureFolder, component, `${name}${pictureSuffix}`)

/** A picture that a story declares; the verdict and the report identify a picture by it. */
export interface StoryPicture {
  /** `brand_dark`, which is also the name of the file. */
  name: string
  /** Id and name of the story, as Storybook has them: `components-button--long-text`, `Long Text`. */
  storyId: string
  story: string
  mode: string
  theme: string
  /** Width in CSS pixels. */
  width: number
  /** Value of Storybook's global of this name, unless it is the default. */
  textSize?: 'double'
  /** The time at which its animations are held, in milliseconds, or `end`. */
  motion?: number | 'end'
}
