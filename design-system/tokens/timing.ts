/** Timings and distances that behaviour depends on, in milliseconds and CSS pixels. Source: product spec, sections 4 and 9. */

/** A toast closes by itself after this long in view (pauses do not count). */
export const TOAST_DURATION_MS = 5000
/** The record of a dismissed toast is dropped after this long. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
/** A toast is dismissed by a swipe to the right of more than this. */
export const TOAST_SWIPE_THRESHOLD_PX = 50
/** At most this many toasts are visible at a time; the newest wins. */
export const TOAST_LIMIT = 1
/** The text of a toast reaches the live region this long after the toast, so that a dialog that opens or closes with it has done so. */
export const TOAST_ANNOUNCE_DELAY_MS = 100
/** The live region is emptied this long after it was filled, so that nobody meets the text twice while browsing. */
export const TOAST_ANNOUNCEMENT_MS = 1000
/** A tooltip waits this long before it shows. */
export const TOOLTIP_DELAY_MS = 700
/** Within this long after one tooltip has closed, the next one shows at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300
/** Between a button and the menu that it opens. */
export const FLOATING_GUTTER_PX = 4
/** What the product only acts out (phone verification, the chat) takes this long: no server has a part in it. */
export const SIMULATED_STEP_MS = 1500
