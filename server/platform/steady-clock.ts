import type { Clock } from './clock.ts'

/** A clock for due times and ordering, which never goes back. */
export interface SteadyClock extends Clock {
  /** Makes `now` at least `moment`: the latest time recorded by another process, or by this one before its restart. */
  catchUp(moment: number): void
}

/**
 * Follows `clock`, and continues by elapsed time while that one is behind because it was set back. So a wait takes as long as planned,
 * not until the clock has caught up.
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
