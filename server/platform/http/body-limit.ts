/** The largest body of a call, in bytes, unless its route declares another. */
export const MAX_BODY_BYTES = 100_000
