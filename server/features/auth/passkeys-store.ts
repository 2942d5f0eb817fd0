import { type Passkey, type PasskeyTransport, passkeySchema } from '#contracts/passkeys.ts'
import { createTable, flag, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import { proofRefusals } from './refusals.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  name: varchar('name'),
  credentialHash: varchar('credential_hash'),
  /** In base64url, as is the key. */
  credentialId: varchar('credential_id'),
  publicKey: varchar('public_key'),
  /** What its device counted at the last use; 0 for a device that does not count. */
  signCount: integer('sign_count'),
  transports: json<readonly PasskeyTransport[]>('transports'),
  isBackedUp: flag('is_backed_up'),
  createdAt: integer('created_at'),
  lastUsedAt: nullable(integer('last_used_at')),
}
const passkeys = createTable('passkeys', columns)

const challenges = createTable('used_challenges', {
  challengeHash: varchar('challenge_hash'),
  expiresAt: integer('expires_at'),
})

/** A passkey as it is stored. Times in milliseconds. */
export type PasskeyRecord = RecordOf<typeof columns>

/** A passkey as the API returns it. */
export const toPasskey = (record: PasskeyRecord): Passkey => ({
  ...sharedFields(passkeySchema, record),
  createdAt: new Date(record.createdAt).toISOString(),
  lastUsedAt: record.lastUsedAt === null ? null : new Date(record.lastUsedAt).toISOString(),
})

/** A use of a passkey. */
export interface PasskeyUse {
  /** What its device counts now. */
  signCount: number
  isBackedUp: boolean
  at: number
}

export interface PasskeysStore {
  /** Throws a 409 when an account has this credential. */
  insert(tx: DbTransaction, record: PasskeyRecord): Promise<void>
  /** The passkeys of a user, newest first. */
  listOf(queries: Queries, userId: string): Promise<PasskeyRecord[]>
  countOf(queries: Queries, userId: string): Promise<number>
  byCredential(queries: Queries, credentialHash: string): Promise<PasskeyRecord | null>
  /** Records a use. False when it was removed meanwhile, or when its device has counted no further: then there may be a copy of it. */
  use(tx: DbTransaction, id: string, use: PasskeyUse): Promise<boolean>
  /** Names one of a user. Returns it before and after, null if there is none. */
  rename(
    tx: DbTransaction,
    userId: string,
    id: string,
    name: string,
  ): Promise<{ before: PasskeyRecord; after: PasskeyRecord } | null>
  /** Removes one of a user. Returns it, null if there is none. */
  remove(tx: DbTransaction, userId: string, id: string): Promise<PasskeyRecord | null>
  removeAllOf(tx: DbTransaction, userId: string): Promise<void>
  /** Records that a challenge was answered. False if it was before: of two that answer it at once, one does. */
  answerChallenge(tx: DbTransaction, challengeHash: string, expiresAt: number): Promise<boolean>
  /** Deletes up to `limit` answered challenges that ended before a time. Returns how many it deleted. */
  removeExpired(queries: Queries, before: number, limit: number): Promise<number>
}

export function createPasskeysStore(): PasskeysStore {
  const first = async (rows: Promise<object[]>) => {
    const [row] = await rows
    return row ? passkeys.toRecord(row) : null
  }
  const ofUser = (queries: Queries, userId: string, id: string) =>
    first(queries('passkeys').where({ user_id: userId, id }).limit(1))

  return {
    insert: (tx, record) =>
      passkeys.insert(tx, record).catch((error: unknown) => {
        throw isDuplicate(error) ? new Refusal(proofRefusals.passkey_exists) : error
      }),

    async listOf(queries, userId) {
      const rows: object[] = await queries('passkeys').where({ user_id: userId }).orderBy('id', 'desc')
      return rows.map(passkeys.toRecord)
    },

    async countOf(queries, userId) {
      const rows: object[] = await queries('passkeys').where({ user_id: userId }).select('id')
      return rows.length
    },

    byCredential: (queries, credentialHash) =>
      first(queries('passkeys').where({ credential_hash: credentialHash }).limit(1)),

    use: async (tx, id, { signCount, isBackedUp, at }) =>
      (await tx('passkeys')
        .where({ id })
        .where((either) =>
          signCount === 0 ? either.where({ sign_count: 0 }) : either.where('sign_count', '<', signCount),
        )
        .update({ sign_count: signCount, is_backed_up: Number(isBackedUp), last_used_at: at })) === 1,

    async rename(tx, userId, id, name) {
      const before = await ofUser(tx, userId, id)
      if (before) await tx('passkeys').where({ user_id: userId, id }).update({ name })
      return before && { before, after: { ...before, name } }
    },

    async remove(tx, userId, id) {
      const passkey = await ofUser(tx, userId, id)
      return passkey && (await tx('passkeys').where({ user_id: userId, id }).delete()) === 1 ? passkey : null
    },

    async removeAllOf(tx, userId) {
      await tx('passkeys').where({ user_id: userId }).delete()
    },

    answerChallenge: (tx, challengeHash, expiresAt) =>
      challenges.insert(tx, { challengeHash, expiresAt }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false
          throw error
        },
      ),

    async removeExpired(queries, before, limit) {
      const hashes: string[] = await queries('used_challenges')
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(limit)
        .pluck('challenge_hash')
      return hashes.length > 0 ? queries('used_challenges').whereIn('challenge_hash', hashes).delete() : 0
    },
  }
}
