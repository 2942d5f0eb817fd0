/** Most digits that the amount takes: below a trillion dong, far above what anyone tops up, and exact in every format. */
export const AMOUNT_MAX_DIGITS = 12

/** The amount in a text that was typed or pasted: its digits, without leading zeros, `''` when there are none. */
export const digitsOf = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, AMOUNT_MAX_DIGITS)

/** Where the caret belongs in a formatted text so that `count` digits stand before it. */
export function caretAfterDigits(text: string, count: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index
    if (/\d/.test(text.charAt(index))) seen += 1
  }
  return text.length
}
