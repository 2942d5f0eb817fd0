/** Timings and distances that behaviour depends on, in milliseconds and CSS pixels. Source: product spec, sections 4 and 9. */

/** A toast closes by itself after this long in view (pauses do not count). */
export const TOAST_DURATION_MS = 5000
/** The record of a dismissed toast is dropped after this long. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
/** A toast is dismissed by a swipe to the right of more than this. */
export const TOAST_SWIPE_THRESHOLD_PX = 50
/** At most this many toasts are visible at a time; the newest wins. */
export const TOAST_LIMIT = 1
/** A tooltip waits this long before it shows. */
export const TOOLTIP_DELAY_MS = 700
/** Within this long after one tooltip has closed, the next one shows at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300
