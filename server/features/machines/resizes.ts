import type { ResizeQuote } from '#contracts/machines.ts'
import { nextCharge } from '#contracts/rules/offers.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import type { CatalogStore } from '#server/features/catalog/catalog-store.ts'
import { choosePlan } from '#server/features/catalog/plan-choice.ts'
import { createSignedQuotes, type QuoteSecrets } from '#server/features/offers/quote-tokens.ts'
import { QUOTE_LIFETIME } from '#server/features/offers/quotes.ts'
import { refusals as offersRefusals } from '#server/features/offers/refusals.ts'
import type { ActionRecord } from '#server/features/vps/actions-store.ts'
import type { InstancePlan, InstanceRecord } from '#server/features/vps/instances-store.ts'
import type { MachinePlaces } from '#server/features/vps/machine-places.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { notLarger, reasons } from './action-words.ts'
import { notPossible } from './refusals.ts'
import { resizeCharge } from './resize-charge.ts'

/** What a quote for a larger plan promises. Money in integer dong, times in milliseconds. */
interface ResizePromise {
  instanceId: string
  fromPlanId: number
  planId: number
  /** The price of a period of the larger plan, and what it costs now. */
  price: number
  total: number
  nextBillingAt: number
  expiresAt: number
}

type Sizes = Pick<InstanceRecord, 'cpu' | 'ram' | 'storage'>

/** Whether a plan is larger than an instance: in the same series at least as much of everything and not the same, in another one more of everything. */
export function isLarger(plan: Sizes, than: Sizes, isSameSeries: boolean): boolean {
  const differences = [plan.cpu - than.cpu, plan.ram - than.ram, plan.storage - than.storage]
  if (!isSameSeries) return differences.every((difference) => difference > 0)
  return differences.every((difference) => difference >= 0) && differences.some((difference) => difference > 0)
}

/** Computes what a larger plan costs, and takes it from the wallet. */
export interface Resizes {
  /** Whether there is a larger plan on sale. */
  canGrow(queries: Queries, instance: InstanceRecord): Promise<boolean>
  /** Throws a 422 for a plan that is not larger or not on sale, a 409 `sold_out`, a 409 `not_possible` where its node has no room for it. */
  quote(queries: Queries, instance: InstanceRecord, planId: number): Promise<ResizeQuote>
  /**
   * The plan and the price of a quote, with the room for that plan, which is taken. Throws a 409 `quote_expired`, `quote_mismatch` or `price_changed` when
   * the quote is no longer valid, `not_possible` when the node no longer has room.
   */
  promised(
    tx: DbTransaction,
    instance: InstanceRecord,
    request: { planId: number; quoteId: string },
  ): Promise<{ plan: InstancePlan; total: number }>
  /** Takes the price of an action from the wallet; returns the balance that is left. Throws a 402. Call it last. */
  pay(tx: DbTransaction, action: ActionRecord, instance: InstanceRecord): Promise<number>
  /** Gives the price and the room of an action back. Call it last. */
  refund(tx: DbTransaction, action: ActionRecord, instance: InstanceRecord): Promise<void>
}

interface ResizesDeps {
  secrets: QuoteSecrets
  catalog: Pick<CatalogService, 'snapshot'>
  catalogStore: Pick<CatalogStore, 'choose' | 'plans'>
  transactions: Pick<TransactionsStore, 'insert'>
  ledger: Pick<Ledger, 'move' | 'balance'>
  places: Pick<MachinePlaces, 'canResize' | 'resize'>
  clock: Clock
  ids: Ids
}

