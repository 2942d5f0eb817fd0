import { type JobFailure, jobFailures } from '#contracts/admin.ts'
import { createTable, integer, nullable, varchar } from '#server/platform/db/columns.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { MonotonicClock } from '#server/platform/monotonic-clock.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

/** A job to add. There is one per kind and subject. Times in milliseconds. */
export interface NewJob {
  kind: string
  /** The id of the record that it is about. */
  subjectId: string
  /** The earliest time to start. */
  runAt: number
}

/** A job that a worker has claimed. */
export interface ClaimedJob {
  id: string
  kind: string
  subjectId: string
  /** How often it was started, including this time. */
  attempts: number
}

/** Takes jobs from features, in their own transaction, so that a job exists if and only if its change is committed. */
export interface JobQueue {
  /** Adds a job, unless its subject already has one of this kind. */
  add(queries: Queries, job: NewJob): Promise<void>
  /** Adds a job for a subject that is new, so without checking for an existing job. */
  addFirst(queries: Queries, job: NewJob): Promise<void>
}

/** Stores jobs for the runner. A worker can change a job only while the job is still its own. */
export interface JobsStore extends JobQueue {
  /**
   * Claims jobs that are due, and jobs whose lease has expired: as many of each kind as there are free `slots`, and none of
   * `running`, which this worker is running. `hasMore` means that other jobs may be due that were not read, or had no slot.
   */
  claim(
    queries: Queries,
    worker: string,
    slots: ReadonlyMap<string, number>,
    leaseUntil: number,
    running: ReadonlySet<string>,
  ): Promise<{ jobs: ClaimedJob[]; hasMore: boolean }>
  /** Marks a job done. Returns whether it was still this worker's. */
  finish(queries: Queries, job: ClaimedJob, worker: string): Promise<boolean>
  /** Makes a job ready again at `runAt`, with the attempts so far and the last error. */
  release(
    queries: Queries,
    job: ClaimedJob,
    worker: string,
    runAt: number,
    attempts: number,
    error: string | null,
  ): Promise<boolean>
  /** Makes it a job of another kind that is due now and has no attempts. */
  changeKind(queries: Queries, job: ClaimedJob, worker: string, kind: string): Promise<boolean>
  /** Extends the lease of a job. Returns whether it was still this worker's. */
  renew(queries: Queries, job: ClaimedJob, worker: string, leaseUntil: number): Promise<boolean>
  /** Marks a job dead, with its last error and the cause of that, if it is known. */
  markDead(
    queries: Queries,
    job: ClaimedJob,
    worker: string,
    error: string,
    failure: JobFailure | null,
  ): Promise<boolean>
  /** The dead ones, newest first. */
  listDead(queries: Queries, page: PageRequest): Promise<Page<DeadJobRecord>>
  /** Makes a dead job due now, with its attempts back at zero. Null when there is no such dead job. */
  retry(queries: Queries, id: string): Promise<DeadJobRecord | null>
  /** Makes the job of a subject due now, with its attempts back at zero, unless a worker has it or it is done. Returns whether it did. */
  runNow(queries: Queries, kind: string, subjectId: string): Promise<boolean>
  /** Makes the job of a subject due now if it waits for a later time. Its attempts stay, and a job that a worker has, is done or dead is left alone. */
  hasten(queries: Queries, kind: string, subjectId: string): Promise<void>
  /** The dead job with this id; null when there is none. */
  findDead(queries: Queries, id: string): Promise<DeadJobRecord | null>
  /** Marks a dead job done, which takes it off the list. Returns whether it was dead. */
  dismiss(queries: Queries, id: string): Promise<boolean>
  /**
   * The latest time that the stored jobs show to have passed: when the newest one was created, or when the latest lease of
   * `lease` milliseconds began. Null without jobs.
   */
  latestKnownTime(queries: Queries, lease: number): Promise<number | null>
  /** When the next job of these kinds is due that no worker runs; null if there is none. */
  nextTime(queries: Queries, kinds: readonly string[]): Promise<number | null>
  /** The number of dead jobs. */
  countDead(queries: Queries): Promise<number>
  /** The number of due jobs that no worker runs, when the oldest of them became due (null for none), and the number of dead jobs. */
  backlog(queries: Queries): Promise<{ due: number; oldest: number | null; dead: number }>
  /** Whether a job of one of these kinds has been due since before a time. */
  isLate(queries: Queries, kinds: readonly string[], before: number): Promise<boolean>
  /** Dead jobs of these kinds that were added since a time, up to `limit`. */
  deadSince(
    queries: Queries,
    kinds: readonly string[],
    since: number,
    limit: number,
  ): Promise<Pick<ClaimedJob, 'kind' | 'subjectId'>[]>
  /** Deletes up to `limit` jobs that are done and were due before `before`. Returns how many it deleted. */
  removeDone(queries: Queries, before: number, limit: number): Promise<number>
}

