import { TOAST_SWIPE_THRESHOLD_PX } from '#ds/tokens/timing.ts'

export interface Point {
  x: number
  y: number
}

/**
 * How far a toast follows the pointer, in CSS pixels: to the right only (in every writing direction, as the product spec
 * says "right"), and not while the way is rather up or down.
 */
export function swipeOffset(from: Point, to: Point): number {
  const right = to.x - from.x
  return right > Math.abs(to.y - from.y) ? right : 0
}

/** Whether letting go here dismisses: beyond 50 px, so 50 stays and 51 goes (product spec, section 4). */
export const isSwipe = (from: Point, to: Point) => swipeOffset(from, to) > TOAST_SWIPE_THRESHOLD_PX
