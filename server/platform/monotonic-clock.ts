import type { Clock } from './clock.ts'

/** A clock for due times and ordering, which never goes back. */
export interface MonotonicClock extends Clock {
  /** Makes `now` at least `time`: the latest time recorded by another process, or by this one before its restart. */
  catchUp(time: number): void
}

/**
 * Follows `clock`; when that is set back, continues by elapsed time until it has caught up. So a wait takes as long as planned.
 */
export function createMonotonicClock(clock: Clock): MonotonicClock {
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
    catchUp(time) {
      latest = Math.max(read(), time)
    },
  }
}
