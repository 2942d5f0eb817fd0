import type { ApiScope } from '#contracts/rules/api-scopes.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { updateUnlessLocked } from '#server/platform/db/update-unless-locked.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  /** That of its session. */
  id: varchar('id'),
  userId: varchar('user_id'),
  name: varchar('name'),
  scopes: json<readonly ApiScope[]>('scopes'),
  createdAt: integer('created_at'),
  lastUsedAt: nullable(integer('last_used_at')),
  expiresAt: integer('expires_at'),
}
export const apiTokensTable = createTable('api_tokens', columns)

/** What is known of an API token besides its session. Times in milliseconds. */
export type ApiTokenRecord = RecordOf<typeof columns>

/** A token of a list, and whether its session was ended with its customer's account. */
export type ListedApiToken = ApiTokenRecord & { isEnded: boolean }

export interface ApiTokensStore {
  insert(tx: DbTransaction, token: ApiTokenRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<ApiTokenRecord | null>
  /** The tokens of a customer, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<ListedApiToken>>
  /** The number of a customer's that end after a time. */
  countOf(queries: Queries, userId: string, after: number): Promise<number>
  /** Records that one is used. */
  touch(queries: Queries, id: string, lastUsedAt: number): Promise<void>
  remove(queries: Queries, id: string): Promise<void>
  /** Deletes up to `limit` that ended before a time. Returns how many it deleted. */
  removeExpired(queries: Queries, before: number, limit: number): Promise<number>
}

export function createApiTokensStore(): ApiTokensStore {
  return {
    insert: apiTokensTable.insert,

    async byId(queries, id) {
      const row: object | undefined = await queries('api_tokens').where({ id }).first()
      return row ? apiTokensTable.toRecord(row) : null
    },

    async listOf(queries, userId, page) {
      const query = queries('api_tokens')
        .leftJoin('sessions', 'sessions.id', 'api_tokens.id')
        .where({ 'api_tokens.user_id': userId })
        .orderBy('api_tokens.id', 'desc')
        .limit(page.limit + 1)
        .select('api_tokens.*', 'sessions.locked_at')
      if (page.before !== undefined) query.where('api_tokens.id', '<', page.before)
      const rows: { locked_at: unknown }[] = await query
      return pageOf(
        rows.map((row) => ({ ...apiTokensTable.toRecord(row), isEnded: row.locked_at !== null })),
        page,
      )
    },

    async countOf(queries, userId, after) {
      const row = await queries('api_tokens')
        .where({ user_id: userId })
        .where('expires_at', '>', after)
        .count({ count: '*' })
        .first()
      return toSafeInteger(row?.count)
    },

    touch: (queries, id, lastUsedAt) => updateUnlessLocked(queries, 'api_tokens', id, 'last_used_at', lastUsedAt),

    async remove(queries, id) {
      await queries('api_tokens').where({ id }).delete()
    },

    async removeExpired(queries, before, limit) {
      const ids: string[] = await queries('api_tokens')
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(limit)
        .pluck('id')
      return ids.length > 0 ? queries('api_tokens').whereIn('id', ids).delete() : 0
    },
  }
}
