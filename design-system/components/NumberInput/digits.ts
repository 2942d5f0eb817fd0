/** A value of digits alone, and where the caret stands in it. */
export interface Digits {
  value: string
  caret: number
}

/** Keeps the digits of what was typed or pasted (`200.000 ₫` gives `200000`), the caret behind the same digit as before. */
export function keepDigits(text: string, caret: number): Digits {
  const digits = (part: string) => part.normalize('NFKC').replace(/\D/g, '')
  return { value: digits(text), caret: digits(text.slice(0, caret)).length }
}
