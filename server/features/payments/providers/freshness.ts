/** How far the time of a signature may be from now, either way, in milliseconds: what SePay's documentation demands. */
const TOLERANCE = 5 * 60 * 1000

/** Whether the time of a signature is at most five minutes before or after `now`. All are in milliseconds since 1970. */
export const isFresh = (signedAt: number, now: number): boolean => Math.abs(now - signedAt) <= TOLERANCE
