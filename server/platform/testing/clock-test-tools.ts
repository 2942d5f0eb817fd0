import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still until it is told otherwise. */
export interface ManualClock extends Clock {
  /** Moves on by `ms` milliseconds. */
  advance(ms: number): void
  /** Jumps to a moment, written in ISO 8601. */
  set(moment: string): void
}

export function createManualClock(moment = '2026-11-21T03:00:00.000Z'): ManualClock {
  let now = Date.parse(moment)
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
    set(next) {
      now = Date.parse(next)
    },
  }
}
