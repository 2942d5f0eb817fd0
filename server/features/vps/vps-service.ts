import { dayOfMonth, periodEnd } from '#contracts/rules/calendar.ts'
import { priceOf } from '#contracts/rules/price.ts'
import { mayChangeStatus } from '#contracts/rules/vps-transitions.ts'
import { type OrderRequest, type OrderResponse, orderMessages, type Vps } from '#contracts/vps.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import { findLocation, findPlan } from '#server/features/catalog/vps-catalog.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Reason } from '#server/features/wallet/reasons.ts'
import {
  type TransactionRecord,
  type TransactionsStore,
  toTransaction,
} from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { countsOf, type InstanceRecord, type InstancesStore, toVps } from './instances-store.ts'
import type { ProvisioningDriver } from './provisioning-driver.ts'
import { refusals } from './refusals.ts'

/** The kind of the job that sets up an instance. */
export const PROVISION = 'vps.provision'

export interface VpsService {
  /**
   * Takes the price from the wallet and creates the instance, both or neither. Throws a 409 when `totalCost` is not the price,
   * a 402 when the balance is too low, a 422 for a choice that is not in the catalogue.
   */
  order(
    session: Session,
    request: OrderRequest,
    key: string | undefined,
  ): Promise<{ result: OrderResponse; repeated: boolean }>
  listOf(userId: string, page: PageRequest): Promise<Page<Vps>>
  /** The handler of the job that sets up an instance, or fails and refunds it. */
  provisioning: JobHandler
}

interface VpsDeps {
  database: Database
  sessions: SessionTransactions
  instances: InstancesStore
  transactions: TransactionsStore
  ledger: Ledger
  idempotency: IdempotencyStore
  jobs: JobQueue
  driver: ProvisioningDriver
  clock: Clock
  ids: Ids
}

/** The fields of an order that a repeated request must match. The dates are not compared: the server computes its own. */
const matchedFields = ({ planId, locationId, name, operatingSystem, billingPeriod, totalCost }: OrderRequest) => ({
  planId,
  locationId,
  name,
  operatingSystem,
  billingPeriod,
  totalCost: Number(totalCost),
})

/** The reason for the payment or refund of an instance. */
const reasonOf = ({ planName, name }: InstanceRecord, type: 'payment' | 'refund'): Reason => ({
  code: `vps_${type}`,
  facts: { plan: planName, name },
})

/** The stored part of an order's response; the balance after the order is in the ledger. */
type StoredOrder = Omit<OrderResponse, 'balance'>

export function createVpsService(deps: VpsDeps): VpsService {
  const { database, sessions, instances, transactions, ledger, idempotency, jobs, driver, clock, ids } = deps

  /** Creates an instance with the catalogue's price, with which the client's must agree, and dates computed here. */
  function newInstance(userId: string, request: OrderRequest): InstanceRecord {
    const plan = findPlan(request.planId)
    if (!plan) throw invalidField('planId', orderMessages.planRequired)
    if (!findLocation(request.locationId)) throw invalidField('locationId', orderMessages.locationRequired)
    if (!plan.osSupported.includes(request.operatingSystem)) {
      throw invalidField('operatingSystem', orderMessages.operatingSystemRequired)
    }
    const price = priceOf(plan, request.billingPeriod)
    if (Number(request.totalCost) !== price) throw new Refusal(refusals.price_changed)
    const now = clock.now()
    const end = periodEnd(now, request.billingPeriod)
    return {
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
      price,
      anchorDay: dayOfMonth(now),
      nextBillingAt: end,
      expiresAt: end,
      createdAt: now,
    }
  }

  /** The transaction in the history for an instance's payment or refund. */
  const transactionFor = (
    instance: InstanceRecord,
    type: 'payment' | 'refund',
    journalId: string,
    id: string,
  ): TransactionRecord => ({
    id,
    userId: instance.userId,
    type,
    amount: type === 'payment' ? -instance.price : instance.price,
    fee: 0,
    status: 'completed',
    paymentMethod: null,
    reason: reasonOf(instance, type),
    instanceId: instance.id,
    journalId,
    createdAt: clock.now(),
    settledAt: clock.now(),
    cancelledAt: null,
  })

  return {
    async order(session, request, key) {
      const { userId } = session
      const call = { scope: `order:${userId}`, key, request: matchedFields(request), body: request }
      return sessions.transaction(
        session,
        async (tx) => {
          const before = await idempotency.find<StoredOrder>(tx, call)
          if (before) {
            const balance = await ledger.balanceAfter(tx, userId, 'payment', before.vps.id)
            return { result: { ...before, balance: String(balance) }, repeated: true }
          }
          const instance = newInstance(userId, request)
          const journalId = ids.next()
          const payment = transactionFor(instance, 'payment', journalId, ids.next())
          const stored: StoredOrder = { vps: toVps(instance), transaction: toTransaction(payment) }
          await instances.insert(tx, instance)
          await transactions.insert(tx, payment)
          await jobs.addFirst(tx, { kind: PROVISION, subjectId: instance.id, runAt: clock.now() })
          // Before the money is taken, because from then on other orders from this wallet wait.
          await idempotency.keep(tx, call, stored)
          const { balance } = await ledger.move(tx, {
            kind: 'payment',
            journalId,
            subjectId: instance.id,
            actor: userId,
            reason: reasonOf(instance, 'payment'),
            userId,
            amount: -instance.price,
            against: [{ account: 'revenue', amount: instance.price }],
            counts: countsOf(instance),
          })
          return { result: { ...stored, balance: String(balance) }, repeated: false }
        },
        { repeatable: key !== undefined, wallet: userId },
      )
    },

    async listOf(userId, page) {
      const { rows, nextCursor } = await instances.listOf(database.queries, userId, page)
      return { rows: rows.map(toVps), nextCursor }
    },

    provisioning: {
      async run({ subjectId }) {
        const instance = await instances.byId(database.queries, subjectId)
        if (!instance || !mayChangeStatus('system', instance.status, 'active')) return undefined
        const machine = await driver.ensure(instance)
        if (machine.state === 'working') return { runAgainIn: machine.checkAgainIn }
        const change = { actor: 'system', from: instance.status, to: 'active', ipAddress: machine.ipAddress } as const
        await database.transaction((tx) => instances.changeStatus(tx, instance.id, change))
        return undefined
      },

      async onFailed(tx, { subjectId }) {
        const instance = await instances.byId(tx, subjectId)
        if (!instance) return
        const change = { actor: 'system', from: instance.status, to: 'failed' } as const
        if (!(await instances.changeStatus(tx, subjectId, change))) return
        const journalId = ids.next()
        await transactions.insert(tx, transactionFor(instance, 'refund', journalId, ids.next()))
        await ledger.move(tx, {
          kind: 'refund',
          journalId,
          subjectId: instance.id,
          actor: 'system',
          reason: reasonOf(instance, 'refund'),
          userId: instance.userId,
          amount: instance.price,
          against: [{ account: 'revenue', amount: -instance.price }],
        })
      },
    },
  }
}
