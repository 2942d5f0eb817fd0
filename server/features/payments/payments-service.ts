import { type ParkReason, parkReasons } from '#contracts/admin.ts'
import { type JobHandler, NonRetryableError } from '#server/features/jobs/job-runner.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { COLLECT_DEPOSIT, collectKind, type WalletService } from '#server/features/wallet/wallet-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { ParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentProvider, PaymentState, ProviderEvent, ProviderName } from './payment-provider.ts'
import { refusals } from './refusals.ts'
import type { EventOutcome, WebhookEventsStore } from './webhook-events-store.ts'

export interface PaymentsService {
  /**
   * Processes a provider's webhook. Throws a 404 for an unknown provider, a 401 for a signature that is wrong or not
   * fresh, a 400 or 422 for a body that is malformed. An event that was processed before changes nothing.
   */
  receive(providerName: string, rawBody: Buffer, signature: string | undefined): Promise<void>
  /**
   * The handlers of the jobs for deposits, by kind. A job requests the payment from the provider, then polls its state until the
   * deposit is settled. So a deposit whose webhook never arrives is settled, too, and a payment for a cancelled deposit is
   * parked. Each provider has its own kind, so that one that hangs does not delay the deposits of the others.
   */
  collectHandlers: Record<string, JobHandler>
}

interface PaymentsDeps {
  database: Database
  providers: readonly PaymentProvider[]
  events: WebhookEventsStore
  parked: ParkedPaymentsStore
  transactions: TransactionsStore
  wallet: WalletService
  clock: Clock
  log: Log
  metrics: Metrics
}

const SECOND = 1000
const HOUR = 3_600_000
/** A provider is queried again when a deposit is twice as old as last time, but within these bounds. In milliseconds. */
const POLL_INTERVAL = { min: 30 * SECOND, max: HOUR }
/** Polling ends when a deposit is this old: a customer who has not paid by then will not, and an admin may settle the rest. */
const MAX_POLL_AGE = 24 * HOUR
/** The attempts in quick succession at a provider that does not respond, each retried like any failed job. */
const QUICK_ATTEMPTS = 3

/** Milliseconds until the next query about a deposit of this age; null after the last. */
function nextPoll(age: number): number | null {
  if (age >= MAX_POLL_AGE) return null
  return Math.min(Math.max(age, POLL_INTERVAL.min), POLL_INTERVAL.max)
}

/** Whether an event with this outcome is parked for an admin. */
const isParked = (outcome: string): outcome is ParkReason => (parkReasons as readonly string[]).includes(outcome)

