import { type ParkReason, parkReasons } from '#contracts/admin.ts'
import { type JobHandler, NonRetryableError } from '#server/features/jobs/job-runner.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { COLLECT_DEPOSIT, collectKind, type WalletService } from '#server/features/wallet/wallet-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RepeatTransaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { ParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentProvider, PaymentStanding, ProviderEvent, ProviderName } from './payment-provider.ts'
import { refusals } from './refusals.ts'
import type { EventOutcome, WebhookEventsStore } from './webhook-events-store.ts'

export interface PaymentsService {
  /**
   * Takes a provider's webhook. Throws a 404 for an unknown provider, a 401 for a signature that is not its own or not
   * fresh, a 400 or 422 for a body that says nothing. An event that came before changes nothing.
   */
  receive(providerName: string, rawBody: Buffer, signature: string | undefined): Promise<void>
  /**
   * Do the jobs of deposits, by kind: ask the provider to collect it, and then how it stands, again and again, until it is
   * settled. So one whose webhook never arrives is settled as well, and money that comes for one that was cancelled is parked.
   * Each provider has a kind of its own, so that one that hangs delays no deposits of others.
   */
  collecting: Record<string, JobHandler>
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
/** A provider is asked again when a deposit is twice as old as it was, but no sooner and no later than this. */
const LOOK = { atLeast: 30 * SECOND, atMost: HOUR }
/** Until a deposit is this old. Whoever has not paid by then is not going to, and an admin may settle what remains. */
const LOOK_FOR = 24 * HOUR
/** How often a provider that does not answer is asked in quick succession, as any failed job is tried again. */
const QUICK_TRIES = 3

/** After how many milliseconds to ask about a deposit of this age again; null when it was the last time. */
function nextLook(age: number): number | null {
  if (age >= LOOK_FOR) return null
  return Math.min(Math.max(age, LOOK.atLeast), LOOK.atMost)
}

/** Whether an admin must look at an event that ended so. */
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
  const outcomes = metrics.counter('sen_payment_events_total', 'What payment providers reported, by what became of it')
  for (const { name } of providers)
    for (const outcome of ['settled', 'already_settled', 'repeated', ...parkReasons] as const)
      outcomes.add({ provider: name, outcome }, 0)

  /** Settles the deposit that an event is about, if it is what we asked for. */
  async function apply(
    transaction: DbTransaction,
    provider: ProviderName,
    event: ProviderEvent,
  ): Promise<EventOutcome> {
    const deposit = await transactions.byId(transaction, event.transactionId)
    if (deposit?.type !== 'deposit' || deposit.paymentMethod !== provider) return 'unknown_transaction'
    if (event.amount !== deposit.amount + deposit.fee) return 'wrong_amount'
    if (deposit.status !== 'pending') return compare(transaction, provider, deposit, event)
    await wallet.settleDeposit(transaction, deposit.id, { status: event.status, actor: provider }).catch((error) => {
      // Another event, or this one come twice, was faster: run again, this one finds what that one did.
      throw error instanceof Refusal && error.kind === walletRefusals.already_settled ? new RepeatTransaction() : error
    })
    return 'settled'
  }

  /** What an event means for a deposit that has ended. */
  async function compare(
    transaction: DbTransaction,
    provider: ProviderName,
    deposit: TransactionRecord,
    event: ProviderEvent,
  ): Promise<EventOutcome> {
    if (deposit.status === 'failed') return event.status === 'completed' ? 'failed_deposit' : 'already_settled'
    if (event.status === 'failed') return 'reversed'
    // An admin may have completed it before its provider reported the same payment for the first time.
    return (await wallet.confirmDeposit(transaction, deposit.id, provider)) ? 'already_settled' : 'paid_again'
  }

  /** Processes an event once, whether a webhook or a query brought it, and parks one that needs an admin. */
  async function take(provider: ProviderName, event: ProviderEvent): Promise<void> {
    const deposit = await transactions.byId(database.queries, event.transactionId)
    const outcome = await database.transaction(
      async (transaction) => {
        if (await events.isKnown(transaction, provider, event.eventId)) return 'repeated'
        const result = await apply(transaction, provider, event)
        await events.insert(transaction, provider, event, result)
        if (isParked(result)) await parked.park(transaction, provider, event, result)
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
   * How a deposit stands with its provider. A pending one that it has not heard of it is asked to collect, while somebody
   * will ask how that ended.
   */
  async function ask(provider: PaymentProvider, deposit: TransactionRecord, isLast: boolean): Promise<PaymentStanding> {
    const standing = await provider.query(deposit.id)
    if (standing.state === 'unknown' && deposit.status === 'pending' && !isLast) {
      await provider.createIntent({ transactionId: deposit.id, amount: deposit.amount + deposit.fee })
    }
    return standing
  }

  /** A deposit that may still be paid. One that was cancelled, or failed by an admin, may be paid all the same. */
  async function openDeposit(id: string): Promise<TransactionRecord | null> {
    const deposit = await transactions.byId(database.queries, id)
    return deposit && deposit.status !== 'completed' ? deposit : null
  }

  /** Finds out whose a deposit is; nobody outside is asked, so it takes no time. */
  const handOver: JobHandler = {
    async run({ subjectId }) {
      const deposit = await openDeposit(subjectId)
      if (!deposit) return undefined
      const provider = providers.find(({ name }) => name === deposit.paymentMethod)
      if (!provider) throw new NonRetryableError(`No provider for ${deposit.paymentMethod}`)
      return { goesOnAs: collectKind(provider.name) }
    },
  }

  const collectingBy = (provider: PaymentProvider): JobHandler => ({
    async run({ subjectId, attempts }) {
      const deposit = await openDeposit(subjectId)
      if (!deposit) return undefined
      const lookAgainIn = nextLook(clock.now() - deposit.createdAt)
      const standing = await ask(provider, deposit, lookAgainIn === null).catch((error: unknown) => {
        if (attempts < QUICK_TRIES || lookAgainIn === null) throw error
        log.warn({ err: error, provider: provider.name, transactionId: deposit.id }, 'a provider does not answer')
        return null
      })
      if (standing?.state === 'ended') {
        await take(provider.name, standing.event)
        return undefined
      }
      if (lookAgainIn !== null) return { lookAgainIn }
      if (deposit.status === 'pending')
        log.warn(
          { provider: provider.name, transactionId: deposit.id },
          'a deposit has not ended, and is left as it is',
        )
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
      await take(provider.name, verified.event)
    },

    collecting: {
      [COLLECT_DEPOSIT]: handOver,
      ...Object.fromEntries(providers.map((provider) => [collectKind(provider.name), collectingBy(provider)])),
    },
  }
}
