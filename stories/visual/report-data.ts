export interface Size {
  width: number
  height: number
}

/** A rectangle in a picture, in pixels from its upper left corner. */
export interface Region extends Size {
  x: number
  y: number
}

/** One picture that is not as committed, as the report's page knows it. Paths are relative to the page. */
export interface ReportPicture {
  /** `components/Button/default_dark` */
  id: string
  kind: 'changed' | 'new' | 'orphaned'
  /** `components/Button` */
  component: string
  /** Name of the story: `Long text`, or of its file where the story is gone. */
  story: string
  /** `dark`, `light 360` */
  mode: string
  theme: string
  /** Width in CSS pixels. */
  width: number
  /** The story in Storybook, in the appearance of the picture. */
  link?: string
  before?: string
  after?: string
  /** Changed pixels in colour, all else transparent. */
  mask?: string
  beforeSize?: Size
  afterSize?: Size
  /** Number of pixels that are not the same. */
  pixels?: number
  regions?: Region[]
}

/** Whether height or width is another than before. */
export const isResized = ({ beforeSize, afterSize }: Pick<ReportPicture, 'beforeSize' | 'afterSize'>) =>
  beforeSize !== undefined &&
  afterSize !== undefined &&
  (beforeSize.width !== afterSize.width || beforeSize.height !== afterSize.height)
