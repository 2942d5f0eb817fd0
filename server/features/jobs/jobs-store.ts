import { createTable, integer, nullable, text } from '#server/platform/db/columns.ts'
import { type Queries, whole } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'

/** Something to be done, once per kind and subject. Times in milliseconds. */
export interface NewJob {
  kind: string
  /** The id of what it is about. */
  subjectId: string
  /** The earliest moment to start. */
  runAt: number
}

/** A job that a worker holds. */
export interface ClaimedJob {
  id: string
  kind: string
  subjectId: string
  /** How often it was started, this time included. */
  attempts: number
}

/** Where features put jobs: in their own transaction, so that the job exists exactly if their change does. */
export interface JobQueue {
  /** Adds a job, unless there was one of its kind for its subject before. */
  add(queries: Queries, job: NewJob): Promise<void>
  /** Adds the first job of its kind for a subject that is itself new, and needs no look whether there was one. */
  addFirst(queries: Queries, job: NewJob): Promise<void>
}

/** What the runner does with jobs. A worker changes a job only while it still holds it. */
export interface JobsStore extends JobQueue {
  /**
   * Takes jobs that are due, and those whose worker let its lease run out: of each kind as many as there is room for, and
   * none of `running`, which this worker is doing. `isMore` says that others may be due which were not looked at, or for which there was no room.
   */
  claim(
    queries: Queries,
    worker: string,
    room: ReadonlyMap<string, number>,
    leaseUntil: number,
    running: ReadonlySet<string>,
  ): Promise<{ jobs: ClaimedJob[]; isMore: boolean }>
  /** Whether it was still this worker's. */
  finish(queries: Queries, job: ClaimedJob, worker: string): Promise<boolean>
  /** Puts it back: later, with the tries counted so far, and why. */
  release(
    queries: Queries,
    job: ClaimedJob,
    worker: string,
    runAt: number,
    attempts: number,
    error: string | null,
  ): Promise<boolean>
  /** Makes it a job of another kind that is due now and has not been tried. */
  passOn(queries: Queries, job: ClaimedJob, worker: string, kind: string): Promise<boolean>
  /** Says that its worker is alive and needs it longer. Whether it was still this worker's. */
  renew(queries: Queries, job: ClaimedJob, worker: string, leaseUntil: number): Promise<boolean>
  /** Puts it away as dead. */
  markDead(queries: Queries, job: ClaimedJob, worker: string, error: string): Promise<boolean>
  /** The dead ones, newest first. */
  listDead(queries: Queries, page: PageRequest): Promise<Page<DeadJob>>
  /** Makes a dead job due now, with all its tries before it. Null when it is not dead, or there is none. */
  retry(queries: Queries, id: string): Promise<DeadJob | null>
  /** The dead job of this id; null when it is not dead, or there is none. */
  findDead(queries: Queries, id: string): Promise<DeadJob | null>
  /** Puts a dead job away for good. Whether it was dead. */
  dismiss(queries: Queries, id: string): Promise<boolean>
  /**
   * The latest moment that the jobs prove to have been, null without any: when the newest was made, and when the last lease
   * of `lease` milliseconds was taken.
   */
  latestMoment(queries: Queries, lease: number): Promise<number | null>
  /** How many are due and not being done, since when the oldest of them is (null for none), and how many are dead. */
  backlog(queries: Queries): Promise<{ due: number; oldest: number | null; dead: number }>
  /** Forgets up to `limit` jobs that were due before `before` and are done. Answers how many. */
  removeDone(queries: Queries, before: number, limit: number): Promise<number>
}

/** A job that was given up. */
export interface DeadJob {
  id: string
  kind: string
  subjectId: string
  attempts: number
  lastError: string
  createdAt: number
}

/** Dead jobs are not due; one and the same time lets their index list them by id. */
const NEVER = 0

/** Fits a message into its column. */
const shorten = (error: string) => error.slice(0, 500)

/** A job as it is kept. `runAt` is when a ready one may start, and when the lease of a running one ends. */
const jobs = createTable('jobs', {
  id: text('id'),
  kind: text('kind'),
  subjectId: text('subject_id'),
  state: text<'ready' | 'running' | 'done' | 'dead'>('state'),
  runAt: integer('run_at'),
  attempts: integer('attempts'),
  worker: nullable(text('worker')),
  lastError: nullable(text('last_error')),
  createdAt: integer('created_at'),
})

const dead = (queries: Queries) => queries('jobs').where({ state: 'dead', run_at: NEVER })

