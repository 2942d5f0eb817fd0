import type { DeadJob, PointlessReason } from '#contracts/admin.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { JobHandler, RetryInfo } from './job-runner.ts'
import type { DeadJobRecord, JobsStore } from './jobs-store.ts'
import { refusals } from './refusals.ts'

/** Lists, retries and dismisses dead jobs, for admins. */
export interface DeadJobsService {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<DeadJob>>
  /** Makes a dead job due again. Throws a 404 when there is no such dead job, a 409 when a retry cannot help or the kind is unknown. */
  retry(actor: Actor, jobId: string): Promise<DeadJob>
  /** Removes a dead job from the list. Throws a 404 when there is no such dead job, a 409 when a retry could help or the kind is unknown. */
  dismiss(actor: Actor, jobId: string): Promise<DeadJob>
}

interface DeadJobsDeps {
  /** For reading only: changes go through `audited`. */
  database: Pick<Database, 'queries'>
  jobs: JobsStore
  /** The job handlers, by kind. */
  handlers: Readonly<Record<string, Pick<JobHandler, 'retryInfo'>>>
  audited: Audited
}

/** The fields that a dead job is shown with in addition to its row. A job that a retry cannot help always has a reason. */
type ShownRetryInfo = Pick<DeadJob, 'subject'> &
  ({ retry: 'possible'; reason: null } | { retry: 'pointless'; reason: PointlessReason })

const toShownRetryInfo = ({ subject, pointless }: RetryInfo): ShownRetryInfo => ({
  subject,
  ...(pointless ? { retry: 'pointless', reason: pointless } : { retry: 'possible', reason: null }),
})

/**
 * For a job of a kind without a handler, such as one of a newer version, or for a provider that is no longer used. No worker of this
 * version would claim it, and only a version that knows the kind can tell whether it may be dismissed.
 */
const unknownKind: ShownRetryInfo = { subject: null, retry: 'pointless', reason: 'unknown_kind' }

const toShown = ({ createdAt, ...job }: DeadJobRecord, retryInfo: ShownRetryInfo): DeadJob => ({
  ...job,
  ...retryInfo,
  createdAt: new Date(createdAt).toISOString(),
})

export function createDeadJobsService({ database, jobs, handlers, audited }: DeadJobsDeps): DeadJobsService {
  const lookupOf = ({ kind }: DeadJobRecord) => handlers[kind]?.retryInfo

  /** Looks up the subjects of jobs, those of kinds with the same function together. */
  async function findRetryInfo(
    queries: Queries,
    dead: readonly DeadJobRecord[],
  ): Promise<(job: DeadJobRecord) => ShownRetryInfo> {
    const groups = [...Map.groupBy(dead, lookupOf)]
    const found = await Promise.all(
      groups.map(async ([lookUp, jobsOfGroup]) => {
        const subjectIds = jobsOfGroup.map(({ subjectId }) => subjectId)
        return [lookUp, await lookUp?.(queries, subjectIds)] as const
      }),
    )
    const bySource = new Map(found)
    return (job) => {
      if (!handlers[job.kind]) return unknownKind
      const known = bySource.get(lookupOf(job))
      return toShownRetryInfo(known?.get(job.subjectId) ?? { subject: null, pointless: known ? 'gone' : null })
    }
  }

  /** The dead job to change. Throws if there is none, or if its kind is unknown. */
  async function deadJob(tx: DbTransaction, jobId: string) {
    const job = await jobs.findDead(tx, jobId)
    if (!job) throw new Refusal('not_found')
    const retryInfoOf = await findRetryInfo(tx, [job])
    const retryInfo = retryInfoOf(job)
    if (retryInfo === unknownKind) throw new Refusal(refusals.unknown_job_kind)
    return toShown(job, retryInfo)
  }

  return {
    async list(page) {
      const { rows, nextCursor } = await jobs.listDead(database.queries, page)
      const retryInfoOf = await findRetryInfo(database.queries, rows)
      return { rows: rows.map((job) => toShown(job, retryInfoOf(job))), nextCursor }
    },

    retry: (actor, jobId) =>
      audited(actor, async (tx) => {
        const shown = await deadJob(tx, jobId)
        if (shown.retry === 'pointless') throw new Refusal(refusals.retry_pointless)
        if (!(await jobs.retry(tx, jobId))) throw new Refusal('not_found')
        const values = { before: { state: 'dead' }, after: { state: 'ready' } }
        return { result: shown, change: { action: 'job.retry', targetId: jobId, ...values } }
      }),

    dismiss: (actor, jobId) =>
      audited(actor, async (tx) => {
        const shown = await deadJob(tx, jobId)
        if (shown.retry === 'possible') throw new Refusal(refusals.retry_possible)
        if (!(await jobs.dismiss(tx, jobId))) throw new Refusal('not_found')
        const values = { before: { state: 'dead' }, after: { state: 'dismissed', reason: shown.reason } }
        return { result: shown, change: { action: 'job.dismiss', targetId: jobId, ...values } }
      }),
  }
}
