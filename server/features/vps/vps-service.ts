import type { Language } from '#contracts/languages.ts'
import type { Quote, QuoteRequest } from '#contracts/offers.ts'
import { dayOfMonth } from '#contracts/rules/calendar.ts'
import { chargesOf } from '#contracts/rules/offers.ts'
import { nextTime } from '#contracts/rules/plan-life.ts'
import { type OrderRequest, type OrderResponse, totalMessages, type Vps } from '#contracts/vps.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import type { CatalogStore } from '#server/features/catalog/catalog-store.ts'
import { choosePlan, type PlanChoice } from '#server/features/catalog/plan-choice.ts'
import { refusals as catalogRefusals } from '#server/features/catalog/refusals.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Bonuses } from '#server/features/offers/bonuses.ts'
import type { OrderChoice, OrderTerms, QuotedOrder, Quotes } from '#server/features/offers/quotes.ts'
import { refusals as offersRefusals } from '#server/features/offers/refusals.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import { type TransactionsStore, toTransaction } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { createInstancePayments } from './instance-payments.ts'
import {
  countsOf,
  type InstanceRecord,
  type InstancesStore,
  instanceDefaults,
  type NewInstance,
  planOf,
  toVps,
} from './instances-store.ts'
import type { MachineDuties } from './machine-duties.ts'
import type { MachinePlaces, PlaceState } from './machine-places.ts'
import { RENEWAL } from './renewal-jobs.ts'
import { TRIAL_END } from './trials.ts'

/** The kind of the job that sets up an instance. */
export const PROVISION = 'vps.provision'

export interface VpsService {
  /**
   * Computes what an order costs this customer. Throws a 422 for a choice that is not in the catalogue, or a code that does not apply, a 409 `sold_out` where
   * there is no room for it, `image_unavailable` where its system cannot be set up, `not_for_sale` while nothing is sold.
   */
  quote(session: Session, request: QuoteRequest, language: Language): Promise<Quote>
  /**
   * Takes the price from the wallet and creates the instance, both or neither. Throws a 409 when `totalCost` is not the price, or its
   * quote is no longer valid, or there is no room for its machine (`sold_out`) or its system (`image_unavailable`), a 402 when the balance is too low, a 422 for a choice that is not in the catalogue.
   */
  order(
    session: Session,
    request: OrderRequest,
    key: string | undefined,
    language: Language,
  ): Promise<{ result: OrderResponse; repeated: boolean }>
  /**
   * Takes what an order would create at its price, with its offer, which counts as redeemed from here on, and the room for its machine: for an order that
   * waits for its money. The wallet must be locked. `code` is the one behind the price. Refused as `order` is, but for the balance.
   */
  hold(
    tx: DbTransaction,
    userId: string,
    request: OrderRequest,
    language: Language,
  ): Promise<{ held: HeldInstance; code: string | null }>
  /** Whether what is held is still in the catalogue, and its system where its place is. That it has sold out meanwhile does not matter: a place is held, too. */
  isOnSale(tx: DbTransaction, held: HeldInstance): Promise<boolean>
  /** Creates what is held as if it were ordered now, and takes its price from the wallet. Throws a 402 when the balance is too low. */
  place(tx: DbTransaction, held: HeldInstance): Promise<void>
  /** Gives back the offer and the room of what is held. */
  release(tx: DbTransaction, id: string): Promise<void>
  listOf(userId: string, page: PageRequest, language: Language): Promise<Page<Vps>>
  /** A customer's own instance; null if they have no such instance. */
  ofCustomer(userId: string, id: string, language: Language): Promise<Vps | null>
  /** Records that the machine of an instance is ready; returns false for one that was no longer being created. */
  created(tx: DbTransaction, instance: InstanceRecord, ipAddress: string): Promise<boolean>
  /** Records that an instance cannot be created, and gives back what was paid for it; returns false for one that was no longer being created. */
  notCreated(tx: DbTransaction, id: string): Promise<boolean>
}

/** What an order creates. */
export interface HeldInstance extends NewInstance {
  /** The public keys that its machine is to accept; none if they are missing. */
  sshKeys?: readonly string[]
}

