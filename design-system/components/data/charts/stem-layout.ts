import { scale } from './scales.ts'

/** Rings around the present: half of the outer one's width, and of the inner one's. */
export const ripples = { medium: [11, 5.5], small: [5, 0] } as const

/** A ripple seen flat. */
export const rippleRatio = 0.4

export interface StemLayout {
  /** Where the stem of an index stands. */
  x: (index: number) => number
  /** Height of the water line's middle. */
  water: number
  /** Where stems end that are as high as their scale. */
  top: number
  bottom: number
  /** Width of a stem. */
  stroke: number
  ripple: readonly [outer: number, inner: number]
}

interface StemLayoutOptions {
  width: number
  height: number
  /** Number of stems, the present included. */
  count: number
  /** Whether stems also hang below the water. */
  hasBelow: boolean
  /** Default: `medium`. */
  size?: 'small' | 'medium'
}

/** The narrowest distance between two stems, and the widest stem. */
const MIN_PITCH = 2.75
const MAX_STROKE = 4

const apartFrom = (outer: number) => 2 * outer + 5

/** How many stems fit into a width. */
export const stemsThatFit = (width: number, size: 'small' | 'medium' = 'medium') =>
  Math.max(2, Math.floor((width - apartFrom(ripples[size][0])) / MIN_PITCH))

/** Where stems stand: the past from the left edge on, the present apart from it at the right edge, with space for its ripples. */
export function stemLayout({ width, height, count, hasBelow, size = 'medium' }: StemLayoutOptions): StemLayout {
  const ripple = ripples[size]
  const [outer] = ripple
  const past = Math.max(count - 1, 1)
  const pastWidth = width - apartFrom(outer)
  const stroke = Math.min(MAX_STROKE, Math.max(1.25, (pastWidth / past) * 0.5))
  const xOfPast = scale(0, Math.max(past - 1, 1), stroke / 2, pastWidth)
  // The water is on whole pixels: the line is 2 px wide.
  const water = Math.round(hasBelow ? height * 0.6 : height - outer * rippleRatio - 2)
  return {
    x: (index) => (index >= count - 1 ? width - outer : xOfPast(index)),
    water,
    top: size === 'medium' ? 8 : 2,
    bottom: height - (size === 'medium' ? 4 : 1),
    stroke,
    ripple,
  }
}

/** The index of the stem nearest to a position. */
export function nearestStem({ x }: StemLayout, count: number, position: number): number {
  let nearest = 0
  for (let index = 1; index < count; index += 1)
    if (Math.abs(x(index) - position) < Math.abs(x(nearest) - position)) nearest = index
  return nearest
}
