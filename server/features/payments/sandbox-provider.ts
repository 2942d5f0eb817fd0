import * as v from 'valibot'
import { HopelessJob, type JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { PaymentProvider, ProviderEvent, ProviderName } from './payment-provider.ts'
import { isSigned, SIGNATURE_HEADER, sign } from './webhook-signature.ts'

/** Posts a body to an address and answers the status. */
export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<number>

interface SandboxProviderDeps {
  name: ProviderName
  database: Database
  jobs: JobQueue
  clock: Clock
  /** How long the customer takes to pay, in milliseconds. */
  delay: number
  /** What webhooks are signed with. */
  secret: string
  post: Post
  /** Where the API is reached, such as `http://127.0.0.1:3000`. */
  apiOrigin: () => string
}

/** A provider of the sandbox: the contract that the server sees, and the job that stands in for the provider's side. */
export interface SandboxProvider extends PaymentProvider {
  /** The kind of its job. */
  jobKind: string
  /** Pays and sends the signed webhook over HTTP, as a real provider would. */
  payment: JobHandler
}

const payloadSchema = v.object({ amount: v.pipe(v.number(), v.safeInteger()) })

/** Stands in for MoMo or ZaloPay: every payment succeeds after a while. */
export function createSandboxProvider(deps: SandboxProviderDeps): SandboxProvider {
  const { name, database, jobs, clock, delay, secret, post, apiOrigin } = deps
  const jobKind = `sandbox.${name}`

  return {
    name,
    jobKind,

    async collect({ transactionId, amount }) {
      await jobs.add(database.queries, {
        kind: jobKind,
        subjectId: transactionId,
        payload: { amount },
        runAt: clock.now() + delay,
      })
    },

    isGenuine: (rawBody, signature) => isSigned(secret, clock.now(), rawBody, signature),

    payment: {
      async run({ subjectId, payload }) {
        const { amount } = v.parse(payloadSchema, payload)
        const event: ProviderEvent = {
          eventId: `${name}-${subjectId}`,
          transactionId: subjectId,
          status: 'completed',
          amount: String(amount),
        }
        const body = Buffer.from(JSON.stringify(event))
        const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, clock.now(), body) }
        const status = await post(`${apiOrigin()}/api/payments/webhooks/${name}`, headers, body)
        if (status === 404) throw new HopelessJob('The webhook has no address')
        if (status !== 200) throw new Error(`The webhook was answered ${status}`)
        return undefined
      },
    },
  }
}
