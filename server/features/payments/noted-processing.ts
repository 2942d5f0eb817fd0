import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { WebhookDeliveriesStore } from './webhook-deliveries-store.ts'

/** Notes whether a webhook could be processed, whatever the provider: for operators, and so that its body may be deleted in time. */
export const notedProcessing = (
  deps: { database: Database; deliveries: Pick<WebhookDeliveriesStore, 'noteProcessed' | 'noteFailed'>; clock: Clock },
  handler: JobHandler,
): JobHandler => ({
  ...handler,
  async run(job) {
    const { database, deliveries, clock } = deps
    const next = await handler.run(job).catch(async (error) => {
      await deliveries.noteFailed(database.queries, job.subjectId, clock.now())
      throw error
    })
    if (!next) await deliveries.noteProcessed(database.queries, job.subjectId, clock.now())
    return next
  },
})
