import type { ParkReason } from '#contracts/admin.ts'
import type { Clock } from '#server/platform/clock.ts'
import { RepeatTransaction, type Transaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import type { ProviderEvent, ProviderName } from './payment-provider.ts'

/**
 * What became of an event. `already_settled`: it agrees with how the deposit ended before. An event with a park reason is
 * parked for an admin as well.
 */
export type EventOutcome = 'settled' | 'already_settled' | ParkReason

export interface WebhookEventsStore {
  isKnown(transaction: Transaction, provider: ProviderName, eventId: string): Promise<boolean>
  insert(transaction: Transaction, provider: ProviderName, event: ProviderEvent, outcome: EventOutcome): Promise<void>
}

export function createWebhookEventsStore({ clock }: { clock: Clock }): WebhookEventsStore {
  return {
    async isKnown(transaction, provider, eventId) {
      return (
        (await transaction('webhook_events').where({ provider, event_id: eventId }).first('event_id')) !== undefined
      )
    },
    async insert(transaction, provider, { eventId, transactionId, amount }, outcome) {
      await transaction('webhook_events')
        .insert({
          provider,
          event_id: eventId,
          transaction_id: transactionId,
          amount,
          outcome,
          received_at: clock.now(),
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new RepeatTransaction() : error
        })
    },
  }
}
