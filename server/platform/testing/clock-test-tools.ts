import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still until it is told otherwise. */
export interface ManualClock extends Clock {
  /** Moves on by `ms` milliseconds. */
  advance(ms: number): void
  /** Jumps to a moment, written in ISO 8601; the time in between has passed. */
  set(moment: string): void
  /** Is corrected by `ms` milliseconds, back or forward, while no time passes. */
  jump(ms: number): void
}

export function createManualClock(moment = '2026-11-21T03:00:00.000Z'): ManualClock {
  let now = Date.parse(moment)
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
