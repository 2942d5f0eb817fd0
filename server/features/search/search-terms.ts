/** The length of the longest prefix in the index of prefixes. A longer word is also in the index of full words. */
export const MAX_PREFIX = 12

/** Folds text for searching: lower case, without diacritics, `đ` as `d`. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

/** The words of a text, each once. */
export const wordsOf = (...texts: string[]) => [
  ...new Set(texts.flatMap((text) => fold(text).split(/\s+/).filter(Boolean))),
]

/** The terms that find a user: the prefixes of the email and of each word of the names, and the words that are longer. */
export function searchTerms(email: string, ...names: string[]): { prefixes: string[]; long: string[] } {
  const words = wordsOf(email, ...names).map((word) => [...word])
  const prefixes = words.flatMap((letters) =>
    letters.slice(0, MAX_PREFIX).map((_, index) => letters.slice(0, index + 1).join('')),
  )
  return {
    prefixes: [...new Set(prefixes)],
    long: words.filter(({ length }) => length > MAX_PREFIX).map((letters) => letters.join('')),
  }
}
