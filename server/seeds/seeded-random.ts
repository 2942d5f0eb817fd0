import { idOf } from '#server/platform/ids.ts'

/** Reproducible random values, all of which follow from a seed. */
export interface SeededRandom {
  /** From 0 up to 1. */
  number(): number
  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number
  /** One of several values, each as often as its share of the sum of all shares. */
  pick<Value>(shares: readonly (readonly [value: Value, share: number])[]): Value
  /** An id for a time in milliseconds. As long as the times do not go back, ids ascend. */
  id(at: number): string
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  /** Mulberry32, by Tommy Ettinger: 32 bits of state are enough for generating rows. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const number = () => next() / 0x1_0000_0000
  const sums = new Map<unknown, number>()
  let idCount = 0

  return {
    number,
    below: (limit) => Math.floor(number() * limit),
    pick(shares) {
      const sum = sums.get(shares) ?? shares.reduce((total, [, share]) => total + share, 0)
      sums.set(shares, sum)
      let left = number() * sum
      for (const [value, share] of shares) {
        left -= share
        if (left < 0) return value
      }
      const [last] = shares.at(-1) ?? []
      if (last === undefined) throw new Error('Nothing to pick from')
      return last
    },
    id(at) {
      idCount += 1
      // The count makes ids unique, whatever the random digits are.
      const digits = `8${idCount.toString(16).padStart(7, '0')}${next().toString(16).padStart(8, '0')}`
      return idOf(at, idCount & 0xfff, digits)
    },
  }
}
