import type { Messages } from '#contracts/fields/messages.ts'
import type { OfferKind } from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { createTable, flag, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { invalidField } from '#server/platform/problems.ts'

const columns = {
  id: varchar('id'),
  kind: varchar<OfferKind>('kind'),
  code: nullable(varchar('code')),
  /** Whether everybody is shown its code. One without a code is shown in any case. */
  isPublic: flag('is_public'),
  title: json<Messages>('title'),
  description: json<Messages>('description'),
  percent: nullable(integer('percent')),
  amount: nullable(integer('amount')),
  minimum: nullable(integer('minimum')),
  periods: nullable(integer('periods')),
  days: nullable(integer('days')),
  firstOrderOnly: flag('first_order_only'),
  billingPeriods: nullable(json<BillingPeriod[]>('billing_periods')),
  planIds: nullable(json<number[]>('plan_ids')),
  startsAt: nullable(integer('starts_at')),
  endsAt: nullable(integer('ends_at')),
  maxRedemptions: nullable(integer('max_redemptions')),
  /** How often one user gets it, in total and in a calendar month. */
  maxPerUser: nullable(integer('max_per_user')),
  maxPerMonth: nullable(integer('max_per_month')),
  budget: nullable(integer('budget')),
  isActive: flag('is_active'),
  version: integer('version'),
  /** How often it was given and not given back, and the money of these. */
  redemptions: integer('redemptions'),
  given: integer('given'),
  createdAt: integer('created_at'),
}
export const promotionsTable = createTable('promotions', columns)

/** A promotion as it is stored: money in integer dong, times in milliseconds; null means without this value or limit. */
export type PromotionRecord = RecordOf<typeof columns>

/** The fields of a promotion that an admin sets. */
export type PromotionValues = Omit<PromotionRecord, 'id' | 'kind' | 'version' | 'redemptions' | 'given' | 'createdAt'>

export interface PromotionsStore {
  /** Throws a 422 when another promotion has its code. */
  insert(tx: DbTransaction, record: PromotionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<PromotionRecord | null>
  byCode(queries: Queries, code: string): Promise<PromotionRecord | null>
  /** The promotions that are switched on, whatever their dates and limits. */
  active(queries: Queries): Promise<PromotionRecord[]>
  list(queries: Queries, page: PageRequest): Promise<Page<PromotionRecord>>
  /** Changes it if it still has this version. Returns whether it did. Throws a 422 when another promotion has its code. */
  change(tx: DbTransaction, record: PromotionRecord): Promise<boolean>
  /** Counts a redemption of this amount, if the promotion is on and its limits allow it. Returns whether it did. */
  claim(tx: DbTransaction, promotion: PromotionRecord, amount: number): Promise<boolean>
  /** Uncounts a redemption that is given back. */
  release(tx: DbTransaction, id: string, amount: number): Promise<void>
}

/** Whether its limits for all users together leave room for one more redemption of this amount. */
export const hasRoomFor = ({ redemptions, maxRedemptions, given, budget }: PromotionRecord, amount: number) =>
  (maxRedemptions === null || redemptions < maxRedemptions) && (budget === null || given + amount <= budget)

const codeTaken: Messages = {
  vi: 'Mã này đã thuộc về một ưu đãi khác',
  en: 'Another promotion has this code',
  zh: '该优惠码已被其他活动使用',
}

const refuseTakenCode = (error: unknown) => {
  throw isDuplicate(error) ? invalidField('code', codeTaken) : error
}

/**
 * Creates the store. `onUsedUp` is called in the transaction of a claim after which a promotion may have no room left, and of what is
 * given back to one with limits: then other offers run than before.
 */
export function createPromotionsStore({
  onUsedUp = async () => {},
}: {
  onUsedUp?: (tx: DbTransaction) => Promise<void>
} = {}): PromotionsStore {
  const first = async (rows: Promise<object | undefined>) => {
    const row = await rows
    return row ? promotionsTable.toRecord(row) : null
  }

  return {
    insert: (tx, record) => promotionsTable.insert(tx, record).catch(refuseTakenCode),
    byId: (queries, id) => first(queries('promotions').where({ id }).first()),
    byCode: (queries, code) => first(queries('promotions').where({ code }).first()),

    async active(queries) {
      const rows: object[] = await queries('promotions').where({ is_active: 1 }).orderBy('id')
      return rows.map(promotionsTable.toRecord)
    },

    async list(queries, page) {
      const query = queries('promotions')
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(promotionsTable.toRecord), page)
    },

    async change(tx, record) {
      const { id, kind: _, version, redemptions: __, given: ___, createdAt: ____, ...values } = record
      const cells: Record<string, unknown> = {}
      for (const [key, value] of Object.entries(values)) {
        const { name, write } = columns[key as keyof typeof values]
        cells[name] = (write as (value: unknown) => unknown)(value)
      }
      const changed = await tx('promotions')
        .where({ id, version })
        .update({ ...cells, version: version + 1 })
        .catch(refuseTakenCode)
      return changed === 1
    },

    async claim(tx, { id, version, maxRedemptions, budget }, amount) {
      // It is one conditional statement, so that concurrent claims cannot exceed the limits together.
      const claimed = await tx('promotions')
        .where({ id, version, is_active: 1 })
        .where((limits) => limits.whereNull('max_redemptions').orWhereRaw('redemptions < max_redemptions'))
        .where((limits) => limits.whereNull('budget').orWhereRaw('given + ? <= budget', [amount]))
        .update({ redemptions: tx.raw('redemptions + 1'), given: tx.raw('given + ?', [amount]) })
      if (claimed !== 1) return false
      if (maxRedemptions !== null || budget !== null) {
        const row = await tx('promotions').where({ id }).first()
        if (!hasRoomFor(promotionsTable.toRecord(row), Math.max(amount, 1))) await onUsedUp(tx)
      }
      return true
    },

    async release(tx, id, amount) {
      const counts = { redemptions: tx.raw('redemptions - 1'), given: tx.raw('given - ?', [amount]) }
      await tx('promotions').where({ id }).update(counts)
      const row = await tx('promotions').where({ id }).first('max_redemptions', 'budget')
      if (row?.max_redemptions !== null || row?.budget !== null) await onUsedUp(tx)
    },
  }
}
