import type { Knex } from 'knex'
import type { Queries } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import type { PageRequest } from '#server/platform/pages.ts'
import { PREFIX, searchTerms, wordsOf } from './search-terms.ts'

// How a search stays quick, whatever it asks for and however many rows there are. For each beginning of a word there is a list
// of the users who have it, in the order of their ids: one word is a walk along its list, newest first. Of several words, one
// list is walked and each user on it looked up on the others. What belongs to users is found through them if they are few;
// else its newest rows are walked, and their owners looked up. A walk on which little is found would be long: it stops after
// so many steps, answers what it found, and the next page goes on from there.
//
// An example: somebody searches the instances for "Nguyễn Khuất", among 300,000 users.
// 1. The words are folded to `nguyen` and `khuat` (`wordsOf`). Neither is longer than the listed beginnings (`PREFIX`): both are short.
// 2. Which word has few users? `rarest` goes FEW / 2 = 750 steps down each list. That of `nguyen` goes on there; that of `khuat`
//    ends sooner, with its 80 users.
// 3. So the owners are these 80, and the page is the newest instances of theirs whose owner is on the list of `nguyen` too.
// "Nguyễn Văn" instead: both lists go on after 750 steps. The newest LOOKUPS / 2 = 1000 instances are walked, and the owner of each is
// looked up on both lists. If 30 fit where the page holds 50, these 30 are answered, and `stoppedAt` is where the 1000 ended.

/**
 * How many users a search looks up at most: with several words, each row that it walks along takes as many. MariaDB looks up
 * some 400 a millisecond.
 */
const LOOKUPS = 2000
/** Up to so many users with a word count as few; with several words, so many fewer. */
const FEW = 1500
/** How many words of a search are compared to find the one that the fewest have; the longest, since they are the rarest. */
const COMPARED = 3

/** Sorts before every id. */
const FIRST = ''
/** Sorts behind everything that begins with the text before it. */
const END = '\uffff'

/** What a search found: one row more than the page holds, if there are more; and where it stopped before its end. */
interface Found {
  /** Newest first. */
  ids: string[]
  stoppedAt: string | null
}

/** Lists a new user under the words of an email and of names, by which the searches below find them. */
export async function listUser(queries: Queries, userId: string, email: string, ...names: string[]): Promise<void> {
  const { prefixes, long } = searchTerms(email, ...names)
  await queries('user_prefixes').insert(prefixes.map((prefix) => ({ prefix, user_id: userId })))
  if (long.length > 0) await queries('user_terms').insert(long.map((term) => ({ term, user_id: userId })))
}

/** Finds the users of `table` by id, or by beginnings of the email and of words of their names, without regard to diacritics. */
export async function findUsers(queries: Queries, table: string, page: PageRequest, search: string): Promise<Found> {
  if (isId(search.trim())) return withId(queries, table, page, search.trim())
  const { short, long } = parse(search)
  if (long.length > 0) {
    const query = onPage(queries(table).whereIn('id', await whoHave(queries, long)), 'id', page)
    return { ids: await idsOf(query.where(areOn(short, `${table}.id`)).select('id')), stoppedAt: null }
  }
  const [only] = short
  if (only === undefined) return { ids: [], stoppedAt: null }
  // Everybody on the list of a single word fits: its walk ends with the page.
  const walked =
    short.length === 1 ? { word: only, end: null } : await rarest(queries, short, page.before, shared(LOOKUPS, short))
  const query = onPage(queries('user_prefixes as list').where('list.prefix', walked.word), 'list.user_id', page)
  query.where('list.user_id', '>=', walked.end ?? FIRST)
  const others = short.filter((word) => word !== walked.word)
  return stopped(await idsOf(query.where(areOn(others, 'list.user_id')).select('list.user_id as id')), page, walked.end)
}

/** What `findOwned` searches: a table whose rows belong to users (`user_id`), with ids that grow with time. */
export interface OwnedTable {
  table: string
  /** Values that rows must have, in columns that an index holds before `id`. */
  only?: Readonly<Record<string, string | null>> | undefined
  /** The column of its network address, if it has one; every address is there once. */
  addressColumn?: string | undefined
}

/** Finds rows that belong to users, among those with the values `only`: by id, by the beginning of an address, or by owner. */
export async function findOwned(
  queries: Queries,
  { table, only = {}, addressColumn }: OwnedTable,
  page: PageRequest,
  search: string,
): Promise<Found> {
  const text = search.trim()
  if (isId(text)) return withId(queries, table, page, text, only)
  if (addressColumn && /^\d+\.[\d.]*$|^[\da-f]*:[\da-f:]*$/i.test(text))
    return withAddress(queries, { table, addressColumn }, page, text.toLowerCase())

  const { short, long } = parse(search)
  const rows = onPage(queries(table).where(only), `${table}.id`, page).select(`${table}.id`)
  if (long.length > 0) {
    const owners = await whoHave(queries, long)
    return {
      ids: await idsOf(rows.whereIn('user_id', owners).where(areOn(short, `${table}.user_id`))),
      stoppedAt: null,
    }
  }
  if (short.length === 0) return { ids: [], stoppedAt: null }
  const listed = await rarest(queries, short, undefined, shared(FEW, short))
  const others = short.filter((word) => word !== listed.word)
  if (listed.end === null) {
    const owners = queries('user_prefixes').where({ prefix: listed.word }).select('user_id')
    return {
      ids: await idsOf(rows.whereIn('user_id', owners).where(areOn(others, `${table}.user_id`))),
      stoppedAt: null,
    }
  }
  const end = await walk(queries(table).where(only), 'id', page.before, shared(LOOKUPS, short))
  rows.where(`${table}.id`, '>=', end ?? FIRST)
  return stopped(await idsOf(rows.where(areOn([listed.word, ...others], `${table}.user_id`))), page, end)
}