interface VpsDeps {
  database: Database
  sessions: SessionTransactions
  instances: InstancesStore
  transactions: TransactionsStore
  ledger: Ledger
  idempotency: IdempotencyStore
  jobs: JobQueue
  quotes: Quotes
  bonuses: Pick<Bonuses, 'onPaidInstance'>
  machines: Omit<MachineDuties, 'follow'>
  places: Pick<MachinePlaces, 'hasRoom' | 'take' | 'hasImage' | 'release'>
  catalog: Pick<CatalogService, 'locationName'>
  catalogStore: Pick<CatalogStore, 'choose'>
  /** Whether anything makes real machines, or it does not matter that none does. */
  isSelling: boolean
  /** Records how long setting up took of a machine that was ordered at `createdAt`, in milliseconds. */
  recordSetupTime: (tx: DbTransaction, createdAt: number) => Promise<void>
  clock: Clock
  ids: Ids
}

/** The fields of an order that a repeated request must match. The dates are not compared: the server computes its own. */
const matchedFields = ({
  planId,
  locationId,
  name,
  operatingSystem,
  billingPeriod,
  totalCost,
  sshKeyIds,
}: OrderRequest) => ({
  planId,
  locationId,
  name,
  operatingSystem,
  billingPeriod,
  // An order with a quote need not repeat its total.
  totalCost: totalCost === undefined ? null : Number(totalCost),
  ...(sshKeyIds && { sshKeyIds }),
})

/** What is ordered, with its plan. */
type Choice = OrderChoice & Pick<PlanChoice, 'plan'>

/** The stored part of an order's response. The balance after a payment is in the ledger; without a payment it is stored. */
interface StoredOrder extends Omit<OrderResponse, 'balance'> {
  balance?: string
}

/** The response to an order that was paid for, with the balance after it: in its transaction, too. */
const withBalance = ({ vps, transaction }: StoredOrder, balance: string): OrderResponse => ({
  vps,
  transaction: transaction && { ...transaction, balanceAfter: balance },
  balance,
})

export function createVpsService(deps: VpsDeps): VpsService {
  const {
    database,
    sessions,
    instances,
    transactions,
    ledger,
    idempotency,
    jobs,
    quotes,
    bonuses,
    machines,
    places,
    catalog,
    catalogStore,
    isSelling,
    recordSetupTime,
    clock,
    ids,
  } = deps
  const payments = createInstancePayments({ ledger, clock, ids })

  /** An instance as its customer sees it. */
  const shown = (instance: InstanceRecord, language: Language) =>
    toVps(instance, catalog.locationName(instance.locationId), language)

  /** What is ordered, at the catalogue's present price. Throws a 422 for what is not on sale, a 409 when it is sold out, or nothing is sold. */
  async function choiceOf(queries: Queries, request: QuoteRequest & { operatingSystem?: string }): Promise<Choice> {
    if (!isSelling) throw new Refusal(catalogRefusals.not_for_sale)
    const { planId, locationId, billingPeriod, operatingSystem } = request
    const choices = { planId, locationId, billingPeriod, at: clock.now() }
    const system = operatingSystem === undefined ? {} : { imageId: operatingSystem }
    const { plan, price } = await choosePlan(catalogStore, queries, { ...choices, ...system })
    return { plan, planId, planName: plan.name, locationId, billingPeriod, listPrice: price.amount }
  }

  /** The terms of an order: those of its quote, or of a trial, or else the catalogue's price, with which `totalCost` must agree. */
  async function termsOf(tx: DbTransaction, order: QuotedOrder, request: OrderRequest, language: Language) {
    const { quoteId, totalCost } = request
    if (quoteId === undefined && totalCost === undefined) throw invalidField('totalCost', totalMessages)
    const expectedTotal = Number(totalCost)
    if (quoteId !== undefined)
      return quotes.termsOf(tx, quoteId, { ...order, ...(totalCost !== undefined && { expectedTotal }) }, language)
    const terms = order.isTrial ? await quotes.trialTerms(tx, order) : quotes.listTerms(order)
    if (terms.charges.total !== expectedTotal) throw new Refusal(offersRefusals.price_changed)
    return terms
  }

  /** The instance of an order, with the price of its terms and the dates that follow from them. */
  function newInstance(
    userId: string,
    request: OrderRequest,
    { plan, listPrice }: Choice,
    { charges, promotion, startsAt }: OrderTerms,
  ): NewInstance {
    return {
      ...instanceDefaults,
      id: ids.next(),
      userId,
      name: request.name.trim(),
      status: 'creating',
      ipAddress: null,
      planId: plan.id,
      planName: plan.name,
      locationId: request.locationId,
      cpu: plan.cpu,
      ram: plan.ram,
      storage: plan.storage,
      operatingSystem: request.operatingSystem,
      billingPeriod: request.billingPeriod,
      paidPrice: charges.total,
      listPrice,
      promotionId: promotion?.id ?? null,
      discount: charges.discount,
      discountedPeriodsLeft: charges.discountedPeriodsLeft,
      trialEndsAt: charges.trialEndsAt,
      anchorDay: dayOfMonth(startsAt),
      nextBillingAt: charges.periodEndsAt,
      createdAt: clock.now(),
    }
  }

  const takePlace = (tx: DbTransaction, instance: NewInstance) => {
    const { id: vpsId, locationId, cpu, ram, storage, operatingSystem: imageId } = instance
    return places.take(tx, { vpsId, locationId, cpu, ram, storage, imageId })
  }

  function requirePlace(state: PlaceState): void {
    if (state === 'full') throw new Refusal(catalogRefusals.sold_out)
    if (state === 'no_image') throw new Refusal(catalogRefusals.image_unavailable)
  }

  /** The instance that an order would create, with its place, and its offer redeemed under that instance's id. */
  async function hold(tx: DbTransaction, userId: string, request: OrderRequest, language: Language) {
    const choice = await choiceOf(tx, request)
    const order = { userId, instanceId: null, choice, code: null, isTrial: request.trial ?? false }
    const terms = await termsOf(tx, order, request, language)
    const held = newInstance(userId, request, choice, terms)
    // The quote is redeemed before the instance exists, since a new quote must not count it.
    await quotes.redeem(tx, terms, held.id, language)
    const { sshKeyIds = [] } = request
    const keys = sshKeyIds.length > 0 ? { sshKeys: await machines.publicKeys(tx, userId, sshKeyIds) } : {}
    // The place is taken last, since from here on other orders for the same node wait.
    requirePlace(await takePlace(tx, held))
    return { held: { ...held, ...keys }, code: terms.order.code }
  }

  /** Creates an instance with its jobs, without its payment. */
  async function create(tx: DbTransaction, { sshKeys = [], ...ordered }: HeldInstance): Promise<InstanceRecord> {
    const { id, trialEndsAt } = ordered
    const instance = await instances.insert(tx, ordered)
    if (sshKeys.length > 0) await machines.keepKeys(tx, id, sshKeys)
    await jobs.addFirst(tx, { kind: PROVISION, subjectId: id, runAt: clock.now() })
    if (trialEndsAt !== null) await jobs.addFirst(tx, { kind: TRIAL_END, subjectId: id, runAt: trialEndsAt })
    await jobs.addFirst(tx, {
      kind: RENEWAL,
      subjectId: id,
      runAt: nextTime(planOf(ordered), clock.now()) ?? ordered.nextBillingAt,
    })
    return instance
  }

  /** The response to a repeated order. What the previous version did not store is as it is now. */
  async function repeatedOrder(
    tx: DbTransaction,
    userId: string,
    before: StoredOrder,
    language: Language,
  ): Promise<OrderResponse> {
    const { vps, transaction } = before
    const balance = before.balance ?? String(await ledger.balanceAfter(tx, userId, 'payment', vps.id))
    const instance = await instances.byId(tx, vps.id)
    return withBalance({ vps: instance ? { ...shown(instance, language), ...vps } : vps, transaction }, balance)
  }

  return {
    async quote({ userId }, request, language) {
      const { code = null, trial = false } = request
      const choice = await choiceOf(database.queries, request)
      const { cpu, ram, storage } = choice.plan
      const place = { locationId: choice.locationId, cpu, ram, storage, imageId: request.operatingSystem }
      requirePlace(await places.hasRoom(database.queries, place))
      const order = { userId, instanceId: null, choice, code, isTrial: trial }
      return quotes.quote(database.queries, order, language)
    },

    async order(session, request, key, language) {
      const { userId } = session
      const call = { scope: `order:${userId}`, key, request: matchedFields(request), body: request }
      return sessions.transaction(
        session,
        async (tx) => {
          // What a customer may have only once is decided by one order at a time: the others then find what it has left.
          if (request.quoteId !== undefined || request.trial) await ledger.lock(tx, userId)
          const before = await idempotency.find<StoredOrder>(tx, call)
          if (before) return { result: await repeatedOrder(tx, userId, before, language), repeated: true }
          const { held: ordered } = await hold(tx, userId, request, language)
          const instance = await create(tx, ordered)
          if (instance.paidPrice === 0) {
            const balance = String(await ledger.balance(tx, userId))
            const result = { vps: shown(instance, language), transaction: null, balance }
            await idempotency.keep(tx, call, result)
            await instances.count(tx, instance)
            return { result, repeated: false }
          }
          const payment = await transactions.insert(tx, payments.transactionFor(instance, 'payment'))
          const stored: StoredOrder = { vps: shown(instance, language), transaction: toTransaction(payment) }
          // The response is kept before the money is taken, because from then on other orders from this wallet wait.
          await idempotency.keep(tx, call, stored)
          const { balance } = await payments.move(tx, instance, payment, userId, countsOf(instance))
          return { result: withBalance(stored, String(balance)), repeated: false }
        },
        { repeatable: key !== undefined, wallet: userId },
      )
    },

    hold,

    async isOnSale(tx, { id, planId, locationId, billingPeriod, operatingSystem: imageId, ram }) {
      const choices = { planId, locationId, billingPeriod, imageId, at: clock.now() }
      const found = await catalogStore.choose(tx, choices)
      const isListed = Boolean(found?.location && found.image && found.image.minRam <= ram)
      return isListed && (await places.hasImage(tx, id, imageId))
    },

    async place(tx, held) {
      const now = clock.now()
      const { userId, billingPeriod, listPrice, paidPrice } = held
      // The period that is paid for begins now: nobody pays for the days of waiting.
      const { periodEndsAt } = chargesOf({
        listPrice: listPrice ?? paidPrice,
        billingPeriod,
        discount: null,
        startsAt: now,
      })
      const dates = { anchorDay: dayOfMonth(now), nextBillingAt: periodEndsAt, createdAt: now }
      // What the previous version held has no place yet, and lacks what is new. Where no place is left, the machine is not made, and the
      // money comes back.
      await takePlace(tx, held)
      const instance = await create(tx, { ...instanceDefaults, ...held, ...dates })
      const payment = await transactions.insert(tx, payments.transactionFor(instance, 'payment'))
      await payments.move(tx, instance, payment, userId, countsOf(instance))
    },

    async release(tx, id) {
      await quotes.release(tx, id)
      await places.release(tx, id)
    },

    async listOf(userId, page, language) {
      const { rows, nextCursor } = await instances.listOf(database.queries, userId, page)
      return { rows: rows.map((row) => shown(row, language)), nextCursor }
    },

    async ofCustomer(userId, id, language) {
      const instance = await instances.byId(database.queries, id)
      return instance?.userId === userId ? shown(instance, language) : null
    },

    async created(tx, { id, status, createdAt }, ipAddress) {
      const change = { actor: 'system', from: status, to: 'active', ipAddress } as const
      if (!(await instances.changeStatus(tx, id, change))) return false
      await recordSetupTime(tx, createdAt)
      // The instance is read again, since its trial may have been paid for meanwhile.
      const current = await instances.byId(tx, id)
      if (current && current.paidPrice > 0) await bonuses.onPaidInstance(tx, current.userId)
      return true
    },

    async notCreated(tx, id) {
      const before = await instances.byId(tx, id)
      if (!before) return false
      const change = { actor: 'system', from: before.status, to: 'failed' } as const
      if (!(await instances.changeStatus(tx, id, change))) return false
      // The instance is read again, since its trial may have been paid for meanwhile; from here on it cannot be.
      const instance = await instances.byId(tx, id)
      if (!instance) return false
      if (instance.paidPrice > 0) {
        const refund = payments.transactionFor(instance, 'refund')
        await transactions.insert(tx, refund)
        await payments.move(tx, instance, refund, 'system')
      }
      await quotes.release(tx, id)
      return true
    },
  }
}
