import type { ParkReason } from '#contracts/admin.ts'
import type { GatewayMethod } from '#contracts/rules/fees.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createTable, integer, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/** What a provider reports about a deposit, in integer dong. */
export interface ProviderEvent {
  eventId: string
  /** The deposit, or what the provider calls it if there is none. */
  transactionId: string
  amount: number
}

/**
 * The outcome of an event. `already_settled`: it agrees with how the deposit was settled before. `noted`: it moves nothing, such as a payment
 * that is not captured yet. An event with a park reason is also parked for an admin.
 */
export type EventOutcome = 'settled' | 'already_settled' | 'noted' | ParkReason

const webhookEvents = createTable('webhook_events', {
  provider: varchar('provider'),
  eventId: varchar('event_id'),
  transactionId: varchar('transaction_id'),
  amount: integer('amount'),
  outcome: varchar<EventOutcome>('outcome'),
  receivedAt: integer('received_at'),
})

export interface WebhookEventsStore {
  isKnown(queries: Queries, provider: GatewayMethod, eventId: string): Promise<boolean>
  insert(tx: DbTransaction, provider: GatewayMethod, event: ProviderEvent, outcome: EventOutcome): Promise<void>
}

export function createWebhookEventsStore({ clock }: { clock: Clock }): WebhookEventsStore {
  return {
    async isKnown(queries, provider, eventId) {
      return (await queries('webhook_events').where({ provider, event_id: eventId }).first('event_id')) !== undefined
    },
    async insert(tx, provider, { eventId, transactionId, amount }, outcome) {
      await webhookEvents
        .insert(tx, { provider, eventId, transactionId, amount, outcome, receivedAt: clock.now() })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new RetryTransaction() : error
        })
    },
  }
}
