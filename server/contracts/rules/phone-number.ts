/** A number in Vietnam, with or without its country code. */
const national = /^(?:0|\+?84)(\d{9,10})$/
/** A number abroad (E.164): a country code that does not begin with 0, at most fifteen digits in all. */
const international = /^\+[1-9]\d{7,14}$/

/**
 * A phone number as it is stored and compared: `+84912345678` for `0912 345 678`, `84912345678` and `+84 912.345.678`. Undefined for what is no
 * number.
 */
export function phoneNumber(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '')
  const [, subscriber] = national.exec(digits) ?? []
  if (subscriber !== undefined) return `+84${subscriber}`
  return international.test(digits) ? digits : undefined
}
