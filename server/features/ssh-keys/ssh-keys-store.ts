import { type SshKey, sshKeySchema } from '#contracts/ssh-keys.ts'
import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import { refusals } from './refusals.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  name: varchar('name'),
  type: varchar('type'),
  fingerprint: varchar('fingerprint'),
  /** The type and the key, without a comment. */
  line: varchar('public_key'),
  createdAt: integer('created_at'),
}
const sshKeys = createTable('ssh_keys', columns)

/** A customer's public key as it is stored. Times in milliseconds. */
export type SshKeyRecord = RecordOf<typeof columns>

/** A key as the API returns it. */
export const toSshKey = (record: SshKeyRecord): SshKey => ({
  ...sharedFields(sshKeySchema, record),
  createdAt: new Date(record.createdAt).toISOString(),
})

export interface SshKeysStore {
  /** Throws a 409 when the customer has this key. */
  insert(tx: DbTransaction, record: SshKeyRecord): Promise<void>
  /** A customer's keys, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<SshKeyRecord>>
  countOf(queries: Queries, userId: string): Promise<number>
  /** Deletes a customer's key. Returns whether there was one. */
  remove(tx: DbTransaction, userId: string, id: string): Promise<boolean>
  /** The lines for `authorized_keys` of a customer's keys, in the order of `ids`, each once. Ids of no key of this customer's are left out. */
  publicKeysOf(queries: Queries, userId: string, ids: readonly string[]): Promise<string[]>
}

export function createSshKeysStore(): SshKeysStore {
  return {
    insert: (tx, record) =>
      sshKeys.insert(tx, record).catch((error: unknown) => {
        throw isDuplicate(error) ? new Refusal(refusals.ssh_key_exists) : error
      }),

    async listOf(queries, userId, page) {
      const query = queries('ssh_keys')
        .where({ user_id: userId })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(sshKeys.toRecord), page)
    },

    async countOf(queries, userId) {
      const rows: object[] = await queries('ssh_keys').where({ user_id: userId }).select('id')
      return rows.length
    },

    async remove(tx, userId, id) {
      return (await tx('ssh_keys').where({ user_id: userId, id }).delete()) === 1
    },

    async publicKeysOf(queries, userId, ids) {
      const requested = [...new Set(ids)]
      if (requested.length === 0) return []
      const rows: object[] = await queries('ssh_keys').where({ user_id: userId }).whereIn('id', requested)
      const lines = new Map(rows.map(sshKeys.toRecord).map(({ id, line }) => [id, line]))
      return requested.flatMap((id) => lines.get(id) ?? [])
    },
  }
}
