/** The source of time; tests inject one that they set themselves. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. May jump back or forward when the machine's clock is corrected. */
  now(): number
  /** Milliseconds since an arbitrary start, for durations within this process: never goes back, unlike `now`. */
  elapsed(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }
