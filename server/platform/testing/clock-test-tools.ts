import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves on by `ms` milliseconds. */
  advance(ms: number): void
  /** Moves on to an ISO 8601 time; the time in between has elapsed. */
  set(time: string): void
  /** Corrects the clock by `ms` milliseconds, back or forward; no time elapses. */
  jump(ms: number): void
}

export function createManualClock(start = '2026-11-21T03:00:00.000Z'): ManualClock {
  let now = Date.parse(start)
  let elapsed = 0
  return {
    now: () => now,
    elapsed: () => elapsed,
    advance(ms) {
      now += ms
      elapsed += ms
    },
    set(next) {
      elapsed += Math.max(0, Date.parse(next) - now)
      now = Date.parse(next)
    },
    jump(ms) {
      now += ms
    },
  }
}