/** A job whose last retry failed. */
export interface DeadJobRecord {
  id: string
  kind: string
  subjectId: string
  attempts: number
  lastError: string
  /** Null if it is not known, or known only to a later version. */
  failure: JobFailure | null
  createdAt: number
}

/** The `run_at` of dead jobs, which are not due. Since it is the same for all, the index lists them by id. */
const NEVER = 0

/** Shortens a message so that it fits its column. */
const shorten = (error: string) => error.slice(0, 500)

/** The stored jobs. `runAt` is when a ready job may start, and when the lease of a running job ends. */
const jobs = createTable('jobs', {
  id: varchar('id'),
  kind: varchar('kind'),
  subjectId: varchar('subject_id'),
  state: varchar<'ready' | 'running' | 'done' | 'dead'>('state'),
  runAt: integer('run_at'),
  attempts: integer('attempts'),
  worker: nullable(varchar('worker')),
  lastError: nullable(varchar('last_error')),
  failureCode: nullable(varchar('failure_code')),
  createdAt: integer('created_at'),
})

const dead = (queries: Queries) => queries('jobs').where({ state: 'dead', run_at: NEVER })

function toDeadJob(row: object): DeadJobRecord {
  const { id, kind, subjectId, attempts, lastError, failureCode, createdAt } = jobs.toRecord(row)
  const failure = jobFailures.find((code) => code === failureCode) ?? null
  return { id, kind, subjectId, attempts, lastError: lastError ?? '', failure, createdAt }
}

async function findDead(queries: Queries, id: string): Promise<DeadJobRecord | null> {
  const row = await dead(queries).where({ id }).first()
  return row ? toDeadJob(row) : null
}

async function countDead(queries: Queries): Promise<number> {
  const row = await dead(queries).count({ dead: '*' }).first()
  return toSafeInteger(row?.dead)
}

