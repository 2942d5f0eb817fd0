import type { OfferKind } from '#contracts/rules/offers.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  id: varchar('id'),
  promotionId: varchar('promotion_id'),
  userId: varchar('user_id'),
  /** What makes it the same redemption: its number for this user, or the user who was invited. Its own id once it was given back. */
  slot: varchar('slot'),
  kind: varchar<OfferKind>('kind'),
  /** A redemption exists once its order or bonus is committed; it is given back when the instance could not be created. */
  state: varchar<'redeemed' | 'released'>('state'),
  /** What the user saved or got, in integer dong. */
  amount: integer('amount'),
  instanceId: nullable(varchar('instance_id')),
  /** The transaction of a bonus. */
  transactionId: nullable(varchar('transaction_id')),
  /** The deposit that earned a bonus; null for another redemption, and for one of before this was known. */
  depositId: nullable(varchar('deposit_id')),
  createdAt: integer('created_at'),
}
export const redemptionsTable = createTable('redemptions', columns)

/** What a user got from a promotion. */
export type RedemptionRecord = RecordOf<typeof columns>

export interface RedemptionsStore {
  /** Inserts a redemption; repeats the transaction if another one took its slot at the same time. */
  insert(tx: DbTransaction, record: RedemptionRecord): Promise<void>
  /** A user's redemptions of these promotions that were not given back. */
  ofUser(queries: Queries, userId: string, promotionIds: readonly string[]): Promise<RedemptionRecord[]>
  /** Whether the user has had a trial, of any promotion, that was not given back. */
  hasHadTrial(queries: Queries, userId: string): Promise<boolean>
  /** Gives back the redemptions of an instance or of a deposit, and returns them. */
  release(tx: DbTransaction, of: { instanceId: string } | { depositId: string }): Promise<RedemptionRecord[]>
  /** What a deposit has earned that was not given back. */
  earnedBy(queries: Queries, depositId: string): Promise<number>
  /** The money that a user got from redemptions of a kind. */
  sumOf(queries: Queries, userId: string, kind: OfferKind): Promise<number>
}

export function createRedemptionsStore(): RedemptionsStore {
  return {
    insert: (tx, record) =>
      redemptionsTable.insert(tx, record).catch((error: unknown) => {
        throw isDuplicate(error) ? new RetryTransaction() : error
      }),

    async ofUser(queries, userId, promotionIds) {
      if (promotionIds.length === 0) return []
      const rows: object[] = await queries('redemptions')
        .whereIn('promotion_id', promotionIds)
        .where({ user_id: userId, state: 'redeemed' })
      return rows.map(redemptionsTable.toRecord)
    },

    async hasHadTrial(queries, userId) {
      const row = await queries('redemptions').where({ user_id: userId, kind: 'trial', state: 'redeemed' }).first('id')
      return row !== undefined
    },

    async release(tx, of) {
      const source = 'depositId' in of ? { deposit_id: of.depositId } : { instance_id: of.instanceId }
      const rows: object[] = await tx('redemptions').where({ ...source, state: 'redeemed' })
      const redemptions = rows.map(redemptionsTable.toRecord)
      for (const { id } of redemptions) await tx('redemptions').where({ id }).update({ state: 'released', slot: id })
      return redemptions
    },

    async earnedBy(queries, depositId) {
      const row = await queries('redemptions')
        .where({ deposit_id: depositId, state: 'redeemed' })
        .sum({ total: 'amount' })
        .first()
      return toSafeInteger(row?.total ?? 0)
    },

    async sumOf(queries, userId, kind) {
      const row = await queries('redemptions')
        .where({ user_id: userId, kind, state: 'redeemed' })
        .sum({ total: 'amount' })
        .first()
      return toSafeInteger(row?.total)
    },
  }
}
