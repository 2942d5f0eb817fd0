import { revenueOf } from '#server/features/stats/counters-store.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import { withoutHurry } from '#server/platform/db/time-allowed.ts'
import { idOf } from '#server/platform/ids.ts'
import type { PageRequest } from '#server/platform/pages.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { featuresOn, openFromOutside } from './wallets.ts'

/** Something that was asked for, with how long it took in milliseconds, by our way and by the usual one. */
export interface Asked {
  name: string
  /** The same over HTTP. */
  path: string
  times: number[]
  /** Empty where the usual way was not asked. */
  peer: number[]
  /** The usual way was stopped before it had an answer. */
  isPeerStopped: boolean
  /** The shortest question there is: how long it takes to ask for anything. */
  limit: number[]
  /** At most so many milliseconds for half of them. */
  goal: number
  /** The plans among those of its statements that read a table from end to end. */
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

/** The searches that the usual way is asked for as well: each reads all rows, and takes seconds at a million. */
const asPeersToo = ['a common word', 'a word of some', 'nobody', 'an id']

/** What is searched for: common and rare, alone and together, whole and begun, there and not there. */
const words = {
  'a common word': 'nguyen',
  'a word with diacritics': 'Nguyễn',
  'one letter': 'n',
  'two common words': 'nguyen van',
  'two common words that few share': 'nguyen tran',
  'two letters': 'n t',
  'a word of some': 'doan',
  'two rare words': 'ton that',
  'the beginning of an email': 'mai.nguyen1',
  'a whole email': demoAccounts.customer.email,
  nobody: 'khongcoai',
  'nobody, with a common word': 'nguyen khongcoai',
}

/** A statement before it is sent. */
interface Built {
  toSQL(): { toNative(): { sql: string; bindings: readonly unknown[] } }
}

/** A question before it is asked. */
interface Question {
  name: string
  path: string
  goal: number
  ours(): Promise<unknown>
  /** The statements of the usual way, if it is to be asked. */
  peer?(): Built[]
}

const listGoal = 10
const statsGoal = 5

/** How long the usual way may take altogether for one question, in milliseconds; it is asked once at least. */
const PATIENCE = 2000
/** When MariaDB is to stop it, in seconds. SQLite cannot be stopped. */
const MOST = 10
/** And for all questions together, in milliseconds: then the rest is asked in our way alone. */
const ALTOGETHER = 180_000

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Asks a database for pages, searches and figures as the server does, `rounds` times each, and by OFFSET and LIKE if `withPeers`. */
export async function askDatabase(url: string, rounds: number, withPeers: boolean): Promise<Asked[]> {
  const database = openFromOutside(url)
  const { queries } = database
  let spentOnPeers = 0
  /** Once the usual way; false when it was stopped. */
  async function askPeer(statements: Built[]): Promise<boolean> {
    const stopping = database.dialect === 'mysql' ? `SET STATEMENT max_statement_time = ${MOST} FOR ` : ''
    try {
      for (const statement of statements) {
        const { sql, bindings } = statement.toSQL().toNative()
        await queries.raw(stopping + sql, [...bindings] as never)
      }
      return true
    } catch (error) {
      if (/max_statement_time/.test(String(error))) return false
      throw error
    }
  }

  async function ask({ name, path, goal, ours, peer }: Question): Promise<Asked> {
    const sent = recordStatements(database)
    await ours()
    const faults: string[] = []
    for (const statement of sent.stop()) faults.push(...(await planFaults(database, statement)))
    // Which sorting is of few rows is known in server/plans.test.ts.
    const scans = faults.filter((fault) => /^(?:SCAN|ALL|index) /.test(fault))

    const asked: Asked = { name, path, goal, scans, times: [], limit: [], peer: [], isPeerStopped: false }
    for (let round = 0; round < rounds; round += 1) {
      asked.limit.push(await took(() => database.ping()))
      asked.times.push(await took(ours))
      const spent = asked.peer.reduce((sum, time) => sum + time, 0)
      const isPatient = spentOnPeers < ALTOGETHER && spent < PATIENCE && !asked.isPeerStopped
      if (!withPeers || !peer || !isPatient) continue
      const time = await took(async () => {
        asked.isPeerStopped = !(await askPeer(peer()))
      })
      asked.peer.push(time)
      spentOnPeers += time
      // What so many rows have pushed out of the caches comes back before the next round: a first page's peer reads few.
      await ours()
    }
    return asked
  }

  try {
    return await withoutHurry(async () => {
      const asked: Asked[] = []
      for (const question of await questionsOn(database)) asked.push(await ask(question))
      return asked
    })
  } finally {
    await database.close()
  }
}

async function questionsOn(database: Database): Promise<Question[]> {
  const { queries } = database
  const { stores } = featuresOn(database)
  const questions: Question[] = []
  for (const table of Object.keys(paths) as Table[]) {
    const list = (before: string | undefined, search?: string) => {
      const page: PageRequest = { limit: LIMIT, before }
      return stores[table].list(queries, page, search)
    }
    const { count, middle, last } = await placesOf(queries, table)
    const pages = {
      first: [undefined, 0],
      middle: [middle, Math.floor(count / 2)],
      last: [last, count - LIMIT],
    } as const
    for (const [name, [before, offset]] of Object.entries(pages)) {
      const cursor = before === undefined ? '' : `?cursor=${Buffer.from(before).toString('base64url')}`
      questions.push({
        name: `${table}, ${name} page`,
        path: `/api/admin/${paths[table]}${cursor}`,
        goal: listGoal,
        ours: () => list(before),
        peer: () => [usualPage(queries, table).limit(LIMIT).offset(offset)],
      })
    }
    const newest = await queries(table).orderBy('id', 'desc').offset(LIMIT).first('id')
    const more =
      table === 'instances' ? { 'the beginning of an address': '100.64.', 'a whole address': '100.64.0.0' } : {}
    for (const [name, search] of Object.entries({ ...words, 'an id': newest.id as string, ...more })) {
      questions.push({
        name: `${table}, ${name}`,
        path: `/api/admin/${paths[table]}?q=${encodeURIComponent(search)}`,
        goal: listGoal,
        ours: () => list(undefined, search),
        ...(asPeersToo.includes(name) && { peer: () => [usualSearch(queries, table, search)] }),
      })
    }
  }
  const month = revenueOf(Date.parse('2026-10-15'))
  const names = ['users', 'activeUsers', 'balance', 'vps', 'activeVps', 'revenue', month] as const
  questions.push({
    name: 'stats',
    path: '/api/admin/stats',
    goal: statsGoal,
    ours: () => stores.counters.read(queries, names),
    peer: () => usualStats(queries),
  })
  return questions
}

/** How many rows there are, and where the page in the middle and the last one begin. */
async function placesOf(queries: Queries, table: Table) {
  const total = await queries(table).count({ rows: '*' }).first()
  const ascending = () => queries(table).orderBy('id')
  const oldest: { id: string } = await ascending().first('id')
  const newest: { id: string } = await queries(table).orderBy('id', 'desc').first('id')
  const timeOf = ({ id }: { id: string }) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  const middle = idOf(Math.floor((timeOf(oldest) + timeOf(newest)) / 2), 0, '8000000000000000')
  const last: { id: string } = await ascending().offset(LIMIT).first('id')
  return { count: Number(total?.rows), middle, last: last.id }
}

/** A list as most would write it. */
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

/** A search as most would write it: the text anywhere in any column. */
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

/** The figures as most would write them: counted and added up each time. */
const usualStats = (queries: Queries) => [
  queries('users').count({ total: '*' }).sum({ active: 'is_active' }),
  queries('accounts').where({ kind: 'wallet' }).sum('balance'),
  queries('instances').count({ total: '*' }),
  queries('instances').where({ status: 'active' }).count({ total: '*' }),
  queries('transactions').whereIn('type', ['payment', 'refund']).where({ status: 'completed' }).sum('amount'),
]
