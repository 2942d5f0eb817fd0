import type { Clock } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { ClaimedJob, JobsStore } from './jobs-store.ts'

/** How the jobs of one kind are done. A job may run more than once, so what it does must be safe to do again. */
export interface JobHandler {
  /** Does it. Answers a time in milliseconds to look again then, which is no failed try. */
  run(job: ClaimedJob): Promise<{ lookAgainAt: number } | undefined>
  /** What else happens when it is given up, in the same transaction. */
  giveUp?(transaction: Transaction, job: ClaimedJob): Promise<void>
}

/** Thrown by a handler for a job that no further try can help. */
export class HopelessJob extends Error {}

export interface JobRunner {
  /** Does what is due, once, and answers how many jobs that were. */
  tick(): Promise<number>
  /** Looks for due jobs again and again. */
  start(): void
  /** Takes no more jobs, and resolves when those at hand are done. */
  stop(): Promise<void>
}

interface JobRunnerDeps {
  database: Database
  store: JobsStore
  /** How jobs are done, by kind. Those of other kinds are left to a worker that knows them, such as a newer one. */
  handlers: Record<string, JobHandler>
  clock: Clock
  timers: Timers
  log: Log
  /** A number from 0 up to 1, for spreading retries. */
  random: () => number
  /** Names this process among others. */
  worker: string
  /** After how long without a sign of life others think that a job's worker died, in milliseconds. */
  lease: number
  metrics: Metrics
}

/** How often a worker gives a sign of life in the time of a lease. */
const SIGNS = 3
/** How often due jobs are looked for. */
const POLL = 200
const BATCH = 10
/** After how many tries a job is given up: those that failed, and those that their worker did not live to see the end of. */
const MAX_ATTEMPTS = 8

/** The wait after a failed try: 1 s, doubling up to 5 minutes, half of it by chance. */
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
  const runs = metrics.counter('sen_job_runs_total', 'Runs of jobs, by kind and how they ended')
  const kinds = Object.keys(handlers)
  let stopLoop: (() => Promise<void>) | null = null
  let isStopping = false

  async function perform(job: ClaimedJob): Promise<void> {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`A job of the kind ${job.kind} was claimed, which nobody here knows`)
    const { queries } = database
    const count = (outcome: 'done' | 'postponed' | 'failed' | 'dead') => runs.add({ kind: job.kind, outcome })
    const stopHeartbeat = timers.every(lease / SIGNS, async () => {
      await store
        .renew(queries, job, worker, clock.now() + lease)
        .catch((error) => log.warn({ err: error, jobId: job.id }, 'no sign of life could be given'))
    })
    try {
      // Its last try ended with its worker, and so may the next one: whoever finds it gives it up.
      if (job.attempts > MAX_ATTEMPTS) throw new HopelessJob('Each worker that tried it died meanwhile')
      const again = await handler.run(job)
      if (again) await store.release(queries, job, worker, again.lookAgainAt, 0, null)
      else await store.finish(queries, job, worker)
      count(again ? 'postponed' : 'done')
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const isOver = error instanceof HopelessJob || job.attempts >= MAX_ATTEMPTS
      log.warn({ err: error, kind: job.kind, subjectId: job.subjectId, attempts: job.attempts, isOver }, 'job failed')
      if (!isOver) {
        const runAt = clock.now() + Math.round(backOff(job.attempts, random()))
        await store.release(queries, job, worker, runAt, job.attempts, message)
        count('failed')
        return
      }
      await database.transaction(async (transaction) => {
        if (await store.bury(transaction, job, worker, message)) await handler.giveUp?.(transaction, job)
      })
      count('dead')
    } finally {
      await stopHeartbeat()
    }
  }

  async function tick(): Promise<number> {
    const jobs = await store.claim(database.queries, worker, kinds, clock.now() + lease, BATCH)
    await Promise.all(jobs.map(perform))
    return jobs.length
  }

  return {
    tick,
    start() {
      stopLoop = timers.every(POLL, async () => {
        try {
          while (!isStopping && (await tick()) > 0);
        } catch (error) {
          // The database is away; leases see to it that nothing is lost meanwhile.
          log.error({ err: error }, 'jobs cannot be run')
        }
      })
    },
    async stop() {
      isStopping = true
      await stopLoop?.()
    },
  }
}
