import type { Clock } from './clock.ts'
import { networksOf } from './networks.ts'
import { Refusal } from './problems.ts'

/** Counts events per key in windows of fixed length. */
export interface RateLimit {
  /** Throws a 429 when the key's window is full; counts nothing. */
  check(key: string): void
  /** Counts one event of the key. */
  count(key: string): void
  /** Takes back one event of the key that was counted when it started but did not happen. */
  undo(key: string): void
  /** The number of events of the key that are counted now. */
  used(key: string): number
  /** Forgets the key. */
  clear(key: string): void
}

interface RateLimitOptions {
  clock: Clock
  /** The number of events allowed in a window. */
  max: number
  /** The length of a window in milliseconds. */
  window: number
  /** The number of keys remembered; beyond that the oldest are forgotten, so that memory stays bounded. */
  maxKeys?: number
}

/** A limit kept in this process's memory. */
export function createRateLimit({ clock, max, window, maxKeys = 100_000 }: RateLimitOptions): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>()

  const current = (key: string) => {
    const found = windows.get(key)
    if (found && found.endsAt > clock.elapsed()) return found
    windows.delete(key)
    return undefined
  }

  return {
    check(key) {
      const found = current(key)
      if (found && found.count >= max) {
        throw new Refusal('too_many_tries', { retryAfter: Math.ceil((found.endsAt - clock.elapsed()) / 1000) })
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
      windows.set(key, { count: 1, endsAt: clock.elapsed() + window })
    },
    undo(key) {
      const found = current(key)
      if (found && found.count > 0) found.count -= 1
    },
    used: (key) => current(key)?.count ?? 0,
    clear(key) {
      windows.delete(key)
    },
  }
}

/** Counts events per subject for each network that an address belongs to; wider networks have higher limits. */
export interface NetworkRateLimit {
  /** Throws a 429 when the window of one of the networks is full; counts nothing. */
  check(address: string, subject?: string): void
  /** Counts one event. */
  count(address: string, subject?: string): void
  /** Takes back one event that was counted when it started but did not happen. */
  undo(address: string, subject?: string): void
  /** The number of events of the smallest network that are counted now. */
  used(address: string, subject?: string): number
  /** Forgets the events of the smallest network. */
  clear(address: string, subject?: string): void
}

/** Creates a limit per network in this process's memory; `max` applies to the smallest network. */
export function createNetworkRateLimit({ max, ...options }: RateLimitOptions): NetworkRateLimit {
  const limits = new Map<number, RateLimit>()

  function limitFor(factor: number): RateLimit {
    const limit = limits.get(factor) ?? createRateLimit({ ...options, max: Math.floor(max * factor) })
    limits.set(factor, limit)
    return limit
  }

  const counters = (address: string, subject: string) =>
    networksOf(address).map(({ name, factor }) => ({ limit: limitFor(factor), key: `${subject} ${name}` }))
  const each =
    (apply: (limit: RateLimit, key: string) => void) =>
    (address: string, subject = '') => {
      for (const { limit, key } of counters(address, subject)) apply(limit, key)
    }
  const ofSmallest = <Result>(apply: (limit: RateLimit, key: string) => Result, address: string, subject: string) => {
    const [{ name, factor }] = networksOf(address)
    return apply(limitFor(factor), `${subject} ${name}`)
  }

  return {
    check: each((limit, key) => limit.check(key)),
    count: each((limit, key) => limit.count(key)),
    undo: each((limit, key) => limit.undo(key)),
    used: (address, subject = '') => ofSmallest((limit, key) => limit.used(key), address, subject),
    clear: (address, subject = '') => ofSmallest((limit, key) => limit.clear(key), address, subject),
  }
}
