/** How many letters of a word the index of beginnings holds; a longer word stands in the index of whole words too. */
export const PREFIX = 12

/** Text as it is searched: lower case, without diacritics, `đ` as `d`. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

/** The words of a text, each once. */
export const wordsOf = (...texts: string[]) => [
  ...new Set(texts.flatMap((text) => fold(text).split(/\s+/).filter(Boolean))),
]

/** What a user is found by: the beginnings of the email and of each word of the names, and those words that are longer. */
export function searchTerms(email: string, ...names: string[]): { prefixes: string[]; long: string[] } {
  const words = wordsOf(email, ...names).map((word) => [...word])
  const prefixes = words.flatMap((letters) =>
    letters.slice(0, PREFIX).map((_, index) => letters.slice(0, index + 1).join('')),
  )
  return {
    prefixes: [...new Set(prefixes)],
    long: words.filter(({ length }) => length > PREFIX).map((letters) => letters.join('')),
  }
}
