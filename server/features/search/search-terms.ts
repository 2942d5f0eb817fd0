import { emailAddress } from '#contracts/rules/email-address.ts'
import { folded } from '#contracts/rules/folded.ts'

/** The length of the longest prefix in the index of prefixes. A longer word is also in the index of full words. */
export const MAX_PREFIX = 12
/** The length of the column: folding makes several letters of some, such as ﷺ, and MariaDB would refuse what SQLite takes. */
const MAX_TERM = 254

const splitAtSpaces = (text: string) => folded(text).split(/\s+/).filter(Boolean)

/** A word without hyphens and apostrophes, which many leave out. */
const joined = (word: string) => word.replaceAll(/[-']/g, '')

/** A word, or each of its characters in Chinese: names have no spaces there. */
const charactersOf = (word: string) => word.split(/(?<=\p{Script=Han})|(?=\p{Script=Han})/u).filter(Boolean)

/** The words that a search looks for, each once. */
export const searchedWords = (search: string) => [
  ...new Set(splitAtSpaces(emailAddress(search) ?? search).flatMap((word) => charactersOf(joined(word)))),
]

/**
 * The words that a user is found by, each once: those of a search, and of names also the parts. So O'Brien is found as `obrien` and `brien`, and
 * Nguyễn-Trần as `nguyentran` and `tran`.
 */
const foundBy = (email: string, names: readonly string[]) => [
  ...new Set([
    ...splitAtSpaces(email).map(joined),
    ...names
      .flatMap(splitAtSpaces)
      .flatMap((word) => [joined(word), ...word.replaceAll("'", '').split('-'), ...word.split(/[-']/)])
      .flatMap(charactersOf),
  ]),
]

/** What is stored of a user: the prefixes of words, and the words that are longer than the longest prefix. */
export interface Terms {
  prefixes: string[]
  long: string[]
}

/** The terms that find a user: the prefixes of the email and of each word of the names, and the words that are longer. */
export const searchTerms = (email: string, ...names: string[]): Terms => termsOf(foundBy(email, names))

/** The terms of words. */
export function termsOf(found: readonly string[]): Terms {
  const words = found.map((word) => [...word].slice(0, MAX_TERM))
  const prefixes = words.flatMap((letters) =>
    letters.slice(0, MAX_PREFIX).map((_, index) => letters.slice(0, index + 1).join('')),
  )
  return {
    prefixes: [...new Set(prefixes)],
    long: words.filter(({ length }) => length > MAX_PREFIX).map((letters) => letters.join('')),
  }
}
