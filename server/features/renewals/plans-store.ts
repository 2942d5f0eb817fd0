import type { Knex } from 'knex'
import type { PlanState } from '#contracts/rules/plan-life.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { renewedStatuses } from '#contracts/rules/renewal.ts'
import type { SuspendedReason, VpsStatus } from '#contracts/rules/vps-status.ts'
import { planOf } from '#server/features/vps/instances-store.ts'
import { createTable, flag, integer, nullable, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  name: varchar('name'),
  planName: varchar('plan_name'),
  status: varchar<VpsStatus>('status'),
  billingPeriod: varchar<BillingPeriod>('billing_period'),
  anchorDay: integer('anchor_day'),
  nextBillingAt: integer('next_billing_at'),
  trialEndsAt: nullable(integer('trial_ends_at')),
  suspendedReason: nullable(varchar<SuspendedReason>('suspended_reason')),
  suspendedAt: nullable(integer('suspended_at')),
  autoRenew: flag('auto_renew'),
  cancelAt: nullable(integer('cancel_at')),
  holdUntil: nullable(integer('hold_until')),
  isExempt: flag('is_exempt'),
  graceDays: nullable(integer('grace_days')),
  discount: nullable(integer('discount')),
  discountedPeriodsLeft: nullable(integer('discounted_periods_left')),
  planPrice: nullable(integer('plan_price')),
  listPrice: nullable(integer('list_price')),
  /** What the previous version paid for a trial is in the former column alone. */
  paidPrice: integer('paid'),
}
const table = createTable('instances', columns)

/** An instance with what its life follows from: without its machine and what is only shown, since very many are read at once. */
export interface Plan extends PlanState {
  userId: string
  name: string
  planName: string
}

/** What changes when periods are renewed. Money in integer dong. */
export interface Renewal extends Pick<PlanState, 'nextBillingAt' | 'discountedPeriodsLeft'> {
  /** What the last of them costs; null leaves what was paid as it is. */
  paidPrice: number | null
}

export interface PlansStore {
  byId(queries: Queries, id: string): Promise<Plan | null>
  /** A customer's instances that have not ended. */
  listOf(queries: Queries, userId: string): Promise<Plan[]>
  /** The instances of some customers that have not ended. */
  listOfAll(queries: Queries, userIds: readonly string[]): Promise<Plan[]>
  /** The first instances of all customers that are due by a time, by their due dates: up to `limit` of each status. */
  dueBy(queries: Queries, until: number, limit: number): Promise<Plan[]>
  /** The balances of customers' wallets, in integer dong. */
  balancesOf(queries: Queries, userIds: readonly string[]): Promise<Map<string, number>>
  /** Those of them about which something may have to be done by now. */
  dueOf(queries: Queries, userId: string, now: number): Promise<Plan[]>
  /** Whether money would change something for one of them by a time. */
  hasUnpaid(queries: Queries, userId: string, by: number): Promise<boolean>
  /** Makes other transactions that change the instance wait; returns whether it still is as it was read. */
  hold(tx: DbTransaction, plan: Plan): Promise<boolean>
  renew(tx: DbTransaction, plan: Plan, renewal: Renewal): Promise<void>
  /** Sets when it ends, or that it goes on. */
  setCancelAt(tx: DbTransaction, id: string, cancelAt: number | null): Promise<void>
  setTerms(tx: DbTransaction, id: string, terms: Pick<PlanState, 'holdUntil' | 'isExempt' | 'graceDays'>): Promise<void>
  /** Records that its customer has given it back. */
  noteReturn(tx: DbTransaction, id: string, at: number): Promise<void>
  /** Whether a customer has given an instance back. */
  hasReturned(queries: Queries, userId: string): Promise<boolean>
  /** A customer's first instance that was paid for, of those that did not fail; null if there is none. */
  firstPaidOf(queries: Queries, userId: string): Promise<string | null>
  /** The ids of instances that were ordered since a time and have no job of this kind. */
  withoutJob(queries: Queries, kind: string, sinceId: string, limit: number): Promise<string[]>
}

const toPlan = (row: object): Plan => planOf(table.toRecord(row))

/** The statuses in which something still happens to an instance. */
const openStatuses: readonly VpsStatus[] = renewedStatuses

