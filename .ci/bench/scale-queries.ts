import { revenueOf } from '#server/features/stats/counters-store.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import { allowSlowStatements } from '#server/platform/db/deadline.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import { idOf } from '#server/platform/ids.ts'
import type { PageRequest } from '#server/platform/pages.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { featuresOn, openExisting } from './wallets.ts'

/** The times of a query in milliseconds: with our implementation, and with the usual one as the reference. */
export interface QueryResult {
  name: string
  /** The same query over HTTP. */
  path: string
  times: number[]
  /** Empty if the reference was not run. */
  reference: number[]
  /** Whether the reference was stopped before it finished. */
  isReferenceStopped: boolean
  /** The times of the shortest possible query, `select 1`. */
  limit: number[]
  /** The largest median that meets the goal. */
  goal: number
  /** The query plans that read an entire table. */
  scans: string[]
}

type Table = 'users' | 'instances' | 'transactions' | 'tickets'
const paths: Record<Table, string> = {
  users: 'users',
  instances: 'vps',
  transactions: 'transactions',
  tickets: 'tickets',
}
const LIMIT = 50

/** The searches that are also run as a reference: each reads all rows, and takes seconds with a million users. */
const searchesWithReference = ['a common word', 'an uncommon word', 'no match', 'an id']

/** The search terms: common and rare words, alone and combined, complete and prefixes, with and without matches. */
const words = {
  'a common word': 'nguyen',
  'a word with diacritics': 'Nguyễn',
  'one letter': 'n',
  'two common words': 'nguyen van',
  'two common words that few share': 'nguyen tran',
  'two letters': 'n t',
  'an uncommon word': 'doan',
  'two rare words': 'ton that',
  'the beginning of an email': 'mai.nguyen1',
  'a complete email': demoAccounts.customer.email,
  'no match': 'khongcoai',
  'no match, with a common word': 'nguyen khongcoai',
}

/** A statement before it is sent. */
interface Built {
  toSQL(): { toNative(): { sql: string; bindings: readonly unknown[] } }
}

/** A query to measure. */
interface Query {
  name: string
  path: string
  goal: number
  ours(): Promise<unknown>
  /** The statements of the usual implementation, if it is measured too. */
  reference?(): Built[]
}

const listGoal = 10
const statsGoal = 5

/** The total time for the reference of one query, in milliseconds; it runs at least once. */
const REFERENCE_MS = 2000
/** The timeout of a reference statement on MariaDB, in seconds. SQLite has none. */
const STATEMENT_TIMEOUT_S = 10
/** The total time for all references, in milliseconds: after it, only our implementation is measured. */
const ALL_REFERENCES_MS = 180_000

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Measures lists, searches and statistics with the server's stores, `rounds` times each, and with OFFSET and LIKE if `withReferences`. */
export async function measureDatabase(url: string, rounds: number, withReferences: boolean): Promise<QueryResult[]> {
  const database = openExisting(url)
  const { queries } = database
  let spentOnReferences = 0
  /** Runs the reference once; false if it was stopped. */
  async function runReference(statements: Built[]): Promise<boolean> {
    const timeout = database.dialect === 'mysql' ? `SET STATEMENT max_statement_time = ${STATEMENT_TIMEOUT_S} FOR ` : ''
    try {
      for (const statement of statements) {
        const { sql, bindings } = statement.toSQL().toNative()
        await queries.raw(timeout + sql, [...bindings] as never)
      }
      return true
    } catch (error) {
      if (/max_statement_time/.test(String(error))) return false
      throw error
    }
  }

  async function measure({ name, path, goal, ours, reference }: Query): Promise<QueryResult> {
    const sent = recordStatements(database)
    await ours()
    const faults: string[] = []
    for (const statement of sent.stop()) faults.push(...(await planFaults(database, statement)))
    // Sorts are left to server/testing/whole/plans.test.ts, which knows which of them have few rows.
    const scans = faults.filter((fault) => /^(?:SCAN|ALL|index) /.test(fault))

    const result: QueryResult = {
      name,
      path,
      goal,
      scans,
      times: [],
      limit: [],
      reference: [],
      isReferenceStopped: false,
    }
    for (let round = 0; round < rounds; round += 1) {
      result.limit.push(await timeOf(() => database.ping()))
      result.times.push(await timeOf(ours))
      const spent = result.reference.reduce((sum, time) => sum + time, 0)
      const hasTime = spentOnReferences < ALL_REFERENCES_MS && spent < REFERENCE_MS && !result.isReferenceStopped
      if (!withReferences || !reference || !hasTime) continue
      const time = await timeOf(async () => {
        result.isReferenceStopped = !(await runReference(reference()))
      })
      result.reference.push(time)
      spentOnReferences += time
      // The reference may have read so many rows that ours are no longer cached: refill the caches before the next round.
      await ours()
    }
    return result
  }

  try {
    return await allowSlowStatements(async () => {
      const results: QueryResult[] = []
      for (const query of await queriesOn(database)) results.push(await measure(query))
      return results
    })
  } finally {
    await database.close()
  }
}

