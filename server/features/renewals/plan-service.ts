import type { Language } from '#contracts/languages.ts'
import type {
  CancelRequest,
  PlanChanged,
  Refunded,
  RefundObstacle,
  RefundPreview,
  RenewRequest,
} from '#contracts/plan-life.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { REFUND_DAYS } from '#contracts/rules/limits.ts'
import { dueDate, isUnpaid } from '#contracts/rules/plan-life.ts'
import { revenueTypes } from '#contracts/transactions.ts'
import type { OrderResponse } from '#contracts/vps.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import { countsOfChange, type InstancesStore, toVps } from '#server/features/vps/instances-store.ts'
import type { MachineDuties } from '#server/features/vps/machine-duties.ts'
import { refusals } from '#server/features/vps/refusals.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import { type TransactionsStore, toTransaction } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { Charging } from './charging.ts'
import type { Plan, PlansStore } from './plans-store.ts'
import type { RenewalNotices } from './renewal-notices.ts'

/** A call with its key, whose result may be that of an earlier one. */
type Repeatable<Result> = Promise<{ result: Result; repeated: boolean }>

/** What customers decide about the lives of their instances. Everything throws a 404 for an instance that is not the customer's. */
export interface PlanService {
  /** Pays for the next periods. Throws a 402 when the balance is too low, a 409 for an instance that cannot be renewed. */
  renew(
    session: Session,
    vpsId: string,
    request: RenewRequest,
    key: string | undefined,
    language: Language,
  ): Repeatable<OrderResponse>
  /** Ends an instance, now or with its period. Throws a 409 for one that has ended. */
  cancel(
    session: Session,
    vpsId: string,
    request: CancelRequest,
    key: string | undefined,
    language: Language,
  ): Repeatable<PlanChanged>
  /** Takes a cancellation back. Throws a 409 for one that has ended. */
  undoCancel(session: Session, vpsId: string, key: string | undefined, language: Language): Repeatable<PlanChanged>
  refundPreview(session: Session, vpsId: string): Promise<RefundPreview>
  /** Ends an instance and gives back what was paid for it. Throws a 409 when that is not possible. */
  refund(session: Session, vpsId: string, key: string | undefined, language: Language): Repeatable<Refunded>
}

interface PlanServiceDeps {
  database: Database
  sessions: SessionTransactions
  plans: PlansStore
  instances: InstancesStore
  machines: Pick<MachineDuties, 'follow'>
  transactions: Pick<TransactionsStore, 'insert' | 'byId' | 'firstPaymentFor' | 'sumForInstance'>
  ledger: Pick<Ledger, 'move' | 'balance'>
  charging: Charging
  idempotency: IdempotencyStore
  notices: RenewalNotices
  catalog: Pick<CatalogService, 'locationName'>
  clock: Clock
  ids: Ids
}

const onePeriod = {
  vi: 'Gói theo năm được gia hạn từng năm một',
  en: 'A yearly plan is renewed one year at a time',
  zh: '按年付费的套餐每次续费一年',
}

