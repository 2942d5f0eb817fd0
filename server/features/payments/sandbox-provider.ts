import * as v from 'valibot'
import { amountSchema } from '#contracts/values.ts'
import { type JobHandler, NonRetryableError } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'
import type { PaymentProvider, ProviderEvent, ProviderName } from './payment-provider.ts'
import type { SandboxPayment, SandboxPaymentsStore } from './sandbox-payments-store.ts'
import { isSigned, SIGNATURE_HEADER, sign } from './webhook-signature.ts'

/** Posts a body to a URL and resolves with the response's status. */
export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<number>

interface SandboxProviderDeps {
  name: ProviderName
  database: Database
  payments: SandboxPaymentsStore
  jobs: JobQueue
  /** For the time in signatures. */
  clock: Clock
  /** For the time of payments. */
  steadyClock: SteadyClock
  /** How long the customer takes to pay, in milliseconds. */
  delay: number
  /** The secret that webhooks are signed with, and the previous one, which is accepted, too, while it is being replaced. */
  secret: string
  previousSecret?: string | undefined
  post: Post
  /** Whether the deposit is already settled, after a query. */
  isSettled: (transactionId: string) => Promise<boolean>
  /** Returns the origin of the API, such as `http://127.0.0.1:3000`. */
  apiOrigin: () => string
}

/** A provider of the sandbox: the interface that the server uses, and the job that simulates the provider's side. */
export interface SandboxProvider extends PaymentProvider {
  /** The kind of the job below. */
  jobKind: string
  /** The job that sends the signed webhook over HTTP, as a real provider would. */
  payment: JobHandler
}

/** The body of a webhook. The amount is text, as everywhere in the API. */
const webhookSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    eventId: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)),
    transactionId: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)),
    status: v.picklist(['completed', 'failed']),
    amount: v.pipe(amountSchema, v.transform(Number)),
  }),
)

/** Simulates MoMo or ZaloPay: every payment succeeds after a while. */
export function createSandboxProvider(deps: SandboxProviderDeps): SandboxProvider {
  const { name, database, payments, jobs, clock, steadyClock, delay, post, isSettled, apiOrigin } = deps
  const { secret, previousSecret } = deps
  const accepted = previousSecret === undefined ? [secret] : [secret, previousSecret]
  const jobKind = `sandbox.${name}`

  const eventOf = ({ transactionId, amount }: SandboxPayment): ProviderEvent => ({
    eventId: `${name}-${transactionId}`,
    transactionId,
    status: 'completed',
    amount,
  })

  return {
    name,
    jobKind,

    async createIntent({ transactionId, amount }) {
      await database.transaction(async (tx) => {
        if (await payments.find(tx, name, transactionId)) return
        const paidAt = steadyClock.now() + delay
        await payments.insert(tx, { provider: name, transactionId, amount, paidAt })
        await jobs.add(tx, { kind: jobKind, subjectId: transactionId, runAt: paidAt })
      })
    },

    verifyWebhook(rawBody, signature) {
      if (!isSigned(accepted, clock.now(), rawBody, signature)) return { fault: 'invalid_signature' }
      const parsed = v.safeParse(webhookSchema, rawBody.toString())
      if (parsed.success) return { event: parsed.output }
      return { fault: parsed.issues[0].type === 'parse_json' ? 'malformed_json' : 'invalid' }
    },

    async query(transactionId) {
      const payment = await payments.find(database.queries, name, transactionId)
      if (!payment) return { state: 'unknown' }
      return steadyClock.now() < payment.paidAt ? { state: 'open' } : { state: 'ended', event: eventOf(payment) }
    },

    payment: {
      async run({ subjectId, attempts }) {
        // A webhook that could not be delivered is no longer needed once the deposit is settled.
        if (attempts > 1 && (await isSettled(subjectId))) return undefined
        const payment = await payments.find(database.queries, name, subjectId)
        if (!payment) throw new NonRetryableError('The sandbox knows no such payment')
        const event = eventOf(payment)
        const body = Buffer.from(JSON.stringify({ ...event, amount: String(event.amount) }))
        const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, clock.now(), body) }
        const status = await post(`${apiOrigin()}/api/payments/webhooks/${name}`, headers, body)
        if (status === 404) throw new NonRetryableError('The webhook has no address')
        if (status !== 200) throw new Error(`The webhook was answered ${status}`)
        return undefined
      },
    },
  }
}
