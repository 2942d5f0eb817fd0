import type { Clock } from '#server/platform/clock.ts'
import { createTable, integer, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'

/** The networks from which users have signed in. Each is the smallest network of the address. */
export interface KnownNetworksStore {
  /** Whether a user has signed in from a network. Without a user (null) it takes the same time and returns false. */
  isKnown(queries: Queries, userId: string | null, network: string): Promise<boolean>
  /** Records that a user signed in from a network. Only the newest fifty of a user are kept. */
  remember(tx: DbTransaction, userId: string, network: string): Promise<void>
  /** Removes up to `limit` networks without a sign-in since `before`; returns how many it removed. */
  removeOld(queries: Queries, before: number, limit: number): Promise<number>
}

const knownNetworks = createTable('known_networks', {
  userId: varchar('user_id'),
  network: varchar('network'),
  seenAt: integer('seen_at'),
})

/** The networks kept per user: more than anyone really uses, and few enough that no script fills the table. */
const MAX_KNOWN = 50
/** How many are read to find the oldest: a user may have more from before there was a maximum. */
const READ_LIMIT = 500

/** Deletes the networks of a user beyond the newest `MAX_KNOWN`. `newest` is the one just added. */
async function deleteOldest(tx: DbTransaction, userId: string, newest: string): Promise<void> {
  const others: { network: string; seen_at: unknown }[] = await tx('known_networks')
    .where({ user_id: userId })
    .whereNot({ network: newest })
    .limit(READ_LIMIT)
    .select('network', 'seen_at')
  if (others.length < MAX_KNOWN) return
  // They are sorted here: there are few, and the table has no index for it.
  const old = others.toSorted((a, b) => Number(b.seen_at) - Number(a.seen_at)).slice(MAX_KNOWN - 1)
  const networks = old.map(({ network }) => network)
  await tx('known_networks').where({ user_id: userId }).whereIn('network', networks).delete()
}

export function createKnownNetworksStore({ clock }: { clock: Clock }): KnownNetworksStore {
  return {
    async isKnown(queries, userId, network) {
      const row = await queries('known_networks')
        .where({ user_id: userId ?? '', network })
        .first('seen_at')
      return row !== undefined
    },

    async remember(tx, userId, network) {
      const seenAt = clock.now()
      const key = { user_id: userId, network }
      const changed = await tx('known_networks').where(key).update({ seen_at: seenAt })
      if (changed > 0) return
      await knownNetworks.insert(tx, { userId, network, seenAt })
      await deleteOldest(tx, userId, network)
    },

    async removeOld(queries, before, limit) {
      const rows: { user_id: string; network: string }[] = await queries('known_networks')
        .where('seen_at', '<', before)
        .orderBy('seen_at')
        .limit(limit)
        .select('user_id', 'network')
      for (const row of rows) await queries('known_networks').where(row).where('seen_at', '<', before).delete()
      return rows.length
    },
  }
}
