import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Generates ids. They are version 7 UUIDs: later ones sort after earlier ones, so that lists are paged by id alone. */
export interface Ids {
  /** A new id, which sorts after every id that this generator returned before. */
  next(): string
  /** An id for an earlier time, for made-up records (demo data). `at` in milliseconds since 1970. */
  at(at: number): string
}

const format = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

/** A version 7 UUID from a time, a 12-bit counter, and 16 hexadecimal digits, the first of which is 8, 9, a or b. */
export const idOf = (time: number, counter: number, digits: string) =>
  format(time.toString(16).padStart(12, '0') + (0x7000 | counter).toString(16) + digits)

/** An id whose other bits are random. They come from a version 4 UUID, for which Node keeps random bytes ready. */
function uuid(time: number, counter: number): string {
  const random = randomUUID()
  return idOf(time, counter, random.slice(19, 23) + random.slice(24))
}

/** The most by which a record's id may be older than what it says of its time, in milliseconds: far more than it ever is. */
const MAX_ID_LEAD = 24 * 60 * 60 * 1000

/** The lowest id that a record made at `at` or later could have. */
export const lowestIdFrom = (at: number) => idOf(Math.max(0, at - MAX_ID_LEAD), 0, '8'.padEnd(16, '0'))

/** Creates a generator. Within one millisecond, and when the clock steps back, a counter keeps the order. */
export function createIds(clock: Clock): Ids {
  let time = 0
  let counter = 0
  return {
    next() {
      const now = clock.now()
      if (now > time) {
        time = now
        counter = 0
      } else if (counter === 0xfff) {
        time += 1
        counter = 0
      } else {
        counter += 1
      }
      return uuid(time, counter)
    },
    at: (at) => uuid(at, 0),
  }
}

/** Whether a text has the form of an id that `Ids` makes. */
export const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text)

/** A secret that cannot be guessed: 32 random bytes as URL-safe text. */
export const newSecret = () => randomBytes(32).toString('base64url')