export function createPaymentsService({
  database,
  providers,
  events,
  parked,
  transactions,
  wallet,
  clock,
  log,
  metrics,
}: PaymentsDeps): PaymentsService {
  const outcomes = metrics.counter('sen_payment_events_total', 'Events that payment providers reported, by outcome')
  for (const { name } of providers)
    for (const outcome of ['settled', 'already_settled', 'repeated', ...parkReasons] as const)
      outcomes.add({ provider: name, outcome }, 0)

  /** Settles the deposit that an event is about, if the event matches it. */
  async function apply(tx: DbTransaction, provider: ProviderName, event: ProviderEvent): Promise<EventOutcome> {
    const deposit = await transactions.byId(tx, event.transactionId)
    if (deposit?.type !== 'deposit' || deposit.paymentMethod !== provider) return 'unknown_transaction'
    if (event.amount !== deposit.amount + deposit.fee) return 'wrong_amount'
    if (deposit.status !== 'pending') return reconcile(tx, provider, deposit, event)
    await wallet.settleDeposit(tx, deposit.id, { status: event.status, actor: provider }).catch((error) => {
      // Another delivery of the event, or another event, settled it first. The retry finds its result.
      throw error instanceof Refusal && error.kind === walletRefusals.already_settled ? new RetryTransaction() : error
    })
    return 'settled'
  }

  /** Compares an event with a deposit that has already been settled. */
  async function reconcile(
    tx: DbTransaction,
    provider: ProviderName,
    deposit: TransactionRecord,
    event: ProviderEvent,
  ): Promise<EventOutcome> {
    if (deposit.status === 'failed') return event.status === 'completed' ? 'failed_deposit' : 'already_settled'
    if (event.status === 'failed') return 'reversed'
    // An admin may have completed it before its provider reported the same payment for the first time.
    return (await wallet.confirmDeposit(tx, deposit.id, provider)) ? 'already_settled' : 'paid_again'
  }

  /** Processes an event once, whether it came by webhook or by query, and parks a payment that needs an admin. */
  async function processEvent(provider: ProviderName, event: ProviderEvent): Promise<void> {
    const deposit = await transactions.byId(database.queries, event.transactionId)
    const outcome = await database.transaction(
      async (tx) => {
        if (await events.isKnown(tx, provider, event.eventId)) return 'repeated'
        const result = await apply(tx, provider, event)
        await events.insert(tx, provider, event, result)
        if (isParked(result)) await parked.park(tx, provider, event, result)
        return result
      },
      { repeatable: true, ...(deposit && { wallet: deposit.userId }) },
    )
    outcomes.add({ provider, outcome })
    if (isParked(outcome)) {
      const { eventId, transactionId } = event
      log.error({ provider, eventId, transactionId, outcome }, 'a payment needs to be looked at')
    }
  }

  /**
   * Queries the state of a deposit's payment. Requests the payment of a pending deposit that the provider does not know, unless
   * this is the last query, after which no one would learn how it ended.
   */
  async function poll(provider: PaymentProvider, deposit: TransactionRecord, isLast: boolean): Promise<PaymentState> {
    const payment = await provider.query(deposit.id)
    if (payment.state === 'unknown' && deposit.status === 'pending' && !isLast) {
      await provider.createIntent({ transactionId: deposit.id, amount: deposit.amount + deposit.fee })
    }
    return payment
  }

  /** Returns a deposit that may still be paid, else null. A cancelled one, or one failed by an admin, may still be paid, too. */
  async function openDeposit(id: string): Promise<TransactionRecord | null> {
    const deposit = await transactions.byId(database.queries, id)
    return deposit && deposit.status !== 'completed' ? deposit : null
  }

  /** Hands the job over to its provider's job kind. It contacts no provider itself, so it is fast. */
  const chooseProvider: JobHandler = {
    async run({ subjectId }) {
      const deposit = await openDeposit(subjectId)
      if (!deposit) return undefined
      const provider = providers.find(({ name }) => name === deposit.paymentMethod)
      if (!provider) throw new NonRetryableError(`No provider for ${deposit.paymentMethod}`)
      return { continueAs: collectKind(provider.name) }
    },
  }

  const collectHandlerWith = (provider: PaymentProvider): JobHandler => ({
    async run({ subjectId, attempts }) {
      const deposit = await openDeposit(subjectId)
      if (!deposit) return undefined
      const runAgainIn = nextPoll(clock.now() - deposit.createdAt)
      const payment = await poll(provider, deposit, runAgainIn === null).catch((error: unknown) => {
        if (attempts < QUICK_ATTEMPTS || runAgainIn === null) throw error
        log.warn({ err: error, provider: provider.name, transactionId: deposit.id }, 'a provider does not respond')
        return null
      })
      if (payment?.state === 'ended') {
        await processEvent(provider.name, payment.event)
        return undefined
      }
      if (runAgainIn !== null) return { runAgainIn }
      if (deposit.status === 'pending')
        log.warn({ provider: provider.name, transactionId: deposit.id }, 'a deposit has not ended, and stays pending')
      return undefined
    },
  })

  return {
    async receive(providerName, rawBody, signature) {
      const provider = providers.find(({ name }) => name === providerName)
      if (!provider) throw new Refusal('not_found')
      const verified = provider.verifyWebhook(rawBody, signature)
      if ('fault' in verified) {
        const { fault } = verified
        throw new Refusal(fault === 'invalid_signature' ? refusals[fault] : fault)
      }
      await processEvent(provider.name, verified.event)
    },

    collectHandlers: {
      [COLLECT_DEPOSIT]: chooseProvider,
      ...Object.fromEntries(providers.map((provider) => [collectKind(provider.name), collectHandlerWith(provider)])),
    },
  }
}
