import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import { createTable, integer, varchar } from './db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from './db/database.ts'
import { upsert } from './db/upsert.ts'
import { Refusal } from './problems.ts'

/**
 * Counts attempts per key in windows of time, in the database: so all servers share them, and a restart forgets none. The windows of all keys end at the
 * same times.
 */
export interface AttemptCounts {
  /** The numbers of attempts of some keys in the present window. */
  read(queries: Queries, keys: readonly string[]): Promise<number[]>
  /** Counts one attempt of each key, and returns their numbers with it. Another transaction that counts one of them waits for this one. */
  add(tx: DbTransaction, keys: readonly string[]): Promise<number[]>
  /** Takes back one attempt of each key that was counted when it began but was a right one. */
  undo(tx: DbTransaction, keys: readonly string[]): Promise<void>
  /** Forgets the attempts of a key in the present window. */
  clear(queries: Queries, key: string): Promise<void>
  /** The refusal of one attempt too many: a 429 that says when the window ends. */
  refusal(): Refusal
  /** Deletes up to `limit` counts whose window is over. Returns how many it deleted. */
  removeExpired(queries: Queries, limit: number): Promise<number>
}

const counts = createTable('attempt_counts', {
  endsAt: integer('ends_at'),
  keyHash: varchar('key_hash'),
  attempts: integer('attempts'),
})

/** `window`: the length of a window in milliseconds. Keys of different windows must differ. */
export function createAttemptCounts({ clock, window }: { clock: Clock; window: number }): AttemptCounts {
  const endOfWindow = () => (Math.floor(clock.now() / window) + 1) * window
  // Keys contain emails and addresses, which nobody has to read here.
  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

  async function numbersOf(queries: Queries, endsAt: number, hashes: readonly string[]): Promise<number[]> {
    const rows: { key_hash: string; attempts: unknown }[] = await queries('attempt_counts')
      .where({ ends_at: endsAt })
      .whereIn('key_hash', [...hashes])
      .select('key_hash', 'attempts')
    const found = new Map(rows.map((row) => [row.key_hash, toSafeInteger(row.attempts)]))
    return hashes.map((hash) => found.get(hash) ?? 0)
  }

  return {
    read: (queries, keys) => numbersOf(queries, endOfWindow(), keys.map(hashOf)),

    async add(tx, keys) {
      const endsAt = endOfWindow()
      const hashes = keys.map(hashOf)
      const records = [...new Set(hashes)].sort().map((keyHash) => ({ endsAt, keyHash, attempts: 1 }))
      await upsert(tx, counts, records, ['ends_at', 'key_hash'], () => 'sum')
      return numbersOf(tx, endsAt, hashes)
    },

    async undo(tx, keys) {
      await tx('attempt_counts')
        .where({ ends_at: endOfWindow() })
        .whereIn('key_hash', keys.map(hashOf))
        .where('attempts', '>', 0)
        .decrement('attempts', 1)
    },

    async clear(queries, key) {
      await queries('attempt_counts')
        .where({ ends_at: endOfWindow(), key_hash: hashOf(key) })
        .delete()
    },

    refusal: () =>
      new Refusal('too_many_tries', { retryAfter: Math.max(1, Math.ceil((endOfWindow() - clock.now()) / 1000)) }),

    async removeExpired(queries, limit) {
      const rows: { ends_at: unknown; key_hash: string }[] = await queries('attempt_counts')
        .where('ends_at', '<=', clock.now())
        .orderBy('ends_at')
        .limit(limit)
        .select('ends_at', 'key_hash')
      for (const row of rows) await queries('attempt_counts').where(row).delete()
      return rows.length
    },
  }
}
