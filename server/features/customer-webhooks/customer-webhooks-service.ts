import {
  type CustomerWebhook,
  type CustomerWebhookChange,
  type CustomerWebhookRequest,
  type CustomerWebhookSecret,
  customerWebhookSchema,
  type WebhookDelivery,
  webhookDeliverySchema,
} from '#contracts/customer-webhooks.ts'
import { WEBHOOKS_MAX } from '#contracts/rules/limits.ts'
import { type DeliveryState, WEBHOOK_TEST } from '#contracts/rules/webhook-events.ts'
import { isLocalWebhookUrl } from '#contracts/rules/webhook-url.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { Ids } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import { type CustomerEvents, DELIVER_WEBHOOK } from './customer-events.ts'
import type { DeliveriesStore, DeliveryRecord } from './deliveries-store.ts'
import { refusals } from './refusals.ts'
import { newWebhookSecret } from './signatures.ts'
import type { WebhookRecord, WebhooksStore } from './webhooks-store.ts'

/** What customers do about their webhooks. Everything throws a 404 for a record that is none of the customer's. */
export interface CustomerWebhooks {
  list(userId: string): Promise<CustomerWebhook[]>
  /** Throws a 422 for an address of this machine in production, a 409 for one webhook too many. */
  create(session: Session, request: CustomerWebhookRequest): Promise<CustomerWebhookSecret>
  /** Changes a webhook. One that is no longer paused begins to count failures again. */
  change(session: Session, id: string, change: CustomerWebhookChange): Promise<CustomerWebhook>
  remove(session: Session, id: string): Promise<void>
  /** Gives it a new secret; messages are signed with the previous one as well for a day. */
  renewSecret(session: Session, id: string): Promise<CustomerWebhookSecret>
  /** Sends a test event, even if it is paused. */
  test(session: Session, id: string): Promise<WebhookDelivery>
  deliveries(
    userId: string,
    id: string,
    state: DeliveryState | undefined,
    page: PageRequest,
  ): Promise<Page<WebhookDelivery>>
  /** Sends a message once more, with the same id. One that is pending stays as it is. */
  replay(session: Session, deliveryId: string): Promise<WebhookDelivery>
}

interface CustomerWebhooksDeps {
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  webhooks: WebhooksStore
  deliveries: DeliveriesStore
  events: CustomerEvents
  jobs: JobQueue
  /** Makes other transactions that lock the customer wait. */
  lock: (tx: DbTransaction, userId: string) => Promise<void>
  /** Whether messages can be sent to this machine, as a developer needs it. */
  allowsThisMachine: boolean
  clock: Clock
  ids: Ids
}

/** How long a previous secret is valid, in milliseconds. */
const PREVIOUS_SECRET = 24 * 3_600_000

const toDelivery = (record: DeliveryRecord): WebhookDelivery => ({
  ...sharedFields(webhookDeliverySchema, record),
  request: record.body,
  createdAt: new Date(record.createdAt).toISOString(),
  attemptedAt: toIsoString(record.attemptedAt),
  nextAttemptAt: toIsoString(record.nextAttemptAt),
})

export function createCustomerWebhooks(deps: CustomerWebhooksDeps): CustomerWebhooks {
  const { database, sessions, webhooks, deliveries, events, jobs, lock, allowsThisMachine, clock, ids } = deps

  const toWebhook = (record: WebhookRecord): CustomerWebhook => ({
    ...sharedFields(customerWebhookSchema, record),
    events: [...record.events],
    paused: record.isPaused,
    previousSecretUntil:
      record.previousUntil !== null && record.previousUntil > clock.now() ? toIsoString(record.previousUntil) : null,
    createdAt: new Date(record.createdAt).toISOString(),
  })

  async function own(queries: Queries, userId: string, id: string): Promise<WebhookRecord> {
    const found = await webhooks.byId(queries, id)
    if (found?.userId !== userId) throw new Refusal('not_found')
    return found
  }

  function checkUrl(url: string | undefined): void {
    if (url === undefined || allowsThisMachine || !isLocalWebhookUrl(url)) return
    throw invalidField('url', {
      vi: 'Địa chỉ này không truy cập được từ internet',
      en: 'This address cannot be reached from the internet',
      zh: '该地址无法从互联网访问',
    })
  }

  /** Changes a webhook of the customer's, and returns it as it is then. */
  const changed = (session: Session, id: string, change: Partial<WebhookRecord>) =>
    sessions.transaction(session, async (tx) => {
      await own(tx, session.userId, id)
      await webhooks.change(tx, id, change)
      if (change.isPaused) await deliveries.holdAllOf(tx, id)
      return toWebhook(await own(tx, session.userId, id))
    })

  return {
    async list(userId) {
      return (await webhooks.listOf(database.queries, userId)).map(toWebhook)
    },

    create: (session, { url, events: kinds }) => {
      checkUrl(url)
      const { userId } = session
      return sessions.transaction(
        session,
        async (tx) => {
          // Of concurrent ones, each counts those before it.
          await lock(tx, userId)
          if ((await webhooks.listOf(tx, userId)).length >= WEBHOOKS_MAX) throw new Refusal(refusals.too_many_webhooks)
          const secret = newWebhookSecret()
          const record: WebhookRecord = {
            id: ids.next(),
            userId,
            url,
            events: [...new Set(kinds)],
            isPaused: false,
            failuresInRow: 0,
            secret,
            previousSecret: null,
            previousUntil: null,
            createdAt: clock.now(),
          }
          await webhooks.insert(tx, record)
          return { webhook: toWebhook(record), secret }
        },
        { wallet: userId },
      )
    },

    async change(session, id, { url, events: kinds, paused }) {
      checkUrl(url)
      return changed(session, id, {
        ...(url !== undefined && { url }),
        ...(kinds && { events: [...new Set(kinds)] }),
        ...(paused !== undefined && { isPaused: paused }),
        ...(paused === false && { failuresInRow: 0 }),
      })
    },

    remove: (session, id) =>
      sessions.transaction(session, async (tx) => {
        await own(tx, session.userId, id)
        await webhooks.remove(tx, id)
      }),

    renewSecret: (session, id) =>
      sessions.transaction(session, async (tx) => {
        const { secret: previousSecret } = await own(tx, session.userId, id)
        const secret = newWebhookSecret()
        await webhooks.change(tx, id, { secret, previousSecret, previousUntil: clock.now() + PREVIOUS_SECRET })
        return { webhook: toWebhook(await own(tx, session.userId, id)), secret }
      }),

    test: (session, id) =>
      sessions.transaction(session, async (tx) => {
        const webhook = await own(tx, session.userId, id)
        return toDelivery(await events.noteFor(tx, webhook, WEBHOOK_TEST, { webhookId: id }))
      }),

    async deliveries(userId, id, state, page) {
      await own(database.queries, userId, id)
      const { rows, nextCursor } = await deliveries.listOf(database.queries, id, state, page)
      return { rows: rows.map(toDelivery), nextCursor }
    },

    replay: (session, deliveryId) =>
      sessions.transaction(session, async (tx) => {
        const delivery = await deliveries.byId(tx, deliveryId)
        if (!delivery) throw new Refusal('not_found')
        await own(tx, session.userId, delivery.webhookId)
        const [runId, now] = [ids.next(), clock.now()]
        if (await deliveries.restart(tx, deliveryId, runId, now))
          await jobs.addFirst(tx, { kind: DELIVER_WEBHOOK, subjectId: runId, runAt: now })
        return toDelivery((await deliveries.byId(tx, deliveryId)) ?? delivery)
      }),
  }
}
