import { type Clock, systemClock } from './clock.ts'

/** A clock that is moved by hand, for tests of what takes weeks. */
export interface TestClock extends Clock {
  /** Moves it to a later time; an earlier one changes nothing. */
  moveTo(time: number): void
}

/** Creates a clock that stands still, by default at the present, until it is moved. The time by which it is moved has elapsed, and no other. */
export function createTestClock(begin = systemClock.now()): TestClock {
  let now = begin
  return {
    now: () => now,
    elapsed: () => now - begin,
    moveTo(time) {
      now = Math.max(now, time)
    },
  }
}
