import { WEBHOOK_FAILURES_MAX } from '#contracts/rules/limits.ts'
import type { DeliveryFailure } from '#contracts/rules/webhook-events.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import { AddressRefused } from '#server/platform/http/public-send.ts'
import type { Attempt, DeliveriesStore, DeliveryRecord } from './deliveries-store.ts'
import { signedHeaders } from './signatures.ts'
import type { WebhookRecord, WebhooksStore } from './webhooks-store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The waits between attempts, which add up to a day; after the last one a message has failed. */
const WAITS = [
  ...[10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR],
  8 * HOUR + 23 * MINUTE,
] as const

/** How long a response may take, in milliseconds. */
const TIMEOUT = 10 * SECOND
/** The number of messages that one address gets from this process at the same time. */
const IN_FLIGHT_MAX = 3
/** How long a message waits while its address has as many, in milliseconds. */
const WAIT_FOR_OTHERS = SECOND
/** What is kept of a response, in characters. */
const RESPONSE_MAX = 1000

interface WebhookDeliveryDeps {
  database: Database
  webhooks: WebhooksStore
  deliveries: DeliveriesStore
  /** Sends to addresses that customers have chosen, and to none that they must not reach. */
  send: SendRequest
  clock: Clock
}

type Outcome = Pick<Attempt, 'status' | 'failure' | 'response'>

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefused) return 'address_refused'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

/** The beginning of a response, as text that can be stored. */
const beginningOf = (body: Uint8Array) => Buffer.from(body).toString('utf8').replaceAll('\0', '').slice(0, RESPONSE_MAX)

/** Sends the messages of customers' webhooks. A message may arrive twice if a process dies meanwhile; its id is the same then. */
export function createWebhookDelivery(deps: WebhookDeliveryDeps): JobHandler {
  const { database, webhooks, deliveries, send, clock } = deps
  /** The numbers of messages in flight by address. */
  const inFlight = new Map<string, number>()

  async function attempt({ id, body }: DeliveryRecord, webhook: WebhookRecord): Promise<Outcome> {
    const now = clock.now()
    const { url, secret, previousSecret, previousUntil } = webhook
    const secrets = [secret, ...(previousSecret !== null && now < (previousUntil ?? 0) ? [previousSecret] : [])]
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Sen-Cloud-Webhooks/1',
      ...signedHeaders({ id, at: Math.floor(now / SECOND), body }, secrets),
    }
    try {
      const response = await send({ method: 'POST', url, headers, body }, TIMEOUT)
      const isAccepted = response.status >= 200 && response.status < 300
      const { status } = response
      return { status, failure: isAccepted ? null : 'status', response: beginningOf(response.body) }
    } catch (error) {
      return { status: null, failure: failureOf(error), response: null }
    }
  }

  /** Counts a success or a failure, and pauses a webhook with too many failures in a row. */
  async function countResult(tx: DbTransaction, webhook: WebhookRecord, isFailure: boolean): Promise<void> {
    if (!isFailure) {
      if (webhook.failuresInRow > 0) await webhooks.change(tx, webhook.id, { failuresInRow: 0 })
      return
    }
    if ((await webhooks.countFailure(tx, webhook.id)) < WEBHOOK_FAILURES_MAX) return
    await webhooks.change(tx, webhook.id, { isPaused: true })
    await deliveries.holdAllOf(tx, webhook.id)
  }

  return {
    async run({ subjectId }) {
      const delivery = await deliveries.pendingRun(database.queries, subjectId)
      const webhook = delivery && (await webhooks.byId(database.queries, delivery.webhookId))
      if (!webhook) return undefined
      const others = inFlight.get(webhook.url) ?? 0
      if (others >= IN_FLIGHT_MAX) return { runAgainIn: WAIT_FOR_OTHERS }
      inFlight.set(webhook.url, others + 1)
      const startedAt = clock.now()
      const outcome = await attempt(delivery, webhook).finally(() => {
        const left = (inFlight.get(webhook.url) ?? 1) - 1
        if (left > 0) inFlight.set(webhook.url, left)
        else inFlight.delete(webhook.url)
      })
      const now = clock.now()
      const isFailure = outcome.failure !== null
      const wait = isFailure ? WAITS[delivery.attempts] : undefined
      const pendingOrFailed = wait === undefined ? 'failed' : 'pending'
      await database.transaction(async (tx) => {
        const isRecorded = await deliveries.recordAttempt(tx, subjectId, {
          ...outcome,
          state: isFailure ? pendingOrFailed : 'delivered',
          duration: Math.max(0, now - startedAt),
          attemptedAt: now,
          nextAttemptAt: wait === undefined ? null : now + wait,
        })
        if (isRecorded) await countResult(tx, webhook, isFailure)
      })
      return wait === undefined ? undefined : { runAgainIn: wait }
    },

    onFailed: (tx, { subjectId }) => deliveries.fail(tx, subjectId, 'unreachable'),
  }
}
