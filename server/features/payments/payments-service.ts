import * as v from 'valibot'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { WalletService } from '#server/features/wallet/wallet-service.ts'
import { type Database, RepeatTransaction, type Transaction } from '#server/platform/db/database.ts'
import { parseJson } from '#server/platform/http/read-body.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { ParkedPaymentsStore, ParkReason } from './parked-payments-store.ts'
import { type PaymentProvider, type ProviderEvent, type ProviderName, providerEventSchema } from './payment-provider.ts'
import type { EventOutcome, WebhookEventsStore } from './webhook-events-store.ts'

export interface PaymentsService {
  /**
   * Takes a provider's webhook. Throws a 404 for an unknown provider and a 401 for a signature that is not its own or not
   * fresh. An event that came before changes nothing.
   */
  receive(providerName: string, rawBody: Buffer, signature: string | undefined): Promise<void>
  /** Does the job that asks a provider to collect a deposit. */
  collecting: JobHandler
}

interface PaymentsDeps {
  database: Database
  providers: readonly PaymentProvider[]
  events: WebhookEventsStore
  parked: ParkedPaymentsStore
  transactions: TransactionsStore
  wallet: WalletService
  log: Log
}

const doesNotFit = (outcome: string): outcome is ParkReason =>
  outcome === 'unknown_transaction' || outcome === 'wrong_amount' || outcome === 'failed_deposit'

export function createPaymentsService({
  database,
  providers,
  events,
  parked,
  transactions,
  wallet,
  log,
}: PaymentsDeps): PaymentsService {
  /** Settles the deposit that an event is about, if it is what we asked for. */
  async function apply(transaction: Transaction, provider: ProviderName, event: ProviderEvent): Promise<EventOutcome> {
    const deposit = await transactions.byId(transaction, event.transactionId)
    if (deposit?.type !== 'deposit' || deposit.paymentMethod !== provider) return 'unknown_transaction'
    if (Number(event.amount) !== deposit.amount + deposit.fee) return 'wrong_amount'
    if (deposit.status === 'failed' && event.status === 'completed') return 'failed_deposit'
    if (deposit.status !== 'pending') return 'already_settled'
    await wallet.settleDeposit(transaction, deposit.id, { status: event.status, actor: provider }).catch((error) => {
      // Another event, or this one come twice, was faster: run again, this one finds what that one did.
      throw error instanceof Refusal && error.code === 'already_settled' ? new RepeatTransaction() : error
    })
    return 'settled'
  }

  return {
    async receive(providerName, rawBody, signature) {
      const provider = providers.find(({ name }) => name === providerName)
      if (!provider) throw new Refusal('not_found')
      if (!provider.isGenuine(rawBody, signature)) throw new Refusal('invalid_signature')
      const parsed = v.safeParse(providerEventSchema, parseJson(rawBody))
      if (!parsed.success) throw new Refusal('invalid')
      const event = parsed.output

      const outcome = await database.transaction(
        async (transaction) => {
          if (await events.isKnown(transaction, provider.name, event.eventId)) return 'repeated'
          const result = await apply(transaction, provider.name, event)
          await events.insert(transaction, provider.name, event, result)
          if (doesNotFit(result)) await parked.park(transaction, provider.name, event, result)
          return result
        },
        { repeatable: true },
      )
      if (doesNotFit(outcome)) {
        log.error({ provider: provider.name, eventId: event.eventId, outcome }, 'a payment needs to be looked at')
      }
    },

    collecting: {
      async run({ subjectId }) {
        const deposit = await transactions.byId(database.queries, subjectId)
        if (deposit?.status !== 'pending') return undefined
        const provider = providers.find(({ name }) => name === deposit.paymentMethod)
        await provider?.collect({ transactionId: deposit.id, amount: deposit.amount + deposit.fee })
        return undefined
      },
    },
  }
}
