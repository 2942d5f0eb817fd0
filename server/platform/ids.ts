import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Makes ids. They are UUIDs of version 7: later ones sort after earlier ones, so that lists are paged by id alone. */
export interface Ids {
  /** A new id, later than every id that this maker gave before. */
  next(): string
  /** An id for a moment in the past, for records that are made up (demo data). `at` in milliseconds. */
  at(at: number): string
}

const format = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

/** A UUID of version 7 from a time, a 12-bit counter, and 16 hexadecimal digits of which the first is 8, 9, a or b. */
export const idOf = (time: number, counter: number, digits: string) =>
  format(time.toString(16).padStart(12, '0') + (0x7000 | counter).toString(16) + digits)

/** An id of which all that may be is random: as in a UUID of version 4, for which Node keeps random bytes ready. */
function uuid(time: number, counter: number): string {
  const random = randomUUID()
  return idOf(time, counter, random.slice(19, 23) + random.slice(24))
}

/** Ids by a clock. Within one millisecond a counter keeps their order; a clock that steps back does not turn it round. */
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

/** A secret that nobody guesses: 32 random bytes as URL-safe text. */
export const newSecret = () => randomBytes(32).toString('base64url')