const shared = (number: number, words: readonly string[]) => Math.floor(number / words.length)

/** The words of a search: those whose beginnings are listed, and longer ones. */
function parse(search: string): { short: string[]; long: string[] } {
  const words = wordsOf(search)
  // Who has a word that begins with `nguyen` has one that begins with `ng`.
  const needed = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  const isLong = (word: string) => [...word].length > PREFIX
  return { short: needed.filter((word) => !isLong(word)), long: needed.filter(isLong) }
}

const idsOf = async (rows: Promise<{ id: string }[]> | Knex.QueryBuilder): Promise<string[]> =>
  (await rows).map(({ id }: { id: string }) => id)

/** What a walk to `end` found: unless the page is full, the next one begins where it stopped. */
const stopped = (ids: string[], { limit }: PageRequest, end: string | null): Found => ({
  ids,
  stoppedAt: ids.length > limit ? null : end,
})

/** Newest first, from where the page begins, and one more than it holds. */
function onPage(query: Knex.QueryBuilder, column: string, { before, limit }: PageRequest): Knex.QueryBuilder {
  if (before !== undefined) query.where(column, '<', before)
  return query.orderBy(column, 'desc').limit(limit + 1)
}

/** Where one is after so many steps down the ids of a query; null when it ends sooner. */
async function walk(query: Knex.QueryBuilder, column: string, before: string | undefined, steps: number) {
  if (before !== undefined) query.where(column, '<', before)
  const [row] = await query
    .orderBy(column, 'desc')
    .limit(1)
    .offset(steps - 1)
    .select(`${column} as id`)
  return (row?.id as string | undefined) ?? null
}

/**
 * The word on whose list so many steps down from `before` lead furthest, and where they end: null when that is the end of the
 * list.
 */
async function rarest(
  queries: Queries,
  words: readonly string[],
  before: string | undefined,
  steps: number,
): Promise<{ word: string; end: string | null }> {
  let found = { word: '', end: END }
  for (const word of words.toSorted((a, b) => b.length - a.length).slice(0, COMPARED)) {
    const end = await walk(queries('user_prefixes').where({ prefix: word }), 'user_id', before, steps)
    if (end === null) return { word, end }
    if (end < found.end) found = { word, end }
  }
  return found
}

/**
 * A condition: the user whose id stands in `column` is on the lists of all these words. Counted, since there each user is once
 * or not at all: what merely asks whether a row exists, MariaDB turns round, and reads the whole list first.
 */
const areOn = (words: readonly string[], column: string) => (query: Knex.QueryBuilder) => {
  for (const word of words)
    query.whereRaw('(select count(*) from user_prefixes as other where other.prefix = ? and other.user_id = ??) = 1', [
      word,
      column,
    ])
}

/** The users who have all of these longer words. Of a beginning that very many have, only the first ones by alphabet. */
async function whoHave(queries: Queries, words: readonly string[]): Promise<string[]> {
  let found: string[] | undefined
  for (const word of words) {
    const terms = queries('user_terms')
      .where('term', '>=', word)
      .where('term', '<', word + END)
    const ids = new Set(await idsOf(terms.orderBy('term').limit(FEW).select('user_id as id')))
    found = [...(found ?? ids)].filter((id) => ids.has(id))
  }
  return found ?? []
}

async function withId(
  queries: Queries,
  table: string,
  page: PageRequest,
  id: string,
  only: NonNullable<OwnedTable['only']> = {},
): Promise<Found> {
  return { ids: await idsOf(onPage(queries(table).where({ ...only, id }), 'id', page).select('id')), stoppedAt: null }
}

/** What has an address that begins so: looked up if it is few, or else found among the newest. */
async function withAddress(
  queries: Queries,
  { table, addressColumn }: { table: string; addressColumn: string },
  page: PageRequest,
  beginning: string,
): Promise<Found> {
  const range = queries(table)
    .where(addressColumn, '>=', beginning)
    .where(addressColumn, '<', beginning + END)
  const few = await idsOf(range.orderBy(addressColumn).limit(FEW).select('id'))
  if (few.length < FEW) {
    const { before, limit } = page
    const ids = few.filter((id) => before === undefined || id < before).sort((a, b) => (a < b ? 1 : -1))
    return { ids: ids.slice(0, limit + 1), stoppedAt: null }
  }
  const end = await walk(queries(table), 'id', page.before, LOOKUPS)
  // A pattern, which SQLite seeks in no index: the order of the ids is the one to go by here.
  const query = queries(table)
    .where('id', '>=', end ?? FIRST)
    .where(addressColumn, 'like', `${beginning}%`)
  return stopped(await idsOf(onPage(query, 'id', page).select('id')), page, end)
}
