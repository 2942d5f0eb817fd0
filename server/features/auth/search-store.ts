import type { Knex } from 'knex'

/** Text as it is searched: lower case, without diacritics, `đ` as `d`. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

const words = (text: string) => fold(text).split(/\s+/).filter(Boolean)

/** The words that a user is found by: the email, and each word of the names. */
export const searchTerms = (email: string, ...names: string[]) => [
  ...new Set([...words(email), ...names.flatMap(words)]),
]

/** Sorts behind every word that begins with the text before it. */
const END = '\uffff'

/**
 * A condition for a list: the owner, whose id stands in `column`, has for each word of `search` a term that begins with
 * it. Ranges of an index, whatever the number of users.
 */
export function matchOwner(column: string, search: string): Knex.QueryCallback {
  return (query) => {
    const wanted = words(search)
    if (wanted.length === 0) query.whereRaw('1 = 0')
    for (const word of wanted) {
      query.whereIn(column, (terms) =>
        terms
          .select('user_id')
          .from('user_terms')
          .where('term', '>=', word)
          .where('term', '<', word + END),
      )
    }
  }
}
