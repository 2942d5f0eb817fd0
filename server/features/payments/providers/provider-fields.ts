import * as v from 'valibot'

/** The longest text that is kept of what a provider or a bank wrote. */
const TEXT_MAX = 1000

/** A number, or text with digits: providers use either. */
const numeric = v.pipe(v.union([v.number(), v.string()]), v.transform(String))

/** A positive amount in whole dong, as a number or as digits, perhaps with zeros after the point, in any length that a number can hold. */
export const amountField = v.pipe(numeric, v.regex(/^[1-9]\d{0,15}(\.0{1,4})?$/), v.transform(Number), v.safeInteger())

/** An amount that is negative for money that goes out. */
export const signedAmountField = v.pipe(
  numeric,
  v.regex(/^-?[1-9]\d{0,15}(\.0{1,4})?$/),
  v.transform(Number),
  v.safeInteger(),
)

/** A balance of an account in whole dong; null if it is missing or not readable, which does not matter. */
export const balanceField = v.fallback(
  v.nullable(v.pipe(numeric, v.regex(/^-?\d{1,16}(\.0{1,4})?$/), v.transform(Number), v.safeInteger())),
  null,
)

/** A whole number that is a code, as a number or as text: kept as text. */
export const codeField = v.pipe(numeric, v.regex(/^-?\d{1,6}$/))

/** An id of a provider, as a number or as text of printable ASCII: kept as text, since it may be longer than a number can hold. */
export const idField = v.pipe(numeric, v.regex(/^[\x21-\x7e]{1,64}$/))

/** A number of an account; empty if it is missing, which is then none of ours: the money has arrived all the same. */
export const accountField = v.fallback(idField, '')

/** A text that does not matter: empty if it is missing, cut off if it is long. */
export const textField = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, TEXT_MAX)),
  ),
  '',
)

/** A text that does not matter: null if it is missing or empty. */
export const optionalTextField = v.fallback(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text?.slice(0, TEXT_MAX) || null),
  ),
  null,
)
