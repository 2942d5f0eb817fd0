const allDigits = /^\d*$/

/** The digits of a text, in plain characters. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/**
 * The digits of an amount whose grouped text was edited: digits were typed or pasted into it, or something of it was deleted. Undefined for any other
 * change, such as a sign that was typed, or another text in its place.
 */
export function digitsEdited(before: string, after: string, isSingly: boolean): string | undefined {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const inserted = after.slice(start, after.length - end).normalize('NFKC')
  // A paste that puts digits between the others leaves all of them; another one is a new text, although it may have some of the same.
  const isEdit = isSingly || (inserted !== '' && start + end === before.length)
  if (!isEdit || !allDigits.test(inserted)) return undefined
  return digitsOf(after).replace(/^0+(?=\d)/, '')
}

/** Returns the caret position in formatted text that has `count` digits before it. */
export function caretAfterDigits(text: string, count: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index
    if (/\d/.test(text.charAt(index))) seen += 1
  }
  return text.length
}