export function createPlansStore(): PlansStore {
  const select = (queries: Queries): Knex.QueryBuilder =>
    queries('instances').select(
      ...table.columnNames.filter((name) => name !== columns.paidPrice.name),
      queries.raw('COALESCE(paid_price, price) AS paid'),
    )
  const openOf = (queries: Queries, userId: string) =>
    select(queries)
      .where({ user_id: userId })
      .whereIn('status', [...openStatuses])
  const plansIn = async (query: PromiseLike<object[]>) => (await query).map(toPlan)

  return {
    async byId(queries, id) {
      const row: object | undefined = await select(queries).where({ id }).first()
      return row ? toPlan(row) : null
    },

    listOf: (queries, userId) => plansIn(openOf(queries, userId)),

    async listOfAll(queries, userIds) {
      if (userIds.length === 0) return []
      const open = select(queries)
        .whereIn('user_id', [...userIds])
        .whereIn('status', [...openStatuses])
      return plansIn(open)
    },

    async dueBy(queries, until, limit) {
      const found: Plan[] = []
      // Each status is read along the index by due dates: together, the database would sort them.
      for (const status of openStatuses) {
        const due = select(queries).where({ status }).where('next_billing_at', '<=', until)
        if (status === 'suspended') due.where({ suspended_reason: 'unpaid' })
        found.push(
          ...(await plansIn(due.whereNull('trial_ends_at').orderBy('next_billing_at').orderBy('id').limit(limit))),
        )
      }
      return found
    },

    async balancesOf(queries, userIds) {
      const balances = new Map<string, number>()
      for (let from = 0; from < userIds.length; from += 500) {
        const wallets = queries('accounts')
          .whereIn('id', userIds.slice(from, from + 500))
          .where({ kind: 'wallet' })
        const rows: { id: string; balance: unknown }[] = await wallets.select('id', 'balance')
        for (const { id, balance } of rows) balances.set(id, toSafeInteger(balance))
      }
      return balances
    },

    dueOf: (queries, userId, now) =>
      plansIn(
        openOf(queries, userId).where((due) =>
          due
            .where('next_billing_at', '<=', now)
            .orWhere('cancel_at', '<=', now)
            .orWhere({ status: 'suspended', suspended_reason: 'unpaid' }),
        ),
      ),

    async hasUnpaid(queries, userId, by) {
      const row = await queries('instances')
        .where({ user_id: userId, auto_renew: 1, is_exempt: 0 })
        .whereIn('status', [...openStatuses])
        .whereNull('trial_ends_at')
        .where('next_billing_at', '<=', by)
        .where((unpaid) => unpaid.whereNot({ status: 'suspended' }).orWhere({ suspended_reason: 'unpaid' }))
        .first('id')
      return row !== undefined
    },

    async hold(tx, plan) {
      const { id, status, nextBillingAt, autoRenew, cancelAt, holdUntil, isExempt, graceDays } = plan
      const row = tx('instances').where({
        id,
        status,
        next_billing_at: nextBillingAt,
        auto_renew: Number(autoRenew),
        cancel_at: cancelAt,
        hold_until: holdUntil,
        is_exempt: Number(isExempt),
        grace_days: graceDays,
      })
      row.whereRaw('COALESCE(plan_price, list_price, paid_price, price) = ?', [plan.listPrice])
      row.whereRaw('COALESCE(discounted_periods_left, 0) = ?', [plan.discountedPeriodsLeft])
      return (await row.update({ status })) === 1
    },

    async renew(tx, { id, listPrice }, { nextBillingAt, discountedPeriodsLeft, paidPrice }) {
      const paid = paidPrice === null ? {} : { paid_price: paidPrice, price: paidPrice }
      await tx('instances')
        .where({ id })
        .update({
          ...paid,
          // The price of an instance of the first versions is what was paid for it, which may be another amount from here on.
          list_price: tx.raw('COALESCE(list_price, CASE WHEN plan_price IS NULL THEN ? END)', [listPrice]),
          next_billing_at: nextBillingAt,
          expires_at: nextBillingAt,
          discounted_periods_left: discountedPeriodsLeft,
          cancel_at: null,
        })
    },

    async setCancelAt(tx, id, cancelAt) {
      await tx('instances').where({ id }).update({ cancel_at: cancelAt })
    },

    async setTerms(tx, id, { holdUntil, isExempt, graceDays }) {
      const terms = { hold_until: holdUntil, is_exempt: Number(isExempt), grace_days: graceDays }
      await tx('instances').where({ id }).update(terms)
    },

    async noteReturn(tx, id, at) {
      await tx('instances').where({ id }).update({ given_back_at: at })
    },

    async hasReturned(queries, userId) {
      const row = await queries('instances').where({ user_id: userId }).whereNotNull('given_back_at').first('id')
      return row !== undefined
    },

    async firstPaidOf(queries, userId) {
      const paid = queries('instances').where({ user_id: userId }).whereNot({ status: 'failed' })
      const row = await paid.whereNull('trial_ends_at').orderBy('id').first('id')
      return row?.id ?? null
    },

    async withoutJob(queries, kind, sinceId, limit) {
      return queries('instances')
        .leftJoin('jobs', (job) => job.on('jobs.subject_id', 'instances.id').andOnVal('jobs.kind', kind))
        .where('instances.id', '>=', sinceId)
        .whereIn('instances.status', [...openStatuses])
        .whereNull('jobs.id')
        .orderBy('instances.id')
        .limit(limit)
        .pluck('instances.id')
    },
  }
}
