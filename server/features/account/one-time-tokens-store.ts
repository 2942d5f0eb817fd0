import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'

/** What a link of a mail does: sets a password, verifies the address of an account, changes it, or stops that change. */
export type TokenPurpose = 'reset' | 'verify' | 'change' | 'stop'

const columns = {
  id: varchar('id'),
  purpose: varchar<TokenPurpose>('purpose'),
  /** Null for a request whose address may belong to nobody. */
  userId: nullable(varchar('user_id')),
  /** The address that it is about: the new one of `change`, the old one of `stop`. */
  email: varchar('email'),
  /** Null as long as no token was made. */
  tokenHash: nullable(varchar('token_hash')),
  createdAt: integer('created_at'),
  expiresAt: integer('expires_at'),
  usedAt: nullable(integer('used_at')),
}
export const oneTimeTokensTable = createTable('one_time_tokens', columns)

/** A token that opens something once. Times in milliseconds. */
export type OneTimeToken = RecordOf<typeof columns>

export interface OneTimeTokensStore {
  insert(tx: DbTransaction, token: OneTimeToken): Promise<void>
  byId(queries: Queries, id: string): Promise<OneTimeToken | null>
  byHash(queries: Queries, tokenHash: string): Promise<OneTimeToken | null>
  /** Gives a request its user and its token. Returns whether it had none yet. */
  give(tx: DbTransaction, id: string, userId: string, tokenHash: string): Promise<boolean>
  /** Uses a token. Returns whether it could still be used: of two that try at once, one can. */
  use(tx: DbTransaction, id: string, now: number): Promise<boolean>
  /** Ends the tokens of a user for these purposes that were not used. Returns how many ended. */
  endAllOf(tx: DbTransaction, userId: string, purposes: readonly TokenPurpose[], now: number): Promise<number>
  /** The newest token of a user for a purpose that can still be used. */
  openOf(queries: Queries, userId: string, purpose: TokenPurpose, now: number): Promise<OneTimeToken | null>
  /** Deletes up to `limit` that ended before a time. Returns how many it deleted. */
  removeExpired(queries: Queries, before: number, limit: number): Promise<number>
}

export function createOneTimeTokensStore(): OneTimeTokensStore {
  const first = async (rows: Promise<object[]>) => {
    const [row] = await rows
    return row ? oneTimeTokensTable.toRecord(row) : null
  }
  return {
    insert: oneTimeTokensTable.insert,
    byId: (queries, id) => first(queries('one_time_tokens').where({ id }).limit(1)),
    byHash: (queries, tokenHash) => first(queries('one_time_tokens').where({ token_hash: tokenHash }).limit(1)),
    give: async (tx, id, userId, tokenHash) =>
      (await tx('one_time_tokens')
        .where({ id, token_hash: null, used_at: null })
        .update({ user_id: userId, token_hash: tokenHash })) === 1,
    use: async (tx, id, now) =>
      (await tx('one_time_tokens').where({ id, used_at: null }).where('expires_at', '>', now).update({
        used_at: now,
      })) === 1,
    endAllOf: (tx, userId, purposes, now) =>
      tx('one_time_tokens')
        .where({ user_id: userId, used_at: null })
        .whereIn('purpose', [...purposes])
        .update({ used_at: now }),
    openOf: (queries, userId, purpose, now) =>
      first(
        queries('one_time_tokens')
          .where({ user_id: userId, purpose, used_at: null })
          .where('expires_at', '>', now)
          .orderBy('id', 'desc')
          .limit(1),
      ),
    async removeExpired(queries, before, limit) {
      const ids: string[] = await queries('one_time_tokens')
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(limit)
        .pluck('id')
      return ids.length > 0 ? queries('one_time_tokens').whereIn('id', ids).delete() : 0
    },
  }
}
