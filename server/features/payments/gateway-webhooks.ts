import type { GatewayMethod } from '#contracts/rules/fees.ts'
import { type JobHandler, NonRetryableError } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { GatewayPayments } from './gateway-payments.ts'
import type { PaymentGateway, Webhook } from './payment-gateway.ts'
import type { WebhookOutcome, WebhookResponse } from './providers/webhook-response.ts'
import { refusals } from './refusals.ts'
import type { WebhookDeliveriesStore } from './webhook-deliveries-store.ts'
import type { WebhookRefusals } from './webhook-refusals.ts'

/** The kind of the job that processes a gateway's webhook. */
export const PROCESS_REPORT = 'payments.report'

/** Receives the webhooks of gateways. */
export interface GatewayWebhooks {
  /**
   * Stores a genuine webhook as it came, adds the job that processes it, and returns what its gateway wants as the response. What is not
   * genuine, or not understood, changes nothing. Throws a 404 for a gateway that is not set up, and a 401 or 422 for what is not genuine or not
   * understood, unless the gateway reads the reason in the body.
   */
  receive(name: GatewayMethod, webhook: Webhook): Promise<WebhookResponse>
  /** Takes the report of a stored webhook. */
  processing: JobHandler
}

interface GatewayWebhooksDeps {
  database: Database
  deliveries: WebhookDeliveriesStore
  jobs: JobQueue
  /** Counts what is refused. */
  refused: Pick<WebhookRefusals, 'note'>
  gateways: readonly PaymentGateway[]
  collecting: Pick<GatewayPayments, 'take' | 'predictOutcome'>
  clock: Clock
  ids: Ids
  log: Log
}

/** Whether a response is sent as a problem document, as for other callers. */
const isProblem = ({ status }: WebhookResponse) => status >= 400

export function createGatewayWebhooks(deps: GatewayWebhooksDeps): GatewayWebhooks {
  const { database, deliveries, jobs, refused, gateways, collecting, clock, ids, log } = deps

  /** What a webhook says is its body, or its query if it is a GET. */
  const asWebhook = (body: string) => ({ rawBody: Buffer.from(body), query: body })

  async function store(gateway: PaymentGateway, webhook: Webhook): Promise<WebhookOutcome> {
    const read = gateway.verifyWebhook(webhook)
    // What cannot be parsed has no signature that could be checked.
    if ('fault' in read) {
      refused.note(gateway.name, read.fault)
      return read.fault === 'invalid' ? 'malformed' : 'rejected'
    }
    const outcome = await collecting.predictOutcome(gateway, read.report)
    const id = ids.next()
    const receivedAt = clock.now()
    const body = webhook.rawBody.length > 0 ? webhook.rawBody.toString() : webhook.query
    await database.transaction(
      async (tx) => {
        await deliveries.insert(tx, { id, provider: gateway.name, body, receivedAt })
        await jobs.add(tx, { kind: PROCESS_REPORT, subjectId: id, runAt: receivedAt })
      },
      // A webhook that is stored twice is processed twice, and its report is taken once.
      { repeatable: false },
    )
    return outcome
  }

  return {
    async receive(name, webhook) {
      const gateway = gateways.find((candidate) => candidate.name === name)
      if (!gateway) throw new Refusal('not_found')
      const outcome = await store(gateway, webhook).catch((error: unknown): WebhookOutcome => {
        // A gateway that reads nothing but the status gets the usual one.
        if (isProblem(gateway.reply('unavailable'))) throw error
        log.error({ err: error, provider: name }, 'a webhook could not be stored')
        return 'unavailable'
      })
      const response = gateway.reply(outcome)
      if (!isProblem(response)) return response
      throw new Refusal(outcome === 'rejected' ? refusals.invalid_signature : 'invalid')
    },

    processing: {
      async run({ subjectId }) {
        const delivery = await deliveries.byId(database.queries, subjectId)
        if (!delivery) throw new NonRetryableError('There is no such webhook')
        const gateway = gateways.find(({ name }) => name === delivery.provider)
        // It may be set up again.
        if (!gateway) throw new Error(`${delivery.provider} is not set up`)
        const read = gateway.verifyWebhook(asWebhook(delivery.body))
        // It was verified when it arrived: the keys have changed since, and the old ones may be set again.
        if ('fault' in read) throw new Error(`A webhook of ${delivery.provider} cannot be read: ${read.fault}`)
        await collecting.take(gateway, read.report)
        return undefined
      },
    },
  }
}
