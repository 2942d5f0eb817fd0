import type { MachineAction } from '#contracts/machines.ts'
import type { WEBHOOK_TEST, WebhookEvent } from '#contracts/rules/webhook-events.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { DeliveriesStore, DeliveryRecord } from './deliveries-store.ts'
import type { WebhookRecord, WebhooksStore } from './webhooks-store.ts'

/** The kind of the jobs that send messages to customers' webhooks. */
export const DELIVER_WEBHOOK = 'customer-webhook.deliver'

/** A VPS as an event describes it. */
interface VpsData {
  vps: { id: string; number: string | null; name: string; status: string; ipAddress: string | null }
}

/** The data of each event. */
export interface WebhookData {
  'vps.created': VpsData
  'vps.failed': VpsData
  'vps.suspended': VpsData
  'vps.resumed': VpsData
  'vps.terminated': VpsData
  'action.done': { action: MachineAction }
  'action.failed': { action: MachineAction }
  /** Amounts in integer dong as text. `kind` is that of the movement: `deposit`, `refund`, `bonus`, `adjustment`, `withdrawal_back`. */
  'wallet.credited': { amount: string; balance: string; kind: string }
}

/** Stores what happens to a customer for the customer's webhooks. */
export interface CustomerEvents {
  /** To be called in the transaction in which it happens: so it is told if and only if that is committed. */
  note<Event extends WebhookEvent>(
    tx: DbTransaction,
    userId: string,
    event: Event,
    data: WebhookData[Event],
  ): Promise<void>
  /** Stores an event for one webhook alone, and returns the message. */
  noteFor(
    tx: DbTransaction,
    webhook: WebhookRecord,
    event: WebhookEvent | typeof WEBHOOK_TEST,
    data: object,
  ): Promise<DeliveryRecord>
}

interface CustomerEventsDeps {
  webhooks: WebhooksStore
  deliveries: DeliveriesStore
  jobs: JobQueue
  clock: Clock
  ids: Ids
}

export function createCustomerEvents({ webhooks, deliveries, jobs, clock, ids }: CustomerEventsDeps): CustomerEvents {
  async function add(
    tx: DbTransaction,
    webhook: WebhookRecord,
    event: WebhookEvent | typeof WEBHOOK_TEST,
    data: object,
    isHeld: boolean,
  ): Promise<DeliveryRecord> {
    const now = clock.now()
    const delivery: DeliveryRecord = {
      id: ids.next(),
      webhookId: webhook.id,
      runId: ids.next(),
      event,
      attempts: 0,
      createdAt: now,
      body: JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data }),
      ...(isHeld
        ? { state: 'failed', failure: 'paused', nextAttemptAt: null }
        : { state: 'pending', failure: null, nextAttemptAt: now }),
      status: null,
      duration: null,
      response: null,
      attemptedAt: null,
    }
    await deliveries.insert(tx, delivery)
    if (!isHeld) await jobs.addFirst(tx, { kind: DELIVER_WEBHOOK, subjectId: delivery.runId, runAt: now })
    return delivery
  }

  return {
    async note(tx, userId, event, data) {
      const all = await webhooks.listOf(tx, userId)
      for (const webhook of all)
        if (webhook.events.includes(event)) await add(tx, webhook, event, data, webhook.isPaused)
    },
    // The event is sent even if the webhook is paused, so that its customer can try it first.
    noteFor: (tx, webhook, event, data) => add(tx, webhook, event, data, false),
  }
}
