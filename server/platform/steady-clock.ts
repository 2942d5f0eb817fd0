import type { Clock } from './clock.ts'

/** A clock for due times and orders, which never goes back. */
export interface SteadyClock extends Clock {
  /** Has `now` be at least `moment` from now on: the latest that another process, or this one before its restart, wrote down. */
  catchUp(moment: number): void
}

/**
 * Follows `clock` and goes on by elapsed time while that one is behind, after it was set back. So a wait that began before
 * takes as long as was planned, and not until the clock is there again.
 */
export function createSteadyClock(clock: Clock): SteadyClock {
  let latest = clock.now()
  let readAt = clock.elapsed()
  const read = () => {
    const elapsed = clock.elapsed()
    latest = Math.max(clock.now(), latest + elapsed - readAt)
    readAt = elapsed
    return latest
  }
  return {
    now: () => Math.floor(read()),
    elapsed: () => clock.elapsed(),
    catchUp(moment) {
      latest = Math.max(read(), moment)
    },
  }
}
