import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { networksOf } from '#server/platform/networks.ts'

/** Limits what comes from a network, over all servers; wider networks have higher limits. */
export interface SharedNetworkLimit {
  /** Throws a 429 when one of the networks of an address has used up its limit; counts nothing. */
  check(address: string): Promise<void>
  /** Counts once for each network of an address. */
  count(address: string): Promise<void>
}

interface SharedNetworkLimitDeps {
  database: Database
  counts: AttemptCounts
  /** What is counted. */
  what: string
  /** The limit of the smallest network, in a window of the counts. */
  max: number
}

export function createSharedNetworkLimit({ database, counts, what, max }: SharedNetworkLimitDeps): SharedNetworkLimit {
  const keysOf = (address: string) => networksOf(address).map(({ name }) => `${what} ${name}`)
  return {
    async check(address) {
      const networks = networksOf(address)
      const used = await counts.read(database.queries, keysOf(address))
      if (networks.some(({ factor }, index) => (used[index] ?? 0) >= Math.floor(max * factor))) throw counts.refusal()
    },
    async count(address) {
      await database.transaction((tx) => counts.add(tx, keysOf(address)))
    },
  }
}