export function createJobsStore({ clock, ids }: { clock: MonotonicClock; ids: Ids }): JobsStore {
  /** Selects a job only while it is still this worker's, in the same attempt. */
  const held = (queries: Queries, job: ClaimedJob, worker: string) =>
    queries('jobs').where({ id: job.id, state: 'running', worker, attempts: job.attempts })

  async function addFirst(queries: Queries, { kind, subjectId, runAt }: NewJob): Promise<void> {
    await jobs.insert(queries, {
      id: ids.next(),
      kind,
      subjectId,
      state: 'ready',
      runAt,
      attempts: 0,
      worker: null,
      lastError: null,
      failureCode: null,
      createdAt: clock.now(),
    })
  }

  return {
    async add(queries, job) {
      const known = await queries('jobs').where({ kind: job.kind, subject_id: job.subjectId }).first('id')
      if (known) return
      await addFirst(queries, job).catch((error) => {
        // Another process has added it in the meantime.
        if (!isDuplicate(error)) throw error
      })
    },
    addFirst,

    async claim(queries, worker, slots, leaseUntil, running) {
      const now = clock.now()
      const left = new Map(slots)
      const limit = [...left.values()].reduce((sum, count) => sum + count, running.size)
      const rows = await queries('jobs')
        .whereIn('state', ['ready', 'running'])
        .where('run_at', '<=', now)
        .whereIn('kind', [...left.keys()])
        .orderBy('run_at')
        .limit(limit)
        .select('id', 'kind', 'subject_id', 'state', 'attempts')
      const claimed: ClaimedJob[] = []
      for (const row of rows) {
        const slotsLeft = left.get(row.kind) ?? 0
        if (slotsLeft === 0 || running.has(row.id)) continue
        const attempts = toSafeInteger(row.attempts) + 1
        // Compare and set: if several workers have read the row, only one of them changes it.
        const updated = await queries('jobs')
          .where({ id: row.id, state: row.state, attempts: row.attempts })
          .where('run_at', '<=', now)
          .update({ state: 'running', worker, attempts, run_at: leaseUntil })
        if (updated !== 1) continue
        left.set(row.kind, slotsLeft - 1)
        claimed.push({ id: row.id, kind: row.kind, subjectId: row.subject_id, attempts })
      }
      return { jobs: claimed, hasMore: rows.length === limit }
    },

    async finish(queries, job, worker) {
      return (await held(queries, job, worker).update({ state: 'done', last_error: null })) === 1
    },

    async release(queries, job, worker, runAt, attempts, error) {
      const change = { state: 'ready', run_at: runAt, attempts, last_error: error === null ? null : shorten(error) }
      return (await held(queries, job, worker).update(change)) === 1
    },

    async changeKind(queries, job, worker, kind) {
      const change = { kind, state: 'ready', run_at: clock.now(), attempts: 0, last_error: null }
      return (await held(queries, job, worker).update(change)) === 1
    },

    async renew(queries, job, worker, leaseUntil) {
      return (await held(queries, job, worker).update({ run_at: leaseUntil })) === 1
    },

    async markDead(queries, job, worker, error, failure) {
      const change = { state: 'dead', run_at: NEVER, last_error: shorten(error), failure_code: failure }
      return (await held(queries, job, worker).update(change)) === 1
    },

    async listDead(queries, page) {
      const query = dead(queries)
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(toDeadJob), page)
    },

    findDead,
    countDead,

    async dismiss(queries, id) {
      // It is then deleted after a while, like every other job that is done.
      const change = { state: 'done', run_at: clock.now() }
      return (await dead(queries).where({ id }).update(change)) === 1
    },

    async retry(queries, id) {
      const job = await findDead(queries, id)
      if (!job) return null
      const change = { state: 'ready', run_at: clock.now(), attempts: 0 }
      return (await dead(queries).where({ id }).update(change)) === 1 ? job : null
    },

    async runNow(queries, kind, subjectId) {
      const waiting = queries('jobs').where({ kind, subject_id: subjectId }).whereIn('state', ['ready', 'dead'])
      return (await waiting.update({ state: 'ready', run_at: clock.now(), attempts: 0 })) === 1
    },

    async hasten(queries, kind, subjectId) {
      const now = clock.now()
      await queries('jobs')
        .where({ kind, subject_id: subjectId, state: 'ready' })
        .where('run_at', '>', now)
        .update({ run_at: now })
    },

    async latestKnownTime(queries, lease) {
      const newest = await queries('jobs').orderBy('id', 'desc').first('created_at')
      const leases = await Promise.all(
        ['running', 'done'].map((state) => queries('jobs').where({ state }).orderBy('run_at', 'desc').first('run_at')),
      )
      const times = [
        ...(newest ? [toSafeInteger(newest.created_at)] : []),
        ...leases.flatMap((row) => (row ? [toSafeInteger(row.run_at) - lease] : [])),
      ]
      return times.length > 0 ? Math.max(...times) : null
    },

    async nextTime(queries, kinds) {
      const waiting = queries('jobs')
        .where({ state: 'ready' })
        .whereIn('kind', [...kinds])
      const row = await waiting.orderBy('run_at').first('run_at')
      return row ? toSafeInteger(row.run_at) : null
    },

    async backlog(queries) {
      const waiting: { due?: unknown; oldest?: unknown } | undefined = await queries('jobs')
        .whereIn('state', ['ready', 'running'])
        .where('run_at', '<=', clock.now())
        .count({ due: '*' })
        .min({ oldest: 'run_at' })
        .first()
      const deadJobs = await countDead(queries)
      const oldest = waiting?.oldest ?? null
      return {
        due: toSafeInteger(waiting?.due),
        oldest: oldest === null ? null : toSafeInteger(oldest),
        dead: deadJobs,
      }
    },

    async isLate(queries, kinds, before) {
      const row = await queries('jobs')
        .whereIn('state', ['ready', 'running'])
        .where('run_at', '<', before)
        .whereIn('kind', [...kinds])
        .first('id')
      return row !== undefined
    },

    async deadSince(queries, kinds, since, limit) {
      const rows: { kind: string; subject_id: string }[] = await dead(queries)
        .whereIn('kind', [...kinds])
        .where('created_at', '>=', since)
        .limit(limit)
        .select('kind', 'subject_id')
      return rows.map(({ kind, subject_id: subjectId }) => ({ kind, subjectId }))
    },

    async removeDone(queries, before, limit) {
      const rows: { id: string }[] = await queries('jobs')
        .where({ state: 'done' })
        .where('run_at', '<', before)
        .orderBy('run_at')
        .limit(limit)
        .select('id')
      const ids = rows.map((row) => row.id)
      return ids.length > 0 ? queries('jobs').whereIn('id', ids).delete() : 0
    },
  }
}
