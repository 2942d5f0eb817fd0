import type { Counts } from '#server/features/stats/counters-store.ts'
import type { Put } from './scale-batches.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What is kept of the rows so far: only ids, balances and counts. */
export interface World {
  random: SeededRandom
  put: Put
  /** The users' ids, in the order in which they registered; elsewhere a user is an index into it. */
  ids: string[]
  /** The balance of each user's wallet in integer dong. */
  balances: Float64Array
  counts: Required<Pick<Counts, 'users' | 'activeUsers' | 'vps' | 'activeVps'>> & Counts
  /** The last numbers that were given. */
  numbers: { transactions: number; requests: number }
  /** The number of addresses that were given to instances. */
  addresses: number
  /** The id of the admin, who settles the deposits that no provider collects. */
  admin: string
}
