import { type JobHandler, NonRetryableError } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { ListedTransfers } from './bank-statement.ts'
import type { BankTransfers } from './bank-transfers-service.ts'
import type { ReadHeader, WebhookFault } from './providers/webhook-fault.ts'
import { refusals } from './refusals.ts'
import type { WebhookDeliveriesStore } from './webhook-deliveries-store.ts'
import type { WebhookRefusals } from './webhook-refusals.ts'

/** The services that report transfers at our bank accounts. */
export const bankReporters = ['sepay', 'casso'] as const
export type BankReporterName = (typeof bankReporters)[number]

/** A service that reports transfers by signed webhook. */
export interface BankReporter {
  name: BankReporterName
  /** Why a webhook is not believed to be from this service, unaltered and fresh at `now`, in milliseconds; null if it is. */
  forgeryIn(rawBody: Buffer, header: ReadHeader, now: number): WebhookFault | null
  /** The transfers in a webhook that is genuine; null for a body that cannot be understood. */
  read(rawBody: Buffer): ListedTransfers | null
}

/** The kind of the job that processes a webhook. */
export const PROCESS_WEBHOOK = 'payments.webhook'

/** Receives the webhooks of banks' reporters. */
export interface BankWebhooks {
  /**
   * Stores a webhook and adds the job that processes it, so that the service has a response at once. Throws a 404 for a service that is not set up, a
   * 401 for a forged, altered or stale webhook.
   */
  receive(name: BankReporterName, rawBody: Buffer, header: ReadHeader): Promise<void>
  /** Takes the transfers of a stored webhook. */
  processing: JobHandler
}

interface BankWebhooksDeps {
  database: Database
  deliveries: WebhookDeliveriesStore
  jobs: JobQueue
  /** Counts what is refused. */
  refused: Pick<WebhookRefusals, 'note'>
  reporters: readonly BankReporter[]
  bank: Pick<BankTransfers, 'take'>
  clock: Clock
  /** The real time, in which signatures are fresh. */
  realClock: Clock
  ids: Ids
}

export function createBankWebhooks(deps: BankWebhooksDeps): BankWebhooks {
  const { database, deliveries, jobs, refused, reporters, bank, clock, realClock, ids } = deps
  return {
    async receive(name, rawBody, header) {
      const reporter = reporters.find((candidate) => candidate.name === name)
      if (!reporter) throw new Refusal('not_found')
      const forgery = reporter.forgeryIn(rawBody, header, realClock.now())
      if (forgery) {
        refused.note(name, forgery)
        throw new Refusal(refusals.invalid_signature)
      }
      const id = ids.next()
      const receivedAt = clock.now()
      await database.transaction(
        async (tx) => {
          await deliveries.insert(tx, { id, provider: name, body: rawBody.toString(), receivedAt })
          await jobs.add(tx, { kind: PROCESS_WEBHOOK, subjectId: id, runAt: receivedAt })
        },
        // A webhook that is stored twice is processed twice, and its transfers are taken once.
        { repeatable: false },
      )
    },

    processing: {
      async run({ subjectId }) {
        const delivery = await deliveries.byId(database.queries, subjectId)
        if (!delivery) throw new NonRetryableError('There is no such webhook')
        const reporter = reporters.find(({ name }) => name === delivery.provider)
        // It may be set up again.
        if (!reporter) throw new Error(`${delivery.provider} is not set up`)
        const read = reporter.read(Buffer.from(delivery.body))
        if (!read) throw new NonRetryableError(`A webhook of ${delivery.provider} cannot be understood`)
        for (const transfer of read.transfers) await bank.take(delivery.provider, transfer)
        // The others have arrived all the same.
        if (read.unreadable > 0)
          throw new NonRetryableError(
            `${read.unreadable} of the transfers in a webhook of ${delivery.provider} cannot be understood`,
          )
        return undefined
      },
    },
  }
}
