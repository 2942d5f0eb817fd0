import { plainText } from '#storybook/search/plain-text.ts'

/** Whether a text contains every word of a search, in any order, with or without diacritics. */
export function matches(text: string, search: string): boolean {
  const heap = plainText(text)
  return plainText(search)
    .split(/\s+/)
    .every((word) => heap.includes(word))
}
