import type { DeadJob } from '#contracts/admin.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import { createFailureLog } from '#server/platform/failure-log.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { MonotonicClock } from '#server/platform/monotonic-clock.ts'
import type { Timers } from '#server/platform/timers.ts'
import { failureOf, JobError } from './job-failures.ts'
import type { ClaimedJob, JobsStore } from './jobs-store.ts'

/** The record that a job is about, and why a retry would change nothing; null if a retry could still help. */
export interface RetryInfo {
  subject: DeadJob['subject']
  pointless: Exclude<DeadJob['reason'], 'unknown_kind'>
}

/** Looks up the retry info of jobs by the ids of their subjects, any number at once. A missing subject no longer exists. */
export type RetryInfoLookup = (
  queries: Queries,
  subjectIds: readonly string[],
) => Promise<ReadonlyMap<string, RetryInfo>>

/** Runs the jobs of one kind. A job may run more than once, so its effects must be safe to repeat. */
export interface JobHandler {
  /**
   * Runs a job. The result may postpone it by `runAgainIn` milliseconds, or let it continue immediately as a job of another
   * kind, in a slot of that kind; neither counts as a failed attempt.
   */
  run(job: ClaimedJob): Promise<{ runAgainIn: number } | { continueAs: string } | undefined>
  /** Called when a job is marked dead, in the same transaction. */
  onFailed?(tx: DbTransaction, job: ClaimedJob): Promise<void>
  /** Whether it only looks again and again, so that a clock that is moved by hand need not stop at each of its times. */
  isPeriodic?: true
  /** For admins, who retry or dismiss dead jobs. Kinds with the same function are looked up together. */
  retryInfo?: RetryInfoLookup
}

/** Thrown by a handler for a job that no retry can help. */
export class NonRetryableError extends JobError {}

export interface JobRunner {
  /** Runs the due jobs that there are slots for, of some kinds or of all. Resolves with their number when all running jobs have ended. */
  tick(only?: readonly string[]): Promise<number>
  /** The number of runs that have ended in this process. */
  ended(): number
  /** Polls for due jobs. When a job ends, its slot is filled immediately. */
  start(): void
  /** Claims no more jobs, and resolves when the running ones have ended. */
  stop(): Promise<void>
}

interface JobRunnerDeps {
  database: Database
  store: JobsStore
  /** The handlers, by kind. Jobs of other kinds are left to a worker that knows them, such as one of a newer version. */
  handlers: Record<string, JobHandler>
  clock: MonotonicClock
  timers: Timers
  log: Log
  /** A number from 0 up to 1, for spreading retries. */
  random: () => number
  /** Names this process among others. */
  worker: string
  /** How long after its last heartbeat a worker is considered dead, in milliseconds. */
  lease: number
  metrics: Metrics
}

/** How often a worker renews a lease while it lasts. */
const HEARTBEATS_PER_LEASE = 3
/** How often to poll for due jobs, in milliseconds. */
const POLL_INTERVAL = 200
/** The number of jobs of one kind that run at the same time: jobs that wait for a provider leave the other kinds their slots. */
const SLOTS_PER_KIND = 5
/** How long one run may take, in milliseconds. A run that takes longer counts as failed, and frees its slot. */
const MAX_RUN_TIME = 60_000
/** How often the clock is compared with the times that other processes stored, in milliseconds. */
const CLOCK_CHECK_INTERVAL = 10_000
/** The number of attempts after which a job is dead: attempts that failed, and attempts during which the worker died. */
const MAX_ATTEMPTS = 8

/** The wait after a failed attempt: 1 s, doubling up to 5 minutes, half of it random. */
const backOff = (attempts: number, random: number) => Math.min(1000 * 2 ** (attempts - 1), 300_000) * (0.5 + random / 2)

