import type { Clock } from './clock.ts'
import { Refusal } from './problems.ts'

/**
 * By what an address is counted: an IPv4 address as it is, an IPv6 address by its network of 64 bits, since whoever has one
 * of them has all of them.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 !== undefined || !address.includes(':')) return v4 ?? address
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...(after === undefined ? [] : zeros), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}

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
