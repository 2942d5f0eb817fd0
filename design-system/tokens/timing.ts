/** Timings and distances that behaviour depends on, in milliseconds and CSS pixels. Source: product spec, sections 4 and 9. */

/** A toast closes by itself after it has been visible for this long, pauses not included. */
export const TOAST_DURATION_MS = 5000
/** The record of a dismissed toast is removed after this time. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
/** A swipe to the right over more than this distance dismisses a toast. */
export const TOAST_SWIPE_THRESHOLD_PX = 50
/** Maximum number of visible toasts; a new one replaces the oldest. */
export const TOAST_LIMIT = 1
/** The text of a toast is put into the live region after this delay, so that a dialog that opens or closes at the same time has done so. */
export const TOAST_ANNOUNCE_DELAY_MS = 100
/** The live region is emptied after this time, so that a screen reader user does not come across the text again while browsing. */
export const TOAST_ANNOUNCEMENT_MS = 1000
/** An action in the back-office can be undone for this long, pauses not included. */
export const UNDO_DURATION_MS = 10_000
/** Maximum number of actions that can be undone at the same time. */
export const UNDO_LIMIT = 3
/** A tooltip shows after the pointer has hovered for this long. */
export const TOOLTIP_DELAY_MS = 700
/** Within this time after one tooltip has closed, the next one shows immediately. */
export const TOOLTIP_SKIP_DELAY_MS = 300
/** Gap between a button and the menu that it opens. */
export const FLOATING_GUTTER_PX = 4
/** Duration of a step that the product only simulates, without a server (phone verification, the chat). */
export const SIMULATED_STEP_MS = 1500
/** How long a copied value says so in its place. */
export const COPIED_MS = 2000