export function createJobRunner({
  database,
  store,
  handlers,
  clock,
  timers,
  log,
  random,
  worker,
  lease,
  metrics,
}: JobRunnerDeps): JobRunner {
  const runs = metrics.counter('sen_job_runs_total', 'Runs of jobs, by kind and outcome')
  const failures = createFailureLog({
    log,
    clock,
    message: 'jobs cannot be run',
    recoveredMessage: 'jobs are run again',
  })
  const { queries } = database
  const kinds = Object.keys(handlers)
  /** The running jobs by id: the kind, and a promise for the end, which never rejects. */
  const running = new Map<string, { kind: string; end: Promise<void> }>()
  let filling: Promise<void> | null = null
  let isRefillRequested = false
  /** Whether a kind had no free slot when jobs were last claimed, so that more of that kind may be due. */
  let mayHaveMore = false
  let comparedAt = Number.NEGATIVE_INFINITY
  let stopLoop: (() => Promise<void>) | null = null
  let isStopping = false
  let ended = 0

  /** Runs a job and stores its outcome. Returns whether the job is due again immediately. */
  async function perform(job: ClaimedJob): Promise<boolean> {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`A job of the kind ${job.kind} was claimed, which has no handler`)
    const count = (outcome: 'done' | 'postponed' | 'failed' | 'dead') => runs.add({ kind: job.kind, outcome })
    const stopHeartbeat = timers.every(lease / HEARTBEATS_PER_LEASE, async () => {
      await store
        .renew(queries, job, worker, clock.now() + lease)
        .catch((error) => log.warn({ err: error, jobId: job.id }, 'the lease of a job could not be renewed'))
    })
    try {
      // Its worker died during the last attempt, and the next one might, too: the worker that claims it marks it dead.
      if (job.attempts > MAX_ATTEMPTS)
        throw new NonRetryableError('Each worker that tried it died meanwhile', { failure: 'worker_died' })
      const next = await timers.within(MAX_RUN_TIME, 'The job timed out', handler.run(job))
      if (!next) await store.finish(queries, job, worker)
      else if ('continueAs' in next) await store.changeKind(queries, job, worker, next.continueAs)
      else await store.release(queries, job, worker, clock.now() + next.runAgainIn, 0, null)
      count(next ? 'postponed' : 'done')
      return next !== undefined && 'continueAs' in next
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const isDead = error instanceof NonRetryableError || job.attempts >= MAX_ATTEMPTS
      log.warn({ err: error, kind: job.kind, subjectId: job.subjectId, attempts: job.attempts, isDead }, 'job failed')
      if (!isDead) {
        const runAt = clock.now() + Math.round(backOff(job.attempts, random()))
        await store.release(queries, job, worker, runAt, job.attempts, message)
        count('failed')
        return false
      }
      await database.transaction(async (tx) => {
        if (await store.markDead(tx, job, worker, message, failureOf(error))) await handler.onFailed?.(tx, job)
      })
      count('dead')
      return false
    } finally {
      await stopHeartbeat()
    }
  }

  /** The number of free slots of each kind; kinds without one are left out. */
  function freeSlots(of: readonly string[] = kinds): Map<string, number> {
    const busy = Map.groupBy(running.values(), ({ kind }) => kind)
    const slots = of.map((kind) => [kind, SLOTS_PER_KIND - (busy.get(kind)?.length ?? 0)] as const)
    return new Map(slots.filter(([, count]) => count > 0))
  }

  async function compareClock(): Promise<void> {
    if (clock.elapsed() - comparedAt < CLOCK_CHECK_INTERVAL) return
    const latest = await store.latestKnownTime(queries, lease)
    if (latest !== null) clock.catchUp(latest)
    comparedAt = clock.elapsed()
  }

  /** Claims and starts due jobs while there are free slots. Returns promises for the ends of these jobs. */
  async function fill(only?: readonly string[]): Promise<Promise<void>[]> {
    await compareClock()
    const ends: Promise<void>[] = []
    for (;;) {
      const slots = freeSlots(only)
      if (isStopping || slots.size === 0) break
      const { jobs, hasMore } = await store.claim(queries, worker, slots, clock.now() + lease, new Set(running.keys()))
      for (const job of jobs) ends.push(begin(job))
      if (!hasMore || jobs.length === 0) break
    }
    mayHaveMore = freeSlots().size < kinds.length
    return ends
  }

  function begin(job: ClaimedJob): Promise<void> {
    const end = perform(job)
      // The database is not available: no job is lost, since another worker claims it when its lease is over.
      .catch((error) => {
        log.warn({ err: error, jobId: job.id }, 'the outcome of a job could not be stored')
        return false
      })
      .then((isDue) => {
        running.delete(job.id)
        ended += 1
        if (stopLoop && (isDue || mayHaveMore)) void refill()
      })
    running.set(job.id, { kind: job.kind, end })
    return end
  }

  /** Fills the free slots. If that is already in progress, it is repeated once it has ended. */
  function refill(): Promise<void> {
    if (filling !== null) isRefillRequested = true
    filling ??= fillWhileRequested().finally(() => {
      filling = null
    })
    return filling
  }

  async function fillWhileRequested(): Promise<void> {
    do {
      isRefillRequested = false
      await fill().then(failures.succeeded, failures.failed)
    } while (isRefillRequested && !isStopping)
  }

  return {
    async tick(only) {
      const ends = await fill(only)
      await Promise.all([...running.values()].map(({ end }) => end))
      return ends.length
    },
    ended: () => ended,
    start() {
      stopLoop = timers.every(POLL_INTERVAL, refill)
    },
    async stop() {
      isStopping = true
      await stopLoop?.()
      await filling
      await Promise.all([...running.values()].map(({ end }) => end))
    },
  }
}
