import { digitsIn } from '#ds/components/digits.ts'

/** Maximum number of digits of an amount: below a trillion dong, far above any top-up, and exact as a float. */
export const AMOUNT_MAX_DIGITS = 12

/** Extracts the amount from typed or pasted text: its digits without leading zeros, `''` when there are none. */
export const digitsOf = (text: string): string =>
  digitsIn(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, AMOUNT_MAX_DIGITS)

/** Returns the caret position in formatted text that has `count` digits before it. */
export function caretAfterDigits(text: string, count: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index
    if (/\d/.test(text.charAt(index))) seen += 1
  }
  return text.length
}
