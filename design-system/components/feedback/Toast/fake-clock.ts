import type { Clock } from './clock.ts'

/** A clock for tests: time passes only through `advance`. */
export interface FakeClock extends Clock {
  /** Lets `ms` pass, and runs the timers that become due, in order. */
  advance: (ms: number) => void
  /** Number of pending timers. */
  pending: () => number
}

export function createFakeClock(): FakeClock {
  const timers = new Map<number, { due: number; callback: () => void }>()
  let now = 0
  let count = 0

  const nextDue = (until: number) =>
    [...timers].filter(([, timer]) => timer.due <= until).sort(([, a], [, b]) => a.due - b.due)[0]

  return {
    now: () => now,
    setTimeout(callback, ms) {
      count += 1
      timers.set(count, { due: now + ms, callback })
      return count
    },
    clearTimeout: (timer) => timers.delete(timer),
    advance(ms) {
      const until = now + ms
      for (let next = nextDue(until); next; next = nextDue(until)) {
        const [id, timer] = next
        timers.delete(id)
        now = timer.due
        timer.callback()
      }
      now = until
    },
    pending: () => timers.size,
  }
}
