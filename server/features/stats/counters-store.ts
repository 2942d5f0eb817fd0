import { addMonths, startOfMonth } from '#contracts/rules/calendar.ts'
import { revenueTypes } from '#contracts/transactions.ts'
import { createTable, integer, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/**
 * The counters of the back-office. `balance` is the sum of all wallets and `revenue` payments and renewals minus refunds, in integer dong;
 * `revenue:<time>` is the revenue of one month in Asia/Ho_Chi_Minh, named by the start of the month in milliseconds.
 */
export type CounterName = 'users' | 'activeUsers' | 'vps' | 'activeVps' | 'balance' | 'revenue' | `revenue:${number}`

export type Counts = Partial<Record<CounterName, number>>

/** The name of the revenue counter of the month that contains `at`. */
export const revenueOf = (at: number) => `revenue:${startOfMonth(at)}` as const

/**
 * Counters that are updated in the same transaction as the rows they count, so that no one has to sum a million rows to show
 * them. Each is spread over several rows, so that concurrent transactions seldom wait for each other.
 */
export interface Counters {
  /** Adds to counters. Call it last in a transaction, except for inserts, so that others wait for it as briefly as possible. */
  add(tx: DbTransaction, changes: Counts): Promise<void>
  /** Reads counters; 0 for one that was never added to. */
  read<Name extends CounterName>(queries: Queries, names: readonly Name[]): Promise<Record<Name, number>>
}

/** A counter's value is the sum of its shards. */
export const countersTable = createTable('counters', {
  name: varchar<CounterName | typeof FILLED>('name'),
  shard: integer('shard'),
  value: integer('value'),
})

/** The name of a row that counts nothing, but marks that the counters were filled. */
const FILLED = 'filled'
/** The number of rows that a counter is spread over. */
const SHARDS = 16

export function createCounters({ random }: { random: () => number }): Counters {
  return {
    async add(tx, changes) {
      const shard = Math.floor(random() * SHARDS)
      const names = (Object.keys(changes) as CounterName[]).filter((name) => changes[name] !== 0)
      if (names.length === 0) return
      // One statement locks all rows in the order of their keys, so that two transactions cannot deadlock.
      const rows = () => tx('counters').where({ shard }).whereIn('name', names)
      const cases = names.map(() => 'WHEN ? THEN ?').join(' ')
      const values = names.flatMap((name) => [name, changes[name] ?? 0])
      const changed = await rows().update({ value: tx.raw(`value + CASE name ${cases} END`, values) })
      if (changed === names.length) return
      const existing = new Set<CounterName>((await rows().select('name')).map(({ name }) => name))
      const missing = names.filter((name) => !existing.has(name)).sort()
      // A row that another transaction inserted between the two statements was not added to.
      if (missing.length !== names.length - changed) throw new RetryTransaction()
      await tx('counters')
        .insert(missing.map((name) => ({ name, shard, value: changes[name] })))
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new RetryTransaction() : error
        })
    },

    async read<Name extends CounterName>(queries: Queries, names: readonly Name[]) {
      const rows: { name: Name; total: unknown }[] = await queries('counters')
        .whereIn('name', names)
        .groupBy('name')
        .select('name')
        .sum({ total: 'value' })
      const totals = new Map(rows.map(({ name, total }) => [name, toSafeInteger(total)]))
      return Object.fromEntries(names.map((name) => [name, totals.get(name) ?? 0])) as Record<Name, number>
    },
  }
}

/** Counts everything again from its rows: the values that the counters must have. */
export async function countFromRows(queries: Queries): Promise<Counts> {
  const users: { total?: unknown; active?: unknown } | undefined = await queries('users')
    .count({ total: '*' })
    .sum({ active: 'is_active' })
    .first()
  const wallets = await queries('accounts').where({ kind: 'wallet' }).sum({ total: 'balance' }).first()
  const vps = await queries('instances').count({ total: '*' }).first()
  const activeVps = await queries('instances').where({ status: 'active' }).count({ total: '*' }).first()
  const counts: Counts = {
    users: toSafeInteger(users?.total),
    activeUsers: toSafeInteger(users?.active),
    balance: toSafeInteger(wallets?.total),
    vps: toSafeInteger(vps?.total),
    activeVps: toSafeInteger(activeVps?.total),
    revenue: 0,
  }
  const lines = () =>
    queries('transactions')
      .whereIn('type', [...revenueTypes])
      .where({ status: 'completed' })
  // The index by type and settlement time gives the first and the last time, then the sums of one month at a time.
  const span: { first?: unknown; last?: unknown } | undefined = await lines()
    .min({ first: 'settled_at' })
    .max({ last: 'settled_at' })
    .first()
  if (span?.last == null) return counts
  for (
    let month = startOfMonth(toSafeInteger(span.first));
    month <= toSafeInteger(span.last);
    month = addMonths(month, 1)
  ) {
    const ofMonth = lines().where('settled_at', '>=', month).where('settled_at', '<', addMonths(month, 1))
    const sum = await ofMonth.sum({ amount: 'amount' }).first()
    const revenue = -toSafeInteger(sum?.amount)
    if (revenue !== 0) counts[revenueOf(month)] = revenue
    counts.revenue = (counts.revenue ?? 0) + revenue
  }
  return counts
}

/**
 * Fills the counters of a database that has rows from before there were counters. If several servers start at the same time,
 * one fills them and the others wait for it, since from then on each server counts its own changes.
 */
export async function fillCounters(tx: DbTransaction, counters: Counters): Promise<void> {
  if (await tx('counters').first('name')) return
  await tx('counters')
    .insert({ name: FILLED, shard: 0, value: 0 })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new RetryTransaction() : error
    })
  await counters.add(tx, await countFromRows(tx))
}

/** Returns a sentence for each counter that has a wrong value. */
export async function checkCounters(queries: Queries): Promise<string[]> {
  const rows: { name: CounterName; total: unknown }[] = await queries('counters')
    .groupBy('name')
    .select('name')
    .sum({ total: 'value' })
  const stored = new Map(rows.map(({ name, total }) => [name, toSafeInteger(total)]))
  const counted = new Map(Object.entries(await countFromRows(queries)) as [CounterName, number][])
  const names = [...new Set([...stored.keys(), ...counted.keys()])]
  return names
    .filter((name) => (stored.get(name) ?? 0) !== (counted.get(name) ?? 0))
    .map((name) => `the counter is ${stored.get(name) ?? 0} instead of ${counted.get(name) ?? 0}: ${name}`)
}
