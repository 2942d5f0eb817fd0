/** Where the server learns what time it is; tests inject one that they set themselves. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. May go back, and forward, whenever somebody corrects the machine's clock. */
  now(): number
  /** Milliseconds since some moment, for durations within this process: never goes back, whatever happens to `now`. */
  elapsed(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }
