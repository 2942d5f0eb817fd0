import type { Language } from '#contracts/languages.ts'
import type { Quote } from '#contracts/offers.ts'
import { dayOfMonth } from '#contracts/rules/calendar.ts'
import type { OrderResponse, TrialPaymentRequest, TrialQuoteRequest } from '#contracts/vps.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import type { JobHandler, RetryInfoLookup } from '#server/features/jobs/job-runner.ts'
import type { Bonuses } from '#server/features/offers/bonuses.ts'
import type { QuotedOrder, Quotes } from '#server/features/offers/quotes.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import { type TransactionsStore, toTransaction } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import { createInstancePayments } from './instance-payments.ts'
import { type InstanceRecord, type InstancesStore, listPriceOf, numberOf, toVps } from './instances-store.ts'
import { type MachineDuties, SYSTEM } from './machine-duties.ts'
import { refusals } from './refusals.ts'

/** The kind of the job that suspends an instance when its trial has ended. */
export const TRIAL_END = 'vps.trial_end'

/** How long to wait for an instance that is still being set up when its trial ends, in milliseconds. */
const SET_UP_WAIT = 60_000
/** How soon after its resumption an instance is suspended whose trial ended while an admin had suspended it, in milliseconds at most. */
const RESUMED_WAIT = 600_000

/** Ends trials, with or without a payment. */
export interface Trials {
  /** What it costs to keep the instance of a trial. Throws a 404 when it is not this customer's, a 409 when it has no trial. */
  quote(session: Session, vpsId: string, request: TrialQuoteRequest, language: Language): Promise<Quote>
  /**
   * Pays the first billing period of a trial, which begins when the trial ends, or now if it has ended; then the instance is resumed.
   * Throws a 402 when the balance is too low, and the refusals of `quote` and of an order with a quote.
   */
  pay(
    session: Session,
    vpsId: string,
    request: TrialPaymentRequest,
    key: string | undefined,
    language: Language,
  ): Promise<{ result: OrderResponse; repeated: boolean }>
  /** The handler of the job that suspends an instance whose trial has ended without a payment. */
  ending: JobHandler
}

interface TrialsDeps {
  database: Database
  sessions: SessionTransactions
  instances: InstancesStore
  transactions: TransactionsStore
  ledger: Ledger
  idempotency: IdempotencyStore
  quotes: Quotes
  bonuses: Pick<Bonuses, 'onPaidInstance'>
  catalog: Pick<CatalogService, 'locationName'>
  machines: Pick<MachineDuties, 'follow'>
  /** Called in the transaction that pays for a trial. */
  onPaid: (tx: DbTransaction, vpsId: string) => Promise<void>
  clock: Clock
  ids: Ids
}

