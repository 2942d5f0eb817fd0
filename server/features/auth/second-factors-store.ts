import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { Refusal } from '#server/platform/problems.ts'
import { proofRefusals } from './refusals.ts'

const factorColumns = {
  userId: varchar('user_id'),
  /** In base32, sealed. */
  secret: varchar('secret'),
  createdAt: integer('created_at'),
  /** When its first code was entered; null until then: it counts for nothing yet. */
  confirmedAt: nullable(integer('confirmed_at')),
  /** The newest step of time whose code was used. */
  lastStep: integer('last_step'),
}
export const secondFactorsTable = createTable('second_factors', factorColumns)

/** An authenticator app of a user. Times in milliseconds. */
export type SecondFactorRecord = RecordOf<typeof factorColumns>

const codesTable = createTable('recovery_codes', {
  userId: varchar('user_id'),
  codeHash: varchar('code_hash'),
  usedAt: nullable(integer('used_at')),
})

export interface SecondFactorsStore {
  /** The app of a user, also one that is not confirmed yet. */
  of(queries: Queries, userId: string): Promise<SecondFactorRecord | null>
  /** Begins to set one up, in place of one that was not confirmed. Throws a 409 when there is one. */
  begin(tx: DbTransaction, factor: SecondFactorRecord): Promise<void>
  /** Confirms the one that is being set up. Returns whether it still was. */
  confirm(tx: DbTransaction, userId: string, secret: string, confirmedAt: number): Promise<boolean>
  /** Uses the code of a step once: false when it, or a later one, was used. A last step after `latest` came from a wrong clock, and does not count. */
  takeStep(tx: DbTransaction, userId: string, step: number, latest: number): Promise<boolean>
  /** Uses a recovery code once. */
  takeCode(tx: DbTransaction, userId: string, codeHash: string, usedAt: number): Promise<boolean>
  /** Replaces the recovery codes of a user. */
  replaceCodes(tx: DbTransaction, userId: string, hashes: readonly string[]): Promise<void>
  /** The number of recovery codes that were not used. */
  codesLeft(queries: Queries, userId: string): Promise<number>
  /** Removes the app of a user. */
  remove(tx: DbTransaction, userId: string): Promise<void>
}

export function createSecondFactorsStore(): SecondFactorsStore {
  return {
    async of(queries, userId) {
      const row = await queries('second_factors').where({ user_id: userId }).first()
      return row ? secondFactorsTable.toRecord(row) : null
    },
    async begin(tx, factor) {
      await tx('second_factors').where({ user_id: factor.userId, confirmed_at: null }).delete()
      await secondFactorsTable.insert(tx, factor).catch((error: unknown) => {
        throw isDuplicate(error) ? new Refusal(proofRefusals.second_factor_on) : error
      })
    },
    confirm: async (tx, userId, secret, confirmedAt) =>
      (await tx('second_factors')
        .where({ user_id: userId, secret, confirmed_at: null })
        .update({ confirmed_at: confirmedAt })) === 1,
    takeStep: async (tx, userId, step, latest) =>
      (await tx('second_factors')
        .where({ user_id: userId })
        .where((either) => either.where('last_step', '<', step).orWhere('last_step', '>', latest))
        .update({ last_step: step })) === 1,
    takeCode: async (tx, userId, codeHash, usedAt) =>
      (await tx('recovery_codes')
        .where({ user_id: userId, code_hash: codeHash, used_at: null })
        .update({ used_at: usedAt })) === 1,
    async replaceCodes(tx, userId, hashes) {
      await tx('recovery_codes').where({ user_id: userId }).delete()
      const [first, ...others] = hashes.map((codeHash) => ({ userId, codeHash, usedAt: null }))
      if (first) await codesTable.insert(tx, first, ...others)
    },
    async codesLeft(queries, userId) {
      const row = await queries('recovery_codes')
        .where({ user_id: userId, used_at: null })
        .count({ count: '*' })
        .first()
      return toSafeInteger(row?.count)
    },
    async remove(tx, userId) {
      await tx('second_factors').where({ user_id: userId }).delete()
    },
  }
}
