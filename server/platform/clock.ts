/** Where the server learns what time it is; tests inject one that they set themselves. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }
