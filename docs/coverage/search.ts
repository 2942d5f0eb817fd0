/** A text for comparisons: lower case, without diacritics, đ as d. */
const plainText = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('’', "'")

/** Whether a text contains every word of a search, in any order, with or without diacritics. */
export function matches(text: string, search: string): boolean {
  const heap = plainText(text)
  return plainText(search)
    .split(/\s+/)
    .every((word) => heap.includes(word))
}