export function createTrials(deps: TrialsDeps): Trials {
  const { database, sessions, instances, transactions, ledger, idempotency, quotes, bonuses, clock, ids } = deps
  const { machines } = deps
  const payments = createInstancePayments({ ledger, clock, ids })
  const shown = (instance: InstanceRecord, language: Language) =>
    toVps(instance, deps.catalog.locationName(instance.locationId), language)

  /** The instance of a trial that this customer can pay for, and what it costs without an offer: the price that it was ordered at. */
  async function trialOf(
    queries: Queries,
    userId: string,
    vpsId: string,
    code: string | null,
  ): Promise<{ instance: InstanceRecord; order: QuotedOrder }> {
    const instance = await instances.byId(queries, vpsId)
    if (instance?.userId !== userId) throw new Refusal('not_found')
    const { status, trialEndsAt, suspendedReason, planId, planName, locationId, billingPeriod } = instance
    if (trialEndsAt === null || status === 'failed' || status === 'terminated') throw new Refusal(refusals.no_trial)
    if (status === 'suspended' && suspendedReason !== 'trial_ended') throw new Refusal(refusals.suspended_by_admin)
    const choice = { planId, planName, locationId, billingPeriod, listPrice: listPriceOf(instance) }
    const order = { userId, instanceId: vpsId, choice, code, isTrial: false, notBefore: trialEndsAt }
    return { instance, order }
  }

  return {
    async quote({ userId }, vpsId, { code = null }, language) {
      const { order } = await trialOf(database.queries, userId, vpsId, code)
      return quotes.quote(database.queries, order, language)
    },

    async pay(session, vpsId, { quoteId }, key, language) {
      const { userId } = session
      const call = { scope: `trial:${userId}`, key, request: { vpsId }, body: { vpsId } }
      return sessions.transaction(
        session,
        async (tx) => {
          await ledger.lock(tx, userId)
          return idempotency.once(tx, call, async () => {
            const { instance, order } = await trialOf(tx, userId, vpsId, null)
            const terms =
              quoteId === undefined ? quotes.listTerms(order) : await quotes.termsOf(tx, quoteId, order, language)
            await quotes.redeem(tx, terms, vpsId, language)
            const { charges, promotion, startsAt } = terms
            const paid = {
              paidPrice: charges.total,
              promotionId: promotion?.id ?? null,
              discount: charges.discount,
              discountedPeriodsLeft: charges.discountedPeriodsLeft,
              anchorDay: dayOfMonth(startsAt),
              nextBillingAt: charges.periodEndsAt,
            }
            // Its trial has just ended, or another request pays for it: when run again, this transaction finds what has
            // changed.
            if (!(await instances.payTrial(tx, instance, paid))) throw new RetryTransaction()
            const isResumed = instance.status === 'suspended'
            const change = { actor: 'customer', from: 'suspended', to: 'active' } as const
            if (isResumed && !(await instances.changeStatus(tx, vpsId, change))) throw new RetryTransaction()
            await deps.onPaid(tx, vpsId)
            if (isResumed) await machines.follow(tx, instance, 'resume', { actor: userId, by: 'customer' })
            const status = isResumed ? ('active' as const) : instance.status
            const kept: InstanceRecord = { ...instance, ...paid, status, trialEndsAt: null, suspendedReason: null }
            if (kept.paidPrice === 0) {
              return {
                vps: shown(kept, language),
                transaction: null,
                balance: String(await ledger.balance(tx, userId)),
              }
            }
            // One that is still being set up is reported by its own job.
            if (status === 'active') await bonuses.onPaidInstance(tx, userId)
            const payment = await transactions.insert(tx, payments.transactionFor(kept, 'payment'))
            const { balance } = await payments.move(tx, kept, payment, userId)
            return {
              vps: shown(kept, language),
              transaction: toTransaction(payment, balance),
              balance: String(balance),
            }
          })
        },
        { repeatable: key !== undefined, wallet: userId },
      )
    },

    ending: {
      async run({ subjectId }) {
        const instance = await instances.byId(database.queries, subjectId)
        const { status, trialEndsAt = null } = instance ?? {}
        if (trialEndsAt === null) return undefined
        const now = clock.now()
        if (now < trialEndsAt) return { runAgainIn: trialEndsAt - now }
        if (status === 'creating') return { runAgainIn: SET_UP_WAIT }
        // An admin has suspended it meanwhile, and may resume it: then it still has to end.
        if (status === 'suspended' && instance?.suspendedReason !== 'trial_ended') return { runAgainIn: RESUMED_WAIT }
        if (status !== 'active') return undefined
        const change = { actor: 'system', from: 'active', to: 'suspended', trialEndedBy: now, at: now } as const
        await database.transaction(async (tx) => {
          if (instance && (await instances.changeStatus(tx, subjectId, change)))
            await machines.follow(tx, instance, 'suspend', SYSTEM)
        })
        return undefined
      },
    },
  }
}

/** Looks up the retry info of jobs that end trials. A retry can help only while the trial is not paid for, and the instance runs. */
export const trialRetryInfo =
  (instances: Pick<InstancesStore, 'byIds'>): RetryInfoLookup =>
  async (queries, vpsIds) => {
    const found = await instances.byIds(queries, vpsIds)
    return new Map(
      found.map((instance) => {
        const { id, name, owner, status, trialEndsAt } = instance
        const isOpen = trialEndsAt !== null && (status === 'active' || status === 'creating')
        const subject = { number: numberOf(instance), name, amount: null, user: owner }
        return [id, { subject, pointless: isOpen ? null : 'done' }]
      }),
    )
  }
