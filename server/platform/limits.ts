import type { Clock } from './clock.ts'
import { Refusal } from './problems.ts'

/** Counts events per key in windows of fixed length. */
export interface Limit {
  /** Throws a 429 when the key's window is full; counts nothing. */
  check(key: string): void
  /** Counts one event of the key. */
  count(key: string): void
  /** Forgets the key. */
  clear(key: string): void
}

interface LimitOptions {
  clock: Clock
  /** How many events fit into a window. */
  max: number
  /** The length of a window in milliseconds. */
  window: number
  /** How many keys are remembered; beyond that the oldest are forgotten, so that memory stays bounded. */
  maxKeys?: number
}

/** A limit kept in this process's memory. */
export function createLimit({ clock, max, window, maxKeys = 100_000 }: LimitOptions): Limit {
  const windows = new Map<string, { count: number; endsAt: number }>()

  const current = (key: string) => {
    const found = windows.get(key)
    if (found && found.endsAt > clock.now()) return found
    windows.delete(key)
    return undefined
  }

  return {
    check(key) {
      const found = current(key)
      if (found && found.count >= max) {
        throw new Refusal('too_many_tries', { retryAfter: Math.ceil((found.endsAt - clock.now()) / 1000) })
      }
    },
    count(key) {
      const found = current(key)
      if (found) {
        found.count += 1
        return
      }
      if (windows.size >= maxKeys) {
        const oldest = windows.keys().next()
        if (!oldest.done) windows.delete(oldest.value)
      }
      windows.set(key, { count: 1, endsAt: clock.now() + window })
    },
    clear(key) {
      windows.delete(key)
    },
  }
}
