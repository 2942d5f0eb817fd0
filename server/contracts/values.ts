import * as v from 'valibot'

/** An id, opaque to the client. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** An integer amount of Vietnamese dong as a decimal string, signed: `"150000"`, `"-49000"`. */
export const moneySchema = v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d{0,14})$/, 'Expected whole dong as text'))

/** An integer amount of Vietnamese dong as a decimal string, zero or more. */
export const amountSchema = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})$/, 'Expected whole dong as text'))

/** A plan's or product's price: Vietnamese dong as an integer. */
export const priceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A time in UTC, ISO 8601: `2026-11-21T02:52:00.000Z`. */
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp())

/** An integer, zero or more. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
