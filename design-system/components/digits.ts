/** A string of digits, and the position of the caret in it. */
export interface Digits {
  value: string
  caret: number
}

/** Extracts the digits of typed or pasted text: `200.000 ₫` becomes `200000`. Full-width digits become ASCII. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** Removes everything but the digits from a text, and keeps the caret after the same digit. */
export const keepDigits = (text: string, caret: number): Digits => ({
  value: digitsIn(text),
  caret: digitsIn(text.slice(0, caret)).length,
})
