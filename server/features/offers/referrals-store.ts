import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

export const referralCodesTable = createTable('referral_codes', { userId: varchar('user_id'), code: varchar('code') })

const columns = {
  /** The user who registered with the code of the referrer. */
  userId: varchar('user_id'),
  referrerId: varchar('referrer_id'),
  createdAt: integer('created_at'),
  /** When it was decided about the bonus, once and for all. */
  rewardedAt: nullable(integer('rewarded_at')),
}
export const referralsTable = createTable('referrals', columns)
export type ReferralRecord = RecordOf<typeof columns>

export interface ReferralsStore {
  codeOf(queries: Queries, userId: string): Promise<string | null>
  ownerOf(queries: Queries, code: string): Promise<string | null>
  /** Stores a user's code; repeats the transaction if the user has got one meanwhile. Returns false if another user has the code. */
  addCode(tx: DbTransaction, userId: string, code: string): Promise<boolean>
  insert(tx: DbTransaction, record: ReferralRecord): Promise<void>
  /** The referral of a user who was invited. */
  of(queries: Queries, userId: string): Promise<ReferralRecord | null>
  /** Records that it was decided about the bonus. Returns false if it was before. */
  close(tx: DbTransaction, userId: string, rewardedAt: number): Promise<boolean>
  countOf(queries: Queries, referrerId: string): Promise<number>
}

export function createReferralsStore(): ReferralsStore {
  const codeOf = async (queries: Queries, userId: string): Promise<string | null> =>
    (await queries('referral_codes').where({ user_id: userId }).first('code'))?.code ?? null
  const ownerOf = async (queries: Queries, code: string): Promise<string | null> =>
    (await queries('referral_codes').where({ code }).first('user_id'))?.user_id ?? null

  return {
    codeOf,
    ownerOf,

    async addCode(tx, userId, code) {
      if ((await ownerOf(tx, code)) !== null) return false
      await referralCodesTable.insert(tx, { userId, code }).catch((error: unknown) => {
        throw isDuplicate(error) ? new RetryTransaction() : error
      })
      return true
    },

    insert: referralsTable.insert,

    async of(queries, userId) {
      const row = await queries('referrals').where({ user_id: userId }).first()
      return row ? referralsTable.toRecord(row) : null
    },

    async close(tx, userId, rewardedAt) {
      const open = tx('referrals').where({ user_id: userId }).whereNull('rewarded_at')
      return (await open.update({ rewarded_at: rewardedAt })) === 1
    },

    async countOf(queries, referrerId) {
      const row = await queries('referrals').where({ referrer_id: referrerId }).count({ count: '*' }).first()
      return toSafeInteger(row?.count)
    },
  }
}
