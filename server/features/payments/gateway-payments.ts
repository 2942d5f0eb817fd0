import { createHash, randomInt } from 'node:crypto'
import { type ParkReason, parkReasons } from '#contracts/admin.ts'
import type { Language } from '#contracts/languages.ts'
import type { GatewayMethod } from '#contracts/rules/fees.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { pollKind, type WalletService } from '#server/features/wallet/wallet-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { BankTransfers } from './bank-transfers-service.ts'
import type { GatewayPaymentRecord, GatewayPaymentsStore } from './gateway-payments-store.ts'
import type { ParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { GATEWAY_PENDING } from './payment-requests.ts'
import type { PaymentRecord, PaymentsStore } from './payments-store.ts'
import type { ProviderStatesStore } from './provider-states-store.ts'
import { type PaymentReport, reportId } from './providers/payment-report.ts'
import type { WebhookOutcome } from './providers/webhook-response.ts'
import type { EventOutcome, WebhookEventsStore } from './webhook-events-store.ts'

/** Who pays: the address in the network, the language, and the origin of the site in the browser, if it is known. */
export interface Customer {
  address: string
  language: Language
  origin?: string | undefined
}

export interface GatewayPayments {
  /**
   * Requests a new payment at its gateway, if it has one, and waits some seconds for the response. A gateway that is slow or down is left to
   * the deposit's job.
   */
  request(paymentId: string, from: Customer): Promise<void>
  /** Waits for a request of this payment that this process has begun, so that the same deposit sent twice at once gets the same response. */
  requested(paymentId: string): Promise<void>
  /**
   * Processes a report once, whether it came by webhook or by query: credits what was paid to the customer's wallet, and parks what needs an
   * admin. A failure never takes money back.
   */
  take(gateway: PaymentGateway, report: PaymentReport): Promise<void>
  /** How a report will end, for gateways that want to know it at once. Changes nothing. */
  predictOutcome(gateway: PaymentGateway, report: PaymentReport): Promise<WebhookOutcome>
  /**
   * The handlers of the jobs for deposits, by kind. A job polls the gateway until the payment has ended, so that a payment whose webhook never
   * arrives is credited, too.
   */
  pollHandlers: Record<string, JobHandler>
}

interface GatewayPaymentsDeps {
  database: Database
  gateways: readonly PaymentGateway[]
  payments: PaymentsStore
  gatewayPayments: GatewayPaymentsStore
  states: Pick<ProviderStatesStore, 'notePoll' | 'noteFailure'>
  events: WebhookEventsStore
  parked: ParkedPaymentsStore
  transactions: TransactionsStore
  wallet: Pick<WalletService, 'settleDeposit'>
  bank: Pick<BankTransfers, 'creditPayment'>
  /** Returns the origin of the site, where the browser goes after payment, for a customer who is at `origin`. */
  siteOrigin: (origin?: string) => string
  clock: Clock
  timers: Timers
  log: Log
  metrics: Metrics
}

const SECOND = 1000
const HOUR = 3_600_000
/** How long after a deposit its gateway is polled first: when a request of its payment has ended, in milliseconds. */
export const COLLECT_AFTER = 35 * SECOND
/** How long a customer waits for the response of a gateway, in milliseconds. */
const MAX_WAIT = 8 * SECOND
/** A gateway is queried again when a deposit is twice as old as last time, but within these bounds. In milliseconds. */
const POLL_INTERVAL = { min: 30 * SECOND, max: HOUR }
/** Polling ends when a deposit is this old: a customer who has not paid by then will not, and an admin may settle the rest. */
const MAX_POLL_AGE = 24 * HOUR
/** The attempts in quick succession at a gateway that does not respond, each retried like any failed job. */
const QUICK_ATTEMPTS = 3
/** The longest id of an event that is stored, in characters. */
const EVENT_ID_MAX = 100
/** The customer's address in the network for a payment that a job requests. */
const UNKNOWN_ADDRESS = '127.0.0.1'

/** Milliseconds until the next query about a deposit of this age; null after the last. */
function nextPoll(age: number): number | null {
  if (age >= MAX_POLL_AGE) return null
  return Math.min(Math.max(age, POLL_INTERVAL.min), POLL_INTERVAL.max)
}

/** Whether an event with this outcome is parked for an admin. */
const isParked = (outcome: string): outcome is ParkReason => (parkReasons as readonly string[]).includes(outcome)

/** The id under which a report is stored. */
const storedId = ({ eventId }: PaymentReport) =>
  eventId.length <= EVENT_ID_MAX ? eventId : createHash('sha256').update(eventId).digest('hex')

/** A payment with what we know of it at its gateway. */
interface Collected {
  payment: PaymentRecord
  collected: GatewayPaymentRecord
}

export function createGatewayPayments(deps: GatewayPaymentsDeps): GatewayPayments {
  const { database, gateways, payments, gatewayPayments, states, events, parked, transactions, wallet, clock, log } =
    deps
  const outcomes = deps.metrics.counter(
    'sen_payment_events_total',
    'Events that payment providers reported, by outcome',
  )
  for (const { name } of gateways)
    for (const outcome of ['settled', 'already_settled', 'noted', 'repeated', ...parkReasons] as const)
      outcomes.add({ provider: name, outcome }, 0)

  async function byReference(name: GatewayMethod, reference: string): Promise<Collected | null> {
    const collected = await gatewayPayments.byReference(database.queries, name, reference)
    const payment = collected && (await payments.byId(database.queries, collected.paymentId))
    return collected && payment ? { collected, payment } : null
  }

  /** Settles a deposit that was not paid. */
  async function fail(tx: DbTransaction, payment: PaymentRecord, actor: string): Promise<EventOutcome> {
    await payments.lock(tx, payment.id)
    const deposit = await transactions.byId(tx, payment.transactionId)
    if (deposit?.status === 'completed') return 'reversed'
    await gatewayPayments.noteFailure(tx, payment.id, clock.now())
    if (deposit?.status !== 'pending') return 'already_settled'
    await wallet.settleDeposit(tx, deposit.id, { status: 'failed', actor }).catch((error) => {
      // An admin, its customer or another report settled it meanwhile. The retry finds that.
      throw error instanceof Refusal && error.kind === walletRefusals.already_settled ? new RetryTransaction() : error
    })
    return 'settled'
  }

  /** Whether an admin failed a deposit, rather than its customer, its gateway or its end. */
  async function failedByAdmin(tx: DbTransaction, payment: PaymentRecord): Promise<boolean> {
    const deposit = await transactions.byId(tx, payment.transactionId)
    if (deposit?.status !== 'failed' || deposit.cancelledAt !== null) return false
    if ((deposit.settledAt ?? 0) >= payment.createdAt + GATEWAY_PENDING) return false
    return (await gatewayPayments.byPayment(tx, payment.id))?.failedAt === null
  }

  /** Credits what was paid, also when the deposit was cancelled, has failed or is over. What an admin has decided is left to an admin. */
  async function credit(
    tx: DbTransaction,
    gateway: PaymentGateway,
    payment: PaymentRecord,
    { amount }: PaymentReport,
  ): Promise<EventOutcome> {
    const { received } = await payments.lock(tx, payment.id)
    if (!gateway.takesAnyAmount && amount !== payment.amount) return 'wrong_amount'
    // A payment of such a gateway is paid once. If it reports another one, a human finds out whether there is more money.
    if (!gateway.takesAnyAmount && received > 0) return 'paid_again'
    if (await failedByAdmin(tx, payment)) return 'failed_deposit'
    const credited = await deps.bank.creditPayment(tx, payment.id, {
      amount,
      actor: gateway.name,
      method: gateway.name,
    })
    if (credited === 'account_closed') return credited
    return credited === 'settled_otherwise' ? 'wrong_amount' : 'settled'
  }

  async function apply(
    tx: DbTransaction,
    gateway: PaymentGateway,
    found: Collected | null,
    report: PaymentReport,
  ): Promise<EventOutcome> {
    const { status } = report
    const isAboutMoney = status === 'paid' || status === 'review'
    if (!found) return isAboutMoney ? 'unknown_transaction' : 'noted'
    if (status === 'paid') return credit(tx, gateway, found.payment, report)
    if (status === 'failed') return fail(tx, found.payment, gateway.name)
    return status === 'review' ? 'needs_review' : 'noted'
  }

  async function take(gateway: PaymentGateway, report: PaymentReport): Promise<void> {
    const { name } = gateway
    const found = await byReference(name, report.reference)
    const event = {
      eventId: storedId(report),
      transactionId: found?.payment.transactionId ?? report.reference,
      amount: report.amount,
    }
    const outcome = await database.transaction(
      async (tx) => {
        if (await events.isKnown(tx, name, event.eventId)) return 'repeated'
        const result = await apply(tx, gateway, found, report)
        await events.insert(tx, name, event, result)
        if (isParked(result)) await parked.park(tx, name, event, result)
        return result
      },
      { repeatable: true, ...(found && { wallet: found.payment.userId }) },
    )
    outcomes.add({ provider: name, outcome })
    if (isParked(outcome)) log.error({ provider: name, ...event, outcome }, 'a payment needs to be looked at')
  }

  /**
   * Requests a payment, and keeps what the customer has to do. Nobody can pay a request whose response was lost: another one takes its place, with
   * a reference of its own. Returns the reference.
   */
  async function open(gateway: PaymentGateway, found: Collected, from: Customer, isRenewed = false): Promise<string> {
    const { payment, collected } = found
    const { reference } = collected
    const { address, language, origin } = from
    const result = await gateway.createIntent({
      reference,
      paymentId: payment.id,
      memo: payment.memo,
      amount: payment.amount,
      createdAt: payment.createdAt,
      expiresAt: payment.expiresAt,
      address,
      language,
      returnUrl: `${deps.siteOrigin(origin)}/dashboard/topup/${payment.id}`,
    })
    if ('instructions' in result) {
      await gatewayPayments.setInstructions(database.queries, collected, result.instructions)
      return reference
    }
    if ('isTaken' in result) {
      if (isRenewed) throw new Error('The gateway knows a reference that is new')
      const next = gateway.newReference(`${payment.memo}R${randomInt(1000, 10_000)}`)
      if (!(await gatewayPayments.renewReference(database.queries, collected, next))) return reference
      log.warn({ provider: gateway.name, paymentId: payment.id }, 'a payment is requested again with a new reference')
      return open(gateway, { payment, collected: { ...collected, reference: next } }, from, true)
    }
    await states.noteFailure(database.queries, gateway.name, `refused: ${result.refused}`)
    log.error({ provider: gateway.name, paymentId: payment.id, code: result.refused }, 'a gateway refuses a payment')
    if (result.isFinal)
      await database.transaction(async (tx) => void (await fail(tx, payment, gateway.name)), {
        repeatable: true,
        wallet: payment.userId,
      })
    return reference
  }

  /** Queries a payment, and processes what it reports. Returns whether it has ended. */
  async function poll(gateway: PaymentGateway, found: Collected): Promise<boolean> {
    const { payment, collected } = found
    const deposit = await transactions.byId(database.queries, payment.transactionId)
    const isOpen = clock.now() < payment.expiresAt
    const isUnrequested = collected.instructions === null && deposit?.status === 'pending' && isOpen
    const reference = isUnrequested
      ? await open(gateway, found, { address: UNKNOWN_ADDRESS, language: 'vi' })
      : collected.reference
    const { status, reports } = await gateway.query({ reference, createdAt: payment.createdAt })
    await states.notePoll(database.queries, gateway.name)
    for (const report of reports) await take(gateway, report)
    if (status === 'failed' && reports.length === 0) {
      const eventId = reportId(reference, '0', 'failed')
      const { amount } = payment
      await take(gateway, { eventId, reference, status, amount })
    }
    return status === 'paid' || status === 'failed'
  }

  /** Whether a deposit may still be paid: also a cancelled one, one failed by an admin, and one whose first part has completed it. */
  const mayBePaid = (gateway: PaymentGateway, deposit: TransactionRecord, { received, amount }: PaymentRecord) =>
    deposit.status !== 'completed' || (gateway.takesAnyAmount && received > 0 && received < amount)

  const pollHandlerWith = (gateway: PaymentGateway): JobHandler => ({
    async run({ subjectId, attempts }) {
      const deposit = await transactions.byId(database.queries, subjectId)
      const payment = deposit && (await payments.ofDeposit(database.queries, deposit.id))
      const collected = payment && (await gatewayPayments.byPayment(database.queries, payment.id))
      if (!deposit || !payment || !collected || !mayBePaid(gateway, deposit, payment)) return undefined
      const runAgainIn = nextPoll(clock.now() - deposit.createdAt)
      const hasEnded = await poll(gateway, { payment, collected }).catch(async (error: unknown) => {
        await states.noteFailure(database.queries, gateway.name, error)
        if (attempts < QUICK_ATTEMPTS || runAgainIn === null) throw error
        log.warn({ err: error, provider: gateway.name, transactionId: deposit.id }, 'a gateway does not respond')
        return false
      })
      if (hasEnded) return undefined
      if (runAgainIn !== null) return { runAgainIn }
      if (deposit.status === 'pending')
        log.warn({ provider: gateway.name, transactionId: deposit.id }, 'a deposit has not ended, and stays pending')
      return undefined
    },
  })

  const underWay = new Map<string, Promise<void>>()

  async function requestOnce(paymentId: string, from: Customer): Promise<void> {
    const collected = await gatewayPayments.byPayment(database.queries, paymentId)
    const payment = collected && (await payments.byId(database.queries, paymentId))
    const gateway = gateways.find(({ name }) => name === collected?.gateway)
    if (!collected || !payment || !gateway) return
    const opened = open(gateway, { payment, collected }, from).catch(async (error: unknown) => {
      await states.noteFailure(database.queries, gateway.name, error).catch(() => {})
      log.warn({ err: error, provider: gateway.name, paymentId }, 'a gateway does not respond')
    })
    // What comes later is kept nevertheless.
    await deps.timers.within(MAX_WAIT, 'The gateway is slow', opened).catch(() => {})
  }

  return {
    async request(paymentId, from) {
      const requesting = requestOnce(paymentId, from)
      underWay.set(paymentId, requesting)
      await requesting.finally(() => underWay.delete(paymentId))
    },

    requested: async (paymentId) => underWay.get(paymentId)?.catch(() => {}),

    take,

    async predictOutcome(gateway, report) {
      const { name } = gateway
      if (await events.isKnown(database.queries, name, storedId(report))) return 'duplicate'
      const found = await byReference(name, report.reference)
      if (!found) return 'unknown_payment'
      const isWrong = report.status === 'paid' && !gateway.takesAnyAmount && report.amount !== found.payment.amount
      return isWrong ? 'wrong_amount' : 'accepted'
    },

    pollHandlers: Object.fromEntries(gateways.map((gateway) => [pollKind(gateway.name), pollHandlerWith(gateway)])),
  }
}
