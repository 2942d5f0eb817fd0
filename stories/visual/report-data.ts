import type { StandingDecision } from '#stories/review/decisions.ts'

export interface Size {
  width: number
  height: number
}

/** A rectangle in a picture, in pixels from its upper left corner. */
export interface Region extends Size {
  x: number
  y: number
}

/** A region that differs. */
export interface ChangedRegion extends Region {
  /** Hash of its pixels before and after: equal for equal changes, also in other pictures. Absent if it is tiny, or not entirely in both. */
  pixels?: string
}

/** One picture that differs from the committed one, as data of the report page. Paths are relative to the page. */
export interface ReportPicture {
  /** `components/Button/brand_dark` */
  id: string
  kind: 'changed' | 'new' | 'orphaned'
  /** `components/Button` */
  component: string
  /** Name of the story: `Long text`; taken from the file name if the story no longer exists. */
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
  /** A picture with changed pixels in colour, all others transparent. */
  mask?: string
  beforeSize?: Size
  afterSize?: Size
  /** Number of different pixels. */
  pixels?: number
  regions?: ChangedRegion[]
  /** What reviewers have decided about the committed picture and earlier ones. */
  decisions?: StandingDecision[]
}

/** Whether height or width has changed. */
export const isResized = ({ beforeSize, afterSize }: Pick<ReportPicture, 'beforeSize' | 'afterSize'>) =>
  beforeSize !== undefined &&
  afterSize !== undefined &&
  (beforeSize.width !== afterSize.width || beforeSize.height !== afterSize.height)

/** What kind of thing changed. `pixels` stands for a change without a known cause, `fault` for a story that fails without a different picture. */
export type FindingKind =
  | 'token'
  | 'style'
  | 'text'
  | 'icon'
  | 'image'
  | 'missing'
  | 'added'
  | 'order'
  | 'value'
  | 'pixels'
  | 'fault'

/** One thing that is different now: a computed style, a text, an element. */
export interface Change {
  kind: FindingKind
  /** A CSS property. */
  property?: string
  before: string
  after: string
  /** The first element with it, such as `button “Gửi”`; empty for a token. */
  element: string
  /** How many elements have it, in all pictures that were inspected. */
  count: number
}

/** A cause, with every picture that it changed. */
export interface Finding {
  kind: FindingKind
  /** `light.text.tertiary`, `RadioCards`, `design-system/css/motion.ts` */
  cause: string
  /** `components/RadioCards`, if the cause is a component. */
  component?: string
  changes: Change[]
  /** The components whose stories show it: first the cause itself, then its users. */
  components: { name: string; pictures: number }[]
  themes: string[]
  widths: number[]
  /** Ids, in the order of `components`. */
  pictures: string[]
  /** Stories that fail for other reasons than a picture. */
  faults: { component: string; story: string; fault: string }[]
}

/** The result of a failed run, as `report.json` and the page contain it. */
export interface Report {
  /** The commit that the causes were found against, and why that one; or why there was none. */
  base: string
  findings: Finding[]
  pictures: ReportPicture[]
}
