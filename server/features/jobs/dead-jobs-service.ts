import type { DeadJob as ShownJob } from '#contracts/admin.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { failureOf } from './job-failures.ts'
import type { JobHandler, JobProspect } from './job-runner.ts'
import type { DeadJob, JobsStore } from './jobs-store.ts'
import { refusals } from './refusals.ts'

/** Jobs that were given up and wait for an admin. */
export interface DeadJobsService {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<ShownJob>>
  /** Makes one due again. Throws a 404 when it is not dead, or there is none, a 409 when another try can do nothing. */
  retry(actor: Actor, jobId: string): Promise<ShownJob>
  /** Puts one away. Throws a 404 when it is not dead, or there is none, a 409 when another try could do something. */
  dismiss(actor: Actor, jobId: string): Promise<ShownJob>
}

interface DeadJobsDeps {
  /** For reading alone: what is changed is `audited`. */
  database: Pick<Database, 'queries'>
  jobs: JobsStore
  /** How jobs are done, by kind. */
  handlers: Readonly<Record<string, Pick<JobHandler, 'prospects'>>>
  audited: Audited
}

const toShown = ({ createdAt, ...job }: DeadJob, { subject, pointless }: JobProspect): ShownJob => ({
  ...job,
  subject,
  failure: failureOf(job.lastError),
  retry: pointless ? 'pointless' : 'possible',
  reason: pointless,
  createdAt: new Date(createdAt).toISOString(),
})

export function createDeadJobsService({ database, jobs, handlers, audited }: DeadJobsDeps): DeadJobsService {
  const prospectsOf = ({ kind }: DeadJob) => handlers[kind]?.prospects

  /** Looks up what jobs are about. One of an unknown kind has no subject and may be tried again. */
  async function findProspects(queries: Queries, dead: readonly DeadJob[]): Promise<(job: DeadJob) => JobProspect> {
    const groups = [...Map.groupBy(dead, prospectsOf)]
    const found = await Promise.all(
      groups.map(async ([prospects, of]) => {
        const subjects = of.map(({ subjectId }) => subjectId)
        return [prospects, await prospects?.(queries, subjects)] as const
      }),
    )
    const bySource = new Map(found)
    return (job) => {
      const known = bySource.get(prospectsOf(job))
      return known?.get(job.subjectId) ?? { subject: null, pointless: known ? 'gone' : null }
    }
  }

  async function deadJob(transaction: DbTransaction, jobId: string) {
    const job = await jobs.findDead(transaction, jobId)
    if (!job) throw new Refusal('not_found')
    const prospectOf = await findProspects(transaction, [job])
    return { shown: toShown(job, prospectOf(job)), pointless: prospectOf(job).pointless }
  }

  return {
    async list(page) {
      const { rows, nextCursor } = await jobs.listDead(database.queries, page)
      const prospectOf = await findProspects(database.queries, rows)
      return { rows: rows.map((job) => toShown(job, prospectOf(job))), nextCursor }
    },

    retry: (actor, jobId) =>
      audited(actor, async (transaction) => {
        const { shown, pointless } = await deadJob(transaction, jobId)
        if (pointless) throw new Refusal(refusals.retry_pointless)
        if (!(await jobs.retry(transaction, jobId))) throw new Refusal('not_found')
        const values = { before: { state: 'dead' }, after: { state: 'ready' } }
        return { result: shown, change: { action: 'job.retry', targetId: jobId, ...values } }
      }),

    dismiss: (actor, jobId) =>
      audited(actor, async (transaction) => {
        const { shown, pointless } = await deadJob(transaction, jobId)
        if (!pointless) throw new Refusal(refusals.retry_possible)
        if (!(await jobs.dismiss(transaction, jobId))) throw new Refusal('not_found')
        const values = { before: { state: 'dead' }, after: { state: 'dismissed', reason: pointless } }
        return { result: shown, change: { action: 'job.dismiss', targetId: jobId, ...values } }
      }),
  }
}
