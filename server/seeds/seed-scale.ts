import { DAY_MS } from '#contracts/rules/calendar.ts'
import { userPrefixesTable } from '#server/features/search/search-store.ts'
import { type CounterName, countersTable } from '#server/features/stats/counters-store.ts'
import { accountsTable } from '#server/features/wallet/ledger-store.ts'
import type { BulkRows } from '#server/platform/db/bulk-load.ts'
import { createBatches } from './scale-batches.ts'
import { orderOrDeposit } from './scale-money.ts'
import { addTicket } from './scale-tickets.ts'
import { addUser, type ScaleHashes } from './scale-users.ts'
import { addWithdrawals } from './scale-withdrawals.ts'
import type { World } from './scale-world.ts'
import { createSeededRandom } from './seeded-random.ts'

export interface ScaleOptions {
  /** The number of users; the first two are the demo's admin and customer. */
  users: number
  /** The number of transactions of all users together. */
  transactions: number
  /** The same seed generates the same rows. */
  seed: number
  /** The time of the last rows, in milliseconds. */
  now: number
  hashes: ScaleHashes
}

/** Where the numbers of requests begin: beyond those that the server gives, which counts them elsewhere. */
const REQUESTS_BEGIN = 1_000_000
/** The time over which users register and money moves. */
const SPAN = 3 * 365 * DAY_MS

/**
 * Yields all rows of a large database in chronological order: users register, make deposits and orders, and everything adds up as
 * if the server had booked it. Rows are yielded as they are generated; only ids and balances are kept in memory.
 */
export function* scaleRows(options: ScaleOptions): Generator<BulkRows> {
  const { users, transactions, now } = options
  const random = createSeededRandom(options.seed)
  const { put, takeFull, takeRest } = createBatches(new Map([[userPrefixesTable.name, 'prefix']]))
  const world: World = {
    random,
    put,
    ids: [],
    balances: new Float64Array(users),
    counts: { users: 0, activeUsers: 0, vps: 0, activeVps: 0 },
    numbers: { transactions: 0, requests: REQUESTS_BEGIN },
    addresses: 0,
    admin: '',
  }

  const step = SPAN / users
  let made = 0
  for (let number = 0; number < users; number += 1) {
    const at = Math.floor(now - SPAN + number * step)
    addUser(world, options.hashes, number, at)
    if (number === 0) world.admin = world.ids[0] ?? ''
    const due = Math.floor(((number + 1) * transactions) / users)
    const madeTogether = due - made
    while (made < due) {
      // Recent users do more; the demo's customer does a little all the time.
      const isDemo = made % Math.ceil(transactions / 300) === 0
      const user = isDemo ? 1 : Math.floor((1 - random.number() ** 2) * (number + 1))
      const madeAt = Math.floor(at + (1 - (due - made) / (madeTogether + 1)) * step)
      made += orderOrDeposit(world, Math.min(user, number), madeAt, due - made)
    }
    if (random.number() < 0.2) addTicket(world, random.below(number + 1), at + 1)
    yield* takeFull()
  }

  addWithdrawals(world, now)
  addTotals(world)
  yield* takeFull()
  yield* takeRest()
}

/** Adds the wallets with their final balances, and the counters. */
function addTotals({ put, ids, balances, counts }: World): void {
  for (const [number, id] of ids.entries()) put(accountsTable, { id, kind: 'wallet', balance: balances[number] ?? 0 })
  counts.balance = balances.reduce((sum, balance) => sum + balance, 0)
  for (const [name, value = 0] of Object.entries(counts) as [CounterName, number][])
    put(countersTable, { name, shard: 0, value })
}
