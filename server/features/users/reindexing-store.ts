import { searchTerms, type Terms, termsOf } from '#server/features/search/search-terms.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import { beginProgress, progressOf } from '#server/platform/number-series-store.ts'

/** The progress that says that all users have the terms of this version. */
const SEARCH_WORDS = 'search-words'

/** The number of users that are read at once. */
const BATCH = 1000

interface Row {
  id: string
  email_norm: string
  first_name: string
  last_name: string
}

/** The terms that earlier versions stored. */
const formerTerms = (...texts: string[]) =>
  termsOf([
    ...new Set(
      texts.flatMap((text) =>
        text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').split(/\s+/).filter(Boolean),
      ),
    ),
  ])

/** Whether all users have the terms of this version. */
export const areIndexed = async (tx: DbTransaction): Promise<boolean> => (await progressOf(tx, SEARCH_WORDS)) !== null

/** Remembers that all users have the terms of this version. */
export const setIndexed = (tx: DbTransaction): Promise<void> => beginProgress(tx, SEARCH_WORDS)

/** Replaces the terms of the users whom earlier versions stored with others than `searchTerms`. */
export async function replaceFormerTerms(tx: DbTransaction): Promise<void> {
  for (let after = ''; ; ) {
    const rows: Row[] = await tx('users')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'email_norm', 'first_name', 'last_name')
    for (const { id, email_norm, first_name, last_name } of rows) {
      const former = formerTerms(email_norm, first_name, last_name)
      const terms = searchTerms(email_norm, first_name, last_name)
      if (JSON.stringify(former) !== JSON.stringify(terms)) await replaceTerms(tx, id, former, terms)
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

async function replaceTerms(tx: DbTransaction, userId: string, former: Terms, terms: Terms): Promise<void> {
  const lists = [
    ['user_prefixes', 'prefix', former.prefixes, terms.prefixes],
    ['user_terms', 'term', former.long, terms.long],
  ] as const
  for (const [table, column, before, now] of lists) {
    // Both are kept, since a server of the new version may have written some.
    const all = [...new Set([...before, ...now])]
    if (all.length > 0) await tx(table).where({ user_id: userId }).whereIn(column, all).delete()
    if (now.length > 0) await tx(table).insert(now.map((term) => ({ [column]: term, user_id: userId })))
  }
}