export function createPlanService(deps: PlanServiceDeps): PlanService {
  const { database, sessions, plans, instances, machines, transactions, ledger, charging, idempotency, notices } = deps
  const { catalog, clock, ids } = deps

  async function own(queries: Queries, { userId }: Session, vpsId: string): Promise<Plan> {
    const plan = await plans.byId(queries, vpsId)
    if (plan?.userId !== userId) throw new Refusal('not_found')
    return plan
  }

  async function shown(tx: DbTransaction, vpsId: string, language: Language) {
    const instance = await instances.byId(tx, vpsId)
    if (!instance) throw new Refusal('not_found')
    return toVps(instance, catalog.locationName(instance.locationId), language)
  }

  /** Runs a change of an instance that is held as it was read, once for each key. */
  const change = <Result>(
    session: Session,
    vpsId: string,
    call: { name: string; key: string | undefined; request?: object },
    work: (tx: DbTransaction, plan: Plan) => Promise<Result>,
  ) => {
    const request = { vpsId, ...call.request }
    const repeatable = { scope: `${call.name}:${session.userId}`, key: call.key, request, body: request }
    return sessions.transaction(
      session,
      async (tx) => {
        const plan = await own(tx, session, vpsId)
        // The same request at the same time waits here, and then finds the result of the other one.
        if (!(await plans.hold(tx, plan))) throw new RetryTransaction()
        return idempotency.once(tx, repeatable, () => work(tx, plan))
      },
      { repeatable: call.key !== undefined, wallet: session.userId },
    )
  }

  const changedPlan = async (tx: DbTransaction, { id, userId }: Plan, language: Language): Promise<PlanChanged> => ({
    vps: await shown(tx, id, language),
    balance: String(await ledger.balance(tx, userId)),
  })

  function requireNotOver({ status }: Plan): void {
    if (status === 'terminated' || status === 'failed') throw new Refusal(refusals.vps_terminated)
  }

  /** Ends an instance at once. The counters are changed with the money that moves afterwards, if any does. */
  async function end(tx: DbTransaction, plan: Plan, reason: 'cancelled' | 'refunded') {
    const from = plan.status
    if (from !== 'active' && from !== 'suspended') throw new Refusal(refusals.vps_not_ready)
    const isCounted = reason === 'cancelled' ? {} : ({ isCountedLater: true } as const)
    const ended = { actor: 'customer', from, to: 'terminated', ...isCounted } as const
    if (!(await instances.changeStatus(tx, plan.id, ended))) throw new RetryTransaction()
    await machines.follow(tx, plan, 'terminate', { actor: plan.userId, by: 'customer' })
    await notices.onEnded?.(tx, plan, { dueAt: plan.nextBillingAt, reason })
    return countsOfChange(ended)
  }

  /** What would come back for an instance, and why it does not. */
  async function refundOf(
    queries: Queries,
    plan: Plan,
  ): Promise<{ amount: number; obstacle: RefundObstacle | null; until: number | null }> {
    const { id, userId, status } = plan
    const none = (obstacle: RefundObstacle, until: number | null = null) => ({ amount: 0, obstacle, until })
    const isSuspendedByAdmin = status === 'suspended' && !isUnpaid(plan)
    if ((status !== 'active' && status !== 'suspended') || isSuspendedByAdmin) return none('not_possible')
    const paymentId = await transactions.firstPaymentFor(queries, userId, id)
    const payment = paymentId === null ? null : await transactions.byId(queries, paymentId)
    const amount = -(await transactions.sumForInstance(queries, id, revenueTypes))
    if (!payment || amount <= 0) return none('nothing_paid')
    if (await plans.hasReturned(queries, userId)) return none('already_refunded')
    if ((await plans.firstPaidOf(queries, userId)) !== id) return none('not_first_order')
    const until = payment.createdAt + REFUND_DAYS * DAY_MS
    return clock.now() > until ? none('too_late', until) : { amount, obstacle: null, until }
  }

  return {
    async renew(session, vpsId, { periods }, key, language) {
      return change(session, vpsId, { name: 'renew', key, request: { periods } }, async (tx, plan) => {
        if (plan.trialEndsAt !== null) throw new Refusal(refusals.pay_trial)
        if (plan.status === 'suspended' && !isUnpaid(plan)) throw new Refusal(refusals.suspended_by_admin)
        if ((plan.status !== 'active' && plan.status !== 'suspended') || plan.isExempt)
          throw new Refusal(refusals.not_renewable)
        if (plan.billingPeriod === 'yearly' && periods !== 1) throw invalidField('periods', onePeriod)
        const by = { actor: session.userId, by: 'customer' } as const
        const dueAt = dueDate(plan, clock.now())
        const { transaction, balance } = await charging.renew(tx, plan, { dueAt, count: periods, by })
        return {
          vps: await shown(tx, vpsId, language),
          transaction: transaction && toTransaction(transaction, balance),
          balance: String(balance),
        }
      })
    },

    cancel(session, vpsId, { at }, key, language) {
      return change(session, vpsId, { name: 'cancel', key, request: { at } }, async (tx, plan) => {
        requireNotOver(plan)
        // A period that is not paid for has no end to wait for.
        if (at === 'now' || plan.nextBillingAt <= clock.now()) await end(tx, plan, 'cancelled')
        else await plans.setCancelAt(tx, vpsId, plan.nextBillingAt)
        return changedPlan(tx, plan, language)
      })
    },

    undoCancel(session, vpsId, key, language) {
      return change(session, vpsId, { name: 'undo-cancel', key }, async (tx, plan) => {
        requireNotOver(plan)
        await plans.setCancelAt(tx, vpsId, null)
        return changedPlan(tx, plan, language)
      })
    },

    async refundPreview(session, vpsId) {
      const { amount, obstacle, until } = await refundOf(database.queries, await own(database.queries, session, vpsId))
      return { amount: String(amount), obstacle, until: toIsoString(until) }
    },

    refund(session, vpsId, key, language) {
      return change(session, vpsId, { name: 'refund', key }, async (tx, plan) => {
        const { userId } = session
        const { amount, obstacle } = await refundOf(tx, plan)
        if (obstacle !== null) throw new Refusal(refusals.not_refundable)
        const counts = await end(tx, plan, 'refunded')
        const now = clock.now()
        await plans.noteReturn(tx, vpsId, now)
        const reason = { code: 'vps_refund', facts: { plan: plan.planName, name: plan.name } } as const
        const journalId = ids.next()
        const transaction = await transactions.insert(tx, {
          id: ids.next(),
          userId,
          type: 'refund',
          amount,
          fee: 0,
          status: 'completed',
          paymentMethod: null,
          reason,
          instanceId: vpsId,
          journalId,
          createdAt: now,
          settledAt: now,
          cancelledAt: null,
        })
        const vps = await shown(tx, vpsId, language)
        const { balance } = await ledger.move(tx, {
          kind: 'refund',
          journalId,
          subjectId: vpsId,
          actor: userId,
          reason,
          userId,
          amount,
          against: [{ account: 'revenue', amount: -amount }],
          counts,
        })
        return { vps, transaction: toTransaction(transaction, balance), balance: String(balance) }
      })
    },
  }
}
