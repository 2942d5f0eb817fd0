import { cleanLine } from './clean-line.ts'

/**
 * A number in Vietnam: nine digits on a mobile phone, ten on a fixed line, after the 0 or the country code. Some people write both: `+84 (0) 912 …`.
 */
const national = /^(?:\+?840?|0)([35789]\d{8}|2\d{9})$/
/** A number abroad (E.164): a country code that does not begin with 0, at most fifteen digits in all; in North America ten after the 1. */
const international = /^\+(?:1[2-9]\d{9}|(?!1|84)[1-9]\d{7,14})$/
/** What people put between digits. */
const separators = /[\s().-]/g

/** A phone number as it was typed or pasted, in plain characters: without invisible ones, with hyphens for the dashes of an editor. */
export const typedPhone = (text: string) =>
  cleanLine(text.normalize('NFKC'))
    .replace(/^tel:\s*/i, '')
    .replace(/\p{Dash}/gu, '-')

/**
 * A phone number as it is stored and compared: `+84912345678` for `0912 345 678`, `84912345678`, `+84 (0) 912.345.678` and the same in full-width
 * digits. Undefined for what is not a number.
 */
export function phoneNumber(text: string): string | undefined {
  const digits = typedPhone(text).replace(separators, '').replace(/^00/, '+')
  const [, subscriber] = national.exec(digits) ?? []
  if (subscriber !== undefined) return `+84${subscriber}`
  return international.test(digits) ? digits : undefined
}
