import { TOAST_SWIPE_THRESHOLD_PX } from '#ds/tokens/timing.ts'

export interface Point {
  x: number
  y: number
}

/**
 * The distance by which a toast follows the pointer, in CSS pixels: only to the right (in every writing direction, as the
 * product spec says "right"), and 0 while the movement is more vertical than horizontal.
 */
export function swipeOffset(from: Point, to: Point): number {
  const right = to.x - from.x
  return right > Math.abs(to.y - from.y) ? right : 0
}

/** Whether releasing the pointer at `to` dismisses the toast: at more than 50 px (product spec, section 4). */
export const isSwipe = (from: Point, to: Point) => swipeOffset(from, to) > TOAST_SWIPE_THRESHOLD_PX