async function queriesOn(database: Database): Promise<Query[]> {
  const { queries } = database
  const { stats, users, vps, wallet, tickets } = featuresOn(database)
  const stores = {
    users: users.store,
    instances: vps.instances,
    transactions: wallet.transactions,
    tickets: tickets.store,
  }
  const toMeasure: Query[] = []
  for (const table of Object.keys(paths) as Table[]) {
    const list = (before: string | undefined, search?: string) => {
      const page: PageRequest = { limit: LIMIT, before }
      return stores[table].list(queries, page, search)
    }
    const { count, middle, last } = await pageStarts(queries, table)
    const pages = {
      first: [undefined, 0],
      middle: [middle, Math.floor(count / 2)],
      last: [last, count - LIMIT],
    } as const
    for (const [name, [before, offset]] of Object.entries(pages)) {
      const cursor = before === undefined ? '' : `?cursor=${Buffer.from(before).toString('base64url')}`
      toMeasure.push({
        name: `${table}, ${name} page`,
        path: `/api/admin/${paths[table]}${cursor}`,
        goal: listGoal,
        ours: () => list(before),
        reference: () => [usualPage(queries, table).limit(LIMIT).offset(offset)],
      })
    }
    const newest = await queries(table).orderBy('id', 'desc').offset(LIMIT).first('id')
    const more =
      table === 'instances' ? { 'the beginning of an address': '100.64.', 'a complete address': '100.64.0.0' } : {}
    for (const [name, search] of Object.entries({ ...words, 'an id': newest.id as string, ...more })) {
      toMeasure.push({
        name: `${table}, ${name}`,
        path: `/api/admin/${paths[table]}?q=${encodeURIComponent(search)}`,
        goal: listGoal,
        ours: () => list(undefined, search),
        ...(searchesWithReference.includes(name) && { reference: () => [usualSearch(queries, table, search)] }),
      })
    }
  }
  const month = revenueOf(Date.parse('2026-10-15'))
  const names = ['users', 'activeUsers', 'balance', 'vps', 'activeVps', 'revenue', month] as const
  toMeasure.push({
    name: 'stats',
    path: '/api/admin/stats',
    goal: statsGoal,
    ours: () => stats.counters.read(queries, names),
    reference: () => usualStats(queries),
  })
  return toMeasure
}

/** The number of rows, and the ids at which the middle page and the last page begin. */
async function pageStarts(queries: Queries, table: Table) {
  const total = await queries(table).count({ rows: '*' }).first()
  const ascending = () => queries(table).orderBy('id')
  const oldest: { id: string } = await ascending().first('id')
  const newest: { id: string } = await queries(table).orderBy('id', 'desc').first('id')
  const timeOf = ({ id }: { id: string }) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  const middle = idOf(Math.floor((timeOf(oldest) + timeOf(newest)) / 2), 0, '8000000000000000')
  const last: { id: string } = await ascending().offset(LIMIT).first('id')
  return { count: Number(total?.rows), middle, last: last.id }
}

/** The usual query for a list. */
const usualPage = (queries: Queries, table: Table) =>
  table === 'users'
    ? queries('users')
        .join('accounts', 'accounts.id', 'users.id')
        .select('users.*', 'accounts.balance')
        .orderBy('users.id', 'desc')
    : queries(table)
        .join('users', 'users.id', `${table}.user_id`)
        .select(`${table}.*`, 'users.email')
        .orderBy(`${table}.id`, 'desc')

/** The usual query for a search: the text anywhere in any column. */
function usualSearch(queries: Queries, table: Table, search: string) {
  const columns = ['users.email', 'users.first_name', 'users.last_name', `${table}.id`]
  if (table === 'instances') columns.push('instances.ip_address')
  const query = usualPage(queries, table).limit(LIMIT)
  for (const word of search.split(' '))
    query.where((either) => {
      for (const column of columns) either.orWhere(column, 'like', `%${word}%`)
    })
  return query
}

/** The usual queries for statistics: counts and sums over all rows, each time. */
const usualStats = (queries: Queries) => [
  queries('users').count({ total: '*' }).sum({ active: 'is_active' }),
  queries('accounts').where({ kind: 'wallet' }).sum('balance'),
  queries('instances').count({ total: '*' }),
  queries('instances').where({ status: 'active' }).count({ total: '*' }),
  queries('transactions').whereIn('type', ['payment', 'refund']).where({ status: 'completed' }).sum('amount'),
]
