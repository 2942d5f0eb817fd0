import { addMonths, startOfMonth } from '#contracts/rules/calendar.ts'
import { type DbTransaction, type Queries, RepeatTransaction, whole } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/**
 * What the back-office counts. `balance` is what all wallets hold and `revenue` payments less refunds, in whole dong;
 * `revenue:<moment>` is the part of a month of Asia/Ho_Chi_Minh, named by its first moment in milliseconds.
 */
export type CounterName = 'users' | 'activeUsers' | 'vps' | 'activeVps' | 'balance' | 'revenue' | `revenue:${number}`

export type Counts = Partial<Record<CounterName, number>>

/** The counter of the month that holds `at`. */
export const revenueOf = (at: number) => `revenue:${startOfMonth(at)}` as const

/**
 * Figures that are kept up to date with what they count, in the same transaction, so that nobody adds up a million rows to
 * show them. Each is spread over several rows: transactions that count at the same time seldom wait for each other.
 */
export interface Counters {
  /** Adds to counters. The last thing but inserts that a transaction does, so that others wait for it as briefly as can be. */
  add(transaction: DbTransaction, changes: Counts): Promise<void>
  /** The counters that are asked for; 0 for one that never counted. */
  read<Name extends CounterName>(queries: Queries, names: readonly Name[]): Promise<Record<Name, number>>
}

/** The name of a row that counts nothing, and is there once the counters were filled. */
const FILLED = 'filled'
/** Over how many rows a counter is spread. */
const SHARDS = 16

export function createCounters({ random }: { random: () => number }): Counters {
  return {
    async add(transaction, changes) {
      const shard = Math.floor(random() * SHARDS)
      const names = (Object.keys(changes) as CounterName[]).filter((name) => changes[name] !== 0)
      if (names.length === 0) return
      // All in one statement, which takes them in the order of their key: two transactions never wait for each other.
      const rows = () => transaction('counters').where({ shard }).whereIn('name', names)
      const cases = names.map(() => 'WHEN ? THEN ?').join(' ')
      const values = names.flatMap((name) => [name, changes[name] ?? 0])
      const changed = await rows().update({ value: transaction.raw(`value + CASE name ${cases} END`, values) })
      if (changed === names.length) return
      const there = new Set<CounterName>((await rows().select('name')).map(({ name }) => name))
      const missing = names.filter((name) => !there.has(name)).sort()
      // A row that came between the two statements, from another transaction, was not added to.
      if (missing.length !== names.length - changed) throw new RepeatTransaction()
      await transaction('counters')
        .insert(missing.map((name) => ({ name, shard, value: changes[name] })))
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new RepeatTransaction() : error
        })
    },

    async read<Name extends CounterName>(queries: Queries, names: readonly Name[]) {
      const rows: { name: Name; total: unknown }[] = await queries('counters')
        .whereIn('name', names)
        .groupBy('name')
        .select('name')
        .sum({ total: 'value' })
      const totals = new Map(rows.map(({ name, total }) => [name, whole(total)]))
      return Object.fromEntries(names.map((name) => [name, totals.get(name) ?? 0])) as Record<Name, number>
    },
  }
}

/** Counts everything afresh, row by row: what the counters must say. */
export async function countAfresh(queries: Queries): Promise<Counts> {
  const users: { total?: unknown; active?: unknown } | undefined = await queries('users')
    .count({ total: '*' })
    .sum({ active: 'is_active' })
    .first()
  const wallets = await queries('accounts').where({ kind: 'wallet' }).sum({ total: 'balance' }).first()
  const vps = await queries('instances').count({ total: '*' }).first()
  const activeVps = await queries('instances').where({ status: 'active' }).count({ total: '*' }).first()
  const counts: Counts = {
    users: whole(users?.total),
    activeUsers: whole(users?.active),
    balance: whole(wallets?.total),
    vps: whole(vps?.total),
    activeVps: whole(activeVps?.total),
    revenue: 0,
  }
  const lines = () => queries('transactions').whereIn('type', ['payment', 'refund']).where({ status: 'completed' })
  // By the index of a type's lines in the order of their settling: its first and last entries, then a month at a time.
  const span: { first?: unknown; last?: unknown } | undefined = await lines()
    .min({ first: 'settled_at' })
    .max({ last: 'settled_at' })
    .first()
  if (span?.last == null) return counts
  for (let month = startOfMonth(whole(span.first)); month <= whole(span.last); month = addMonths(month, 1)) {
    const ofMonth = lines().where('settled_at', '>=', month).where('settled_at', '<', addMonths(month, 1))
    const sum = await ofMonth.sum({ amount: 'amount' }).first()
    const revenue = -whole(sum?.amount)
    if (revenue !== 0) counts[revenueOf(month)] = revenue
    counts.revenue = (counts.revenue ?? 0) + revenue
  }
  return counts
}

/**
 * Fills the counters of a database that has rows from before there were counters. Of several servers that start at the same
 * time one does it; the others wait for it, since from then on each counts what it changes.
 */
export async function fillCounters(transaction: DbTransaction, counters: Counters): Promise<void> {
  if (await transaction('counters').first('name')) return
  await transaction('counters')
    .insert({ name: FILLED, shard: 0, value: 0 })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new RepeatTransaction() : error
    })
  await counters.add(transaction, await countAfresh(transaction))
}

/** The counters that do not say what they must, as sentences. */
export async function checkCounters(queries: Queries): Promise<string[]> {
  const rows: { name: CounterName; total: unknown }[] = await queries('counters')
    .groupBy('name')
    .select('name')
    .sum({ total: 'value' })
  const kept = new Map(rows.map(({ name, total }) => [name, whole(total)]))
  const counted = new Map(Object.entries(await countAfresh(queries)) as [CounterName, number][])
  const names = [...new Set([...kept.keys(), ...counted.keys()])]
  return names
    .filter((name) => (kept.get(name) ?? 0) !== (counted.get(name) ?? 0))
    .map((name) => `the counter says ${kept.get(name) ?? 0} instead of ${counted.get(name) ?? 0}: ${name}`)
}
