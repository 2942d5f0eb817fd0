import type { ParkReason } from '#contracts/admin.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createTable, integer, text } from '#server/platform/db/columns.ts'
import { type DbTransaction, RepeatTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import type { ProviderEvent, ProviderName } from './payment-provider.ts'

/**
 * What became of an event. `already_settled`: it agrees with how the deposit ended before. An event with a park reason is
 * parked for an admin as well.
 */
export type EventOutcome = 'settled' | 'already_settled' | ParkReason

const webhookEvents = createTable('webhook_events', {
  provider: text('provider'),
  eventId: text('event_id'),
  transactionId: text('transaction_id'),
  amount: integer('amount'),
  outcome: text<EventOutcome>('outcome'),
  receivedAt: integer('received_at'),
})

export interface WebhookEventsStore {
  isKnown(transaction: DbTransaction, provider: ProviderName, eventId: string): Promise<boolean>
  insert(transaction: DbTransaction, provider: ProviderName, event: ProviderEvent, outcome: EventOutcome): Promise<void>
}

export function createWebhookEventsStore({ clock }: { clock: Clock }): WebhookEventsStore {
  return {
    async isKnown(transaction, provider, eventId) {
      return (
        (await transaction('webhook_events').where({ provider, event_id: eventId }).first('event_id')) !== undefined
      )
    },
    async insert(transaction, provider, { eventId, transactionId, amount }, outcome) {
      await webhookEvents
        .insert(transaction, { provider, eventId, transactionId, amount, outcome, receivedAt: clock.now() })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new RepeatTransaction() : error
        })
    },
  }
}