function toDeadJob(row: object): DeadJob {
  const { id, kind, subjectId, attempts, lastError, createdAt } = jobs.toRecord(row)
  return { id, kind, subjectId, attempts, lastError: lastError ?? '', createdAt }
}

async function findDead(queries: Queries, id: string): Promise<DeadJob | null> {
  const row = await dead(queries).where({ id }).first()
  return row ? toDeadJob(row) : null
}

export function createJobsStore({ clock, ids }: { clock: SteadyClock; ids: Ids }): JobsStore {
  /** A change that counts only while the job is this worker's, in the same try. */
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
      createdAt: clock.now(),
    })
  }

  return {
    async add(queries, job) {
      const known = await queries('jobs').where({ kind: job.kind, subject_id: job.subjectId }).first('id')
      if (!known) await addFirst(queries, job)
    },
    addFirst,

    async claim(queries, worker, room, leaseUntil, running) {
      const now = clock.now()
      const left = new Map(room)
      const limit = [...left.values()].reduce((sum, places) => sum + places, running.size)
      const rows = await queries('jobs')
        .whereIn('state', ['ready', 'running'])
        .where('run_at', '<=', now)
        .whereIn('kind', [...left.keys()])
        .orderBy('run_at')
        .limit(limit)
        .select('id', 'kind', 'subject_id', 'state', 'attempts')
      const claimed: ClaimedJob[] = []
      for (const row of rows) {
        const places = left.get(row.kind) ?? 0
        if (places === 0 || running.has(row.id)) continue
        const attempts = whole(row.attempts) + 1
        // Compare and set: of several workers that saw the row, one changes it.
        const won = await queries('jobs')
          .where({ id: row.id, state: row.state, attempts: row.attempts })
          .where('run_at', '<=', now)
          .update({ state: 'running', worker, attempts, run_at: leaseUntil })
        if (won !== 1) continue
        left.set(row.kind, places - 1)
        claimed.push({ id: row.id, kind: row.kind, subjectId: row.subject_id, attempts })
      }
      return { jobs: claimed, isMore: rows.length === limit }
    },

    async finish(queries, job, worker) {
      return (await held(queries, job, worker).update({ state: 'done', last_error: null })) === 1
    },

    async release(queries, job, worker, runAt, attempts, error) {
      const change = { state: 'ready', run_at: runAt, attempts, last_error: error === null ? null : shorten(error) }
      return (await held(queries, job, worker).update(change)) === 1
    },

    async passOn(queries, job, worker, kind) {
      const change = { kind, state: 'ready', run_at: clock.now(), attempts: 0, last_error: null }
      return (await held(queries, job, worker).update(change)) === 1
    },

    async renew(queries, job, worker, leaseUntil) {
      return (await held(queries, job, worker).update({ run_at: leaseUntil })) === 1
    },

    async markDead(queries, job, worker, error) {
      const change = { state: 'dead', run_at: NEVER, last_error: shorten(error) }
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

    async dismiss(queries, id) {
      // From now on it is removed in time, as every other job that is done.
      const change = { state: 'done', run_at: clock.now() }
      return (await dead(queries).where({ id }).update(change)) === 1
    },

    async retry(queries, id) {
      const job = await findDead(queries, id)
      if (!job) return null
      const change = { state: 'ready', run_at: clock.now(), attempts: 0 }
      return (await dead(queries).where({ id }).update(change)) === 1 ? job : null
    },

    async latestMoment(queries, lease) {
      const newest = await queries('jobs').orderBy('id', 'desc').first('created_at')
      const leases = await Promise.all(
        ['running', 'done'].map((state) => queries('jobs').where({ state }).orderBy('run_at', 'desc').first('run_at')),
      )
      const moments = [
        ...(newest ? [whole(newest.created_at)] : []),
        ...leases.flatMap((row) => (row ? [whole(row.run_at) - lease] : [])),
      ]
      return moments.length > 0 ? Math.max(...moments) : null
    },

    async backlog(queries) {
      const waiting: { due?: unknown; oldest?: unknown } | undefined = await queries('jobs')
        .whereIn('state', ['ready', 'running'])
        .where('run_at', '<=', clock.now())
        .count({ due: '*' })
        .min({ oldest: 'run_at' })
        .first()
      const lost = await dead(queries).count({ dead: '*' }).first()
      const oldest = waiting?.oldest ?? null
      return { due: whole(waiting?.due), oldest: oldest === null ? null : whole(oldest), dead: whole(lost?.dead) }
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
