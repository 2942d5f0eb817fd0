import type { Knex } from 'knex'
import { type NumberedKind, parseRecordNumber } from '#contracts/rules/record-number.ts'
import { createTable, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { NumberSource } from '#server/platform/db/numbered-table-store.ts'
import { isId } from '#server/platform/ids.ts'
import type { PageRequest } from '#server/platform/pages.ts'
import { MAX_PREFIX, searchedWords, searchTerms } from './search-terms.ts'

// How a search stays fast, for any words and any number of rows. `user_prefixes` has a list for each prefix of a word: the users
// who have such a word, ordered by id. A search for one word scans its list, newest first. A search for several words scans one
// list and looks up each user in the others. Rows that belong to users are found through their owners if there are few owners;
// else the newest rows are scanned and their owners looked up. A scan with few matches would take long, so it stops after a
// fixed number of rows and returns what it has found; the next page continues from there.
//
// An example: an admin searches the instances for "Nguyễn Khuất", among 300,000 users.
// 1. The words are folded to `nguyen` and `khuat` (`searchedWords`). Neither is longer than the listed prefixes (`MAX_PREFIX`): both are short.
// 2. Which word has few users? `rarest` reads entry number FEW / 2 = 750 of each list. The list of `nguyen` has one; the list of
//    `khuat` ends before, after its 80 users.
// 3. So the owners are these 80, and the page has their newest instances, if the owner is in the list of `nguyen`, too.
// With "Nguyễn Văn", both lists have 750 entries or more. So the newest MAX_LOOKUPS / 2 = 1000 instances are scanned, and each
// owner is looked up in both lists. If 30 match on a page of 50, these 30 are returned, and `stoppedAt` is the last of the 1000.

/**
 * The number of users that a search looks up at most. With several words, each scanned row takes one lookup per word. MariaDB
 * does about 400 lookups per millisecond.
 */
const MAX_LOOKUPS = 2000
/** A word with up to this many users counts as rare. With several words, this is divided by their number. */
const FEW = 1500
/** The number of words that `rarest` compares: the longest ones, since they tend to be the rarest. */
const MAX_COMPARED = 3

/** Sorts before every id. */
const FIRST = ''
/** Appended to a prefix, sorts after everything that begins with that prefix. */
const END = '\uffff'

/** The result of a search: one id more than fits on the page, if there are more; and where the scan stopped, if it did. */
interface Found {
  /** Newest first. */
  ids: string[]
  stoppedAt: string | null
}

/** The lists of the short words. */
export const userPrefixesTable = createTable('user_prefixes', { prefix: varchar('prefix'), userId: varchar('user_id') })
/** The lists of the long words. */
export const userTermsTable = createTable('user_terms', { term: varchar('term'), userId: varchar('user_id') })

/** Adds a new user to the lists of the words of an email and of names, so that the searches below find them. */
export async function indexUser(queries: Queries, userId: string, email: string, ...names: string[]): Promise<void> {
  const { prefixes, long } = searchTerms(email, ...names)
  await queries('user_prefixes').insert(prefixes.map((prefix) => ({ prefix, user_id: userId })))
  if (long.length > 0) await queries('user_terms').insert(long.map((term) => ({ term, user_id: userId })))
}

/** Takes a user off the lists of the words of an email and of names, before others take their place. */
export async function unindexUser(queries: Queries, userId: string, email: string, ...names: string[]): Promise<void> {
  const { prefixes, long } = searchTerms(email, ...names)
  await queries('user_prefixes').where({ user_id: userId }).whereIn('prefix', prefixes).delete()
  if (long.length > 0) await queries('user_terms').where({ user_id: userId }).whereIn('term', long).delete()
}

/** A table whose records have numbers that people say. */
export interface SearchedTable {
  name: string
  numbers: NumberSource
}

/** Finds the users of a table by id, number, or prefixes of the email and of the words of their names, ignoring diacritics. */
export async function findUsers(
  queries: Queries,
  table: SearchedTable,
  page: PageRequest,
  search: string,
): Promise<Found> {
  if (isId(search.trim())) return withId(queries, table.name, page, search.trim())
  const numbered = await idByNumber(queries, { table, kind: 'user' }, search)
  return including(numbered, await findUsersByWords(queries, table.name, page, search), page)
}

async function findUsersByWords(queries: Queries, table: string, page: PageRequest, search: string): Promise<Found> {
  const { short, long } = parse(search)
  if (long.length > 0) {
    const query = onPage(queries(table).whereIn('id', await usersWithAll(queries, long)), 'id', page)
    return { ids: await idsOf(query.where(inLists(short, `${table}.id`)).select('id')), stoppedAt: null }
  }
  const [only] = short
  if (only === undefined) return { ids: [], stoppedAt: null }
  // With a single word, every user in its list matches: the scan ends when the page is full.
  const scanned =
    short.length === 1
      ? { word: only, end: null }
      : await rarest(queries, short, page.before, perWord(MAX_LOOKUPS, short))
  const query = onPage(queries('user_prefixes as list').where('list.prefix', scanned.word), 'list.user_id', page)
  query.where('list.user_id', '>=', scanned.end ?? FIRST)
  const others = short.filter((word) => word !== scanned.word)
  const ids = await idsOf(query.where(inLists(others, 'list.user_id')).select('list.user_id as id'))
  return scanResult(ids, page, scanned.end)
}

/** A table for `findOwned`: its rows belong to users (`user_id`), and have ids that grow with time. */
export interface OwnedTable {
  table: SearchedTable
  /** The kind of its records' numbers. */
  kind: NumberedKind
  /** Values that rows must have, in columns that precede `id` in an index. */
  only?: Readonly<Record<string, string | null>> | undefined
  /** The column of the IP address, if the table has one. Addresses are unique. */
  addressColumn?: string | undefined
}

/**
 * Finds rows that belong to users, among those with the values `only`: by id, by number, by a prefix of the IP address, or by
 * owner.
 */
export async function findOwned(
  queries: Queries,
  owned: OwnedTable,
  page: PageRequest,
  search: string,
): Promise<Found> {
  const text = search.trim()
  if (isId(text)) return withId(queries, owned.table.name, page, text, owned.only)
  const numbered = await idByNumber(queries, owned, text)
  return including(numbered, await findOwnedByWords(queries, owned, page, text), page)
}

/** The id of the record that has the number in a search; null when that is not a number, or when there is none. */
async function idByNumber(
  queries: Queries,
  { table, kind, only }: Pick<OwnedTable, 'table' | 'kind' | 'only'>,
  search: string,
): Promise<string | null> {
  const typed = parseRecordNumber(search, kind)
  if (!typed || (typed.kind !== null && typed.kind !== kind)) return null
  const { table: numbers, idColumn } = table.numbers
  const row = await queries(numbers).where({ number: typed.number }).first(`${idColumn} as id`)
  if (!row || !only) return row?.id ?? null
  return (
    (
      await queries(table.name)
        .where({ ...only, [`${table.name}.id`]: row.id })
        .first(`${table.name}.id`)
    )?.id ?? null
  )
}

/** What was found, and the record with the searched number in its place, if it belongs on this page. */
function including(id: string | null, { ids, stoppedAt }: Found, { before, limit }: PageRequest): Found {
  const isHere = id !== null && (before === undefined || id < before) && (stoppedAt === null || id >= stoppedAt)
  if (!isHere || ids.includes(id)) return { ids, stoppedAt }
  return { ids: [...ids, id].sort((a, b) => (a < b ? 1 : -1)).slice(0, limit + 1), stoppedAt }
}

async function findOwnedByWords(
  queries: Queries,
  { table: { name: table }, only = {}, addressColumn }: OwnedTable,
  page: PageRequest,
  text: string,
): Promise<Found> {
  if (addressColumn && /^\d+\.[\d.]*$|^[\da-f]*:[\da-f:]*$/i.test(text))
    return withAddressPrefix(queries, { table, addressColumn }, page, text.toLowerCase())

  const { short, long } = parse(text)
  const rows = onPage(queries(table).where(only), `${table}.id`, page).select(`${table}.id`)
  if (long.length > 0) {
    const owners = await usersWithAll(queries, long)
    return {
      ids: await idsOf(rows.whereIn('user_id', owners).where(inLists(short, `${table}.user_id`))),
      stoppedAt: null,
    }
  }
  if (short.length === 0) return { ids: [], stoppedAt: null }
  const rare = await rarest(queries, short, undefined, perWord(FEW, short))
  const others = short.filter((word) => word !== rare.word)
  if (rare.end === null) {
    const owners = queries('user_prefixes').where({ prefix: rare.word }).select('user_id')
    return {
      ids: await idsOf(rows.whereIn('user_id', owners).where(inLists(others, `${table}.user_id`))),
      stoppedAt: null,
    }
  }
  const end = await scanEnd(queries(table).where(only), 'id', page.before, perWord(MAX_LOOKUPS, short))
  rows.where(`${table}.id`, '>=', end ?? FIRST)
  return scanResult(await idsOf(rows.where(inLists([rare.word, ...others], `${table}.user_id`))), page, end)
}

const perWord = (total: number, words: readonly string[]) => Math.floor(total / words.length)

/** The words of a search: short ones, which are listed as prefixes, and longer ones. */
function parse(search: string): { short: string[]; long: string[] } {
  const words = searchedWords(search)
  // A user with a word that begins with `nguyen` also has one that begins with `ng`.
  const needed = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  const isLong = (word: string) => [...word].length > MAX_PREFIX
  return { short: needed.filter((word) => !isLong(word)), long: needed.filter(isLong) }
}

const idsOf = async (rows: Promise<{ id: string }[]> | Knex.QueryBuilder): Promise<string[]> =>
  (await rows).map(({ id }: { id: string }) => id)

/** The result of a scan that stopped at `end`: unless the page is full, the next page begins there. */
const scanResult = (ids: string[], { limit }: PageRequest, end: string | null): Found => ({
  ids,
  stoppedAt: ids.length > limit ? null : end,
})

/** Limits a query to a page: newest first, from where the page begins, and one row more than fits. */
function onPage(query: Knex.QueryBuilder, column: string, { before, limit }: PageRequest): Knex.QueryBuilder {
  if (before !== undefined) query.where(column, '<', before)
  return query.orderBy(column, 'desc').limit(limit + 1)
}

/** The id of row number `count` of a query, newest first; null when there are fewer rows. */
async function scanEnd(query: Knex.QueryBuilder, column: string, before: string | undefined, count: number) {
  if (before !== undefined) query.where(column, '<', before)
  const [row] = await query
    .orderBy(column, 'desc')
    .limit(1)
    .offset(count - 1)
    .select(`${column} as id`)
  return (row?.id as string | undefined) ?? null
}

/**
 * The rarest word: the one for which `count` entries of its list, from `before` on, reach back furthest. `end` is the last of
 * these entries, or null when the list has fewer.
 */
async function rarest(
  queries: Queries,
  words: readonly string[],
  before: string | undefined,
  count: number,
): Promise<{ word: string; end: string | null }> {
  let found = { word: '', end: END }
  for (const word of words.toSorted((a, b) => b.length - a.length).slice(0, MAX_COMPARED)) {
    const end = await scanEnd(queries('user_prefixes').where({ prefix: word }), 'user_id', before, count)
    if (end === null) return { word, end }
    if (end < found.end) found = { word, end }
  }
  return found
}

/**
 * A condition: the user whose id is in `column` is in the lists of all these words. It uses `count`, which is 0 or 1, instead of
 * `exists`: MariaDB would reorder an `exists`, and read the entire list first.
 */
const inLists = (words: readonly string[], column: string) => (query: Knex.QueryBuilder) => {
  for (const word of words)
    query.whereRaw('(select count(*) from user_prefixes as other where other.prefix = ? and other.user_id = ??) = 1', [
      word,
      column,
    ])
}

/** The users with all of these longer words. If very many have a word, only the first `FEW` in alphabetical order. */
async function usersWithAll(queries: Queries, words: readonly string[]): Promise<string[]> {
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

/** Finds the rows whose address has this prefix: through the address index if there are few, else by a scan of the newest. */
async function withAddressPrefix(
  queries: Queries,
  { table, addressColumn }: { table: string; addressColumn: string },
  page: PageRequest,
  prefix: string,
): Promise<Found> {
  const range = queries(table)
    .where(addressColumn, '>=', prefix)
    .where(addressColumn, '<', prefix + END)
  const few = await idsOf(range.orderBy(addressColumn).limit(FEW).select('id'))
  if (few.length < FEW) {
    const { before, limit } = page
    const ids = few.filter((id) => before === undefined || id < before).sort((a, b) => (a < b ? 1 : -1))
    return { ids: ids.slice(0, limit + 1), stoppedAt: null }
  }
  const end = await scanEnd(queries(table), 'id', page.before, MAX_LOOKUPS)
  // `like` keeps SQLite from using the address index: the rows are to be read in the order of their ids here.
  const query = queries(table)
    .where('id', '>=', end ?? FIRST)
    .where(addressColumn, 'like', `${prefix}%`)
  return scanResult(await idsOf(onPage(query, 'id', page).select('id')), page, end)
}