export function createResizes(deps: ResizesDeps): Resizes {
  const { catalog, catalogStore, transactions, ledger, places, clock, ids } = deps
  const tokens = createSignedQuotes<ResizePromise>(deps.secrets, 'resize-quotes')

  const seriesOf = async (queries: Queries, { planId }: InstanceRecord) =>
    (await catalogStore.plans.byId(queries, planId))?.seriesId ?? null

  /** A plan that an instance can have instead of its own, with its price, and what that costs now. */
  async function upgrade(queries: Queries, instance: InstanceRecord, planId: number) {
    const { locationId, billingPeriod, anchorDay, nextBillingAt, createdAt, planPrice, paidPrice } = instance
    const now = clock.now()
    const { plan, price: next } = await choosePlan(catalogStore, queries, {
      planId,
      locationId,
      billingPeriod,
      at: now,
    })
    if (!isLarger(plan, instance, plan.seriesId === (await seriesOf(queries, instance))))
      throw invalidField('planId', notLarger)
    // After a larger plan was chosen, all of its price counts as paid.
    const paid = planPrice ?? paidPrice
    const terms = { paid, price: next.amount, billingPeriod, anchorDay, nextBillingAt, createdAt, now }
    return { plan, price: next.amount, total: resizeCharge(terms) }
  }

  /** Moves the price of an action between the wallet and what we have earned. */
  async function move(tx: DbTransaction, action: ActionRecord, instance: InstanceRecord, type: 'payment' | 'refund') {
    const { id, userId, params } = action
    const total = params.total ?? 0
    if (total === 0) return ledger.balance(tx, userId)
    const amount = type === 'payment' ? -total : total
    const facts = { plan: params.plan?.planName ?? '', name: instance.name }
    const reason = { code: type === 'payment' ? 'vps_resize' : 'vps_resize_refund', facts } as const
    const [journalId, now] = [ids.next(), clock.now()]
    await transactions.insert(tx, {
      id: ids.next(),
      userId,
      type,
      amount,
      fee: 0,
      status: 'completed',
      paymentMethod: null,
      reason,
      instanceId: instance.id,
      journalId,
      createdAt: now,
      settledAt: now,
      cancelledAt: null,
    })
    const actor = type === 'payment' ? userId : 'system'
    const against = [{ account: 'revenue', amount: -amount } as const]
    const moved = await ledger.move(tx, {
      kind: type,
      journalId,
      subjectId: id,
      actor,
      reason,
      userId,
      amount,
      against,
    })
    return moved.balance
  }

  return {
    async canGrow(queries, instance) {
      const seriesId = await seriesOf(queries, instance)
      return catalog.snapshot('en').plans.some((plan) => isLarger(plan, instance, plan.seriesId === seriesId))
    },

    async quote(queries, instance, planId) {
      const { plan, price, total } = await upgrade(queries, instance, planId)
      if (!(await places.canResize(queries, instance.id, plan))) throw notPossible(reasons.node_full)
      const { id: instanceId, planId: fromPlanId, nextBillingAt, discount, discountedPeriodsLeft } = instance
      const expiresAt = clock.now() + QUOTE_LIFETIME
      const promise = { instanceId, fromPlanId, planId, price, total, nextBillingAt, expiresAt }
      const next = nextCharge(price, discount ?? 0, discountedPeriodsLeft ?? 0)
      return {
        quoteId: tokens.sign(promise),
        planId,
        planName: plan.name,
        total: String(total),
        nextCharge: { amount: String(next), date: toIsoString(nextBillingAt) },
        expiresAt: toIsoString(expiresAt),
      }
    },

    async promised(tx, instance, { planId, quoteId }) {
      const promise = tokens.open(quoteId)
      if (!promise || clock.now() >= promise.expiresAt) throw new Refusal(offersRefusals.quote_expired)
      const isSame =
        promise.instanceId === instance.id && promise.fromPlanId === instance.planId && promise.planId === planId
      if (!isSame) throw new Refusal(offersRefusals.quote_mismatch)
      const { plan, price } = await upgrade(tx, instance, planId)
      if (promise.price !== price || promise.nextBillingAt !== instance.nextBillingAt)
        throw new Refusal(offersRefusals.price_changed)
      if (!(await places.resize(tx, instance.id, plan))) throw notPossible(reasons.node_full)
      const { name: planName, cpu, ram, storage } = plan
      return { plan: { planId, planName, cpu, ram, storage, planPrice: price }, total: promise.total }
    },

    pay: (tx, action, instance) => move(tx, action, instance, 'payment'),

    async refund(tx, action, instance) {
      await places.resize(tx, instance.id, instance)
      await move(tx, action, instance, 'refund')
    },
  }
}
