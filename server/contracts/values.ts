import * as v from 'valibot'
import { inEachLanguage } from './fields/messages.ts'

const wholeDong = inEachLanguage({
  vi: 'Số tiền phải là số nguyên, tính bằng đồng, viết bằng chữ số',
  en: 'The amount must be a whole number of dong, sent as a string of digits',
  zh: '金额必须为整数（越南盾），以数字字符串表示',
})

/** Whether the day of a date is in the calendar: February has no 30th, which a date would read as the 2nd of March. */
function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** An id, opaque to the client. It has no spaces: one at its end would be ignored by MariaDB, and make another id in SQLite. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^\S+$/))

/** The number of a record that people say, such as `VPS-0031`; null for a moment after a version of the server without numbers made it. */
export const recordNumberSchema = v.nullable(v.string())

/** A name in addresses and orders, which never changes: `cloud-vps`, `debian-12`. */
export const slugSchema = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** An integer amount of Vietnamese dong as a decimal string, signed: `"150000"`, `"-49000"`. */
export const moneySchema = v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d{0,14})$/, wholeDong))

/** An integer amount of Vietnamese dong as a decimal string, zero or more. */
export const amountSchema = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})$/, wholeDong))

/** A plan's or product's price: Vietnamese dong as an integer. */
export const priceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A time in UTC, ISO 8601: `2026-11-21T02:52:00.000Z`. */
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp(), v.check(isInCalendar))

/** A day: `2026-11-21`. */
export const daySchema = v.pipe(v.string(), v.isoDate(), v.check(isInCalendar))

/** A share from 0 to 1. */
export const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** An integer, zero or more. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
