import type { DeadJob } from '#contracts/admin.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'
import type { Timers } from '#server/platform/timers.ts'
import { createTroubleLog } from '#server/platform/trouble-log.ts'
import type { ClaimedJob, JobsStore } from './jobs-store.ts'

/** What a job is about, and why trying it again would change nothing; null where it still could. */
export interface JobProspect {
  subject: DeadJob['subject']
  pointless: DeadJob['reason']
}

/** Looks up what jobs are about, by the ids of their subjects, however many they are. One that it does not name is gone. */
export type JobProspects = (
  queries: Queries,
  subjectIds: readonly string[],
) => Promise<ReadonlyMap<string, JobProspect>>

/** How the jobs of one kind are done. A job may run more than once, so what it does must be safe to do again. */
export interface JobHandler {
  /**
   * Does it. The result may ask to be run again after `lookAgainIn` milliseconds, or at once as a job of another kind, whose
   * places it then takes; neither is a failed try.
   */
  run(job: ClaimedJob): Promise<{ lookAgainIn: number } | { goesOnAs: string } | undefined>
  /** What else happens when it is given up, in the same transaction. */
  onFailed?(transaction: DbTransaction, job: ClaimedJob): Promise<void>
  /** For admins, who decide about jobs that were given up. Kinds that share it are looked up together. */
  prospects?: JobProspects
}

/** Thrown by a handler for a job that no further try can help. */
export class NonRetryableError extends Error {}

export interface JobRunner {
  /** Does what is due and there is room for, and returns how many jobs that were when all of them have ended. */
  tick(): Promise<number>
  /** Looks for due jobs again and again. A job that ends makes room for the next one at once. */
  start(): void
  /** Takes no more jobs, and resolves when those at hand are done. */
  stop(): Promise<void>
}

interface JobRunnerDeps {
  database: Database
  store: JobsStore
  /** How jobs are done, by kind. Those of other kinds are left to a worker that knows them, such as a newer one. */
  handlers: Record<string, JobHandler>
  clock: SteadyClock
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
/** How often due jobs are looked for, in milliseconds. */
const POLL = 200
/** How many jobs of one kind are done at the same time: those that wait for a provider leave the other kinds their places. */
const PLACES_PER_KIND = 5
/** How long one run may take, in milliseconds. What takes longer counts as failed, and gives its place back. */
const LONGEST_RUN = 60_000
/** How often the clock is compared with what other processes wrote down, in milliseconds. */
const COMPARE_CLOCK = 10_000
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
  const trouble = createTroubleLog({ log, clock, message: 'jobs cannot be run', over: 'jobs are run again' })
  const { queries } = database
  const kinds = Object.keys(handlers)
  /** What is being done, by the job's id: its kind, and its end, which never rejects. */
  const running = new Map<string, { kind: string; end: Promise<void> }>()
  let filling: Promise<void> | null = null
  let isAskedAgain = false
  /** Whether a kind had no room left when jobs were last taken, so that more of it may be due. */
  let mayBeMore = false
  let comparedAt = Number.NEGATIVE_INFINITY
  let stopLoop: (() => Promise<void>) | null = null
  let isStopping = false

  /** Answers whether the job is due again at once. */
  async function perform(job: ClaimedJob): Promise<boolean> {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`A job of the kind ${job.kind} was claimed, which nobody here knows`)
    const count = (outcome: 'done' | 'postponed' | 'failed' | 'dead') => runs.add({ kind: job.kind, outcome })
    const stopHeartbeat = timers.every(lease / SIGNS, async () => {
      await store
        .renew(queries, job, worker, clock.now() + lease)
        .catch((error) => log.warn({ err: error, jobId: job.id }, 'no sign of life could be given'))
    })
    try {
      // Its last try ended with its worker, and so may the next one: whoever finds it gives it up.
      if (job.attempts > MAX_ATTEMPTS) throw new NonRetryableError('Each worker that tried it died meanwhile')
      const again = await timers.within(LONGEST_RUN, 'The job timed out', handler.run(job))
      if (!again) await store.finish(queries, job, worker)
      else if ('goesOnAs' in again) await store.passOn(queries, job, worker, again.goesOnAs)
      else await store.release(queries, job, worker, clock.now() + again.lookAgainIn, 0, null)
      count(again ? 'postponed' : 'done')
      return again !== undefined && 'goesOnAs' in again
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const isOver = error instanceof NonRetryableError || job.attempts >= MAX_ATTEMPTS
      log.warn({ err: error, kind: job.kind, subjectId: job.subjectId, attempts: job.attempts, isOver }, 'job failed')
      if (!isOver) {
        const runAt = clock.now() + Math.round(backOff(job.attempts, random()))
        await store.release(queries, job, worker, runAt, job.attempts, message)
        count('failed')
        return false
      }
      await database.transaction(async (transaction) => {
        if (await store.markDead(transaction, job, worker, message)) await handler.onFailed?.(transaction, job)
      })
      count('dead')
      return false
    } finally {
      await stopHeartbeat()
    }
  }

  /** How many more jobs of each kind may be done now; kinds without room are left out. */
  function roomNow(): Map<string, number> {
    const busy = Map.groupBy(running.values(), ({ kind }) => kind)
    const room = kinds.map((kind) => [kind, PLACES_PER_KIND - (busy.get(kind)?.length ?? 0)] as const)
    return new Map(room.filter(([, places]) => places > 0))
  }

  async function compareClock(): Promise<void> {
    if (clock.elapsed() - comparedAt < COMPARE_CLOCK) return
    const latest = await store.latestMoment(queries, lease)
    if (latest !== null) clock.catchUp(latest)
    comparedAt = clock.elapsed()
  }

  /** Takes what is due for as long as there is room, and returns the ends of what it took. */
  async function fill(): Promise<Promise<void>[]> {
    await compareClock()
    const ends: Promise<void>[] = []
    for (;;) {
      const room = roomNow()
      if (isStopping || room.size === 0) break
      const { jobs, isMore } = await store.claim(queries, worker, room, clock.now() + lease, new Set(running.keys()))
      for (const job of jobs) ends.push(begin(job))
      if (!isMore || jobs.length === 0) break
    }
    mayBeMore = roomNow().size < kinds.length
    return ends
  }

  function begin(job: ClaimedJob): Promise<void> {
    const end = perform(job)
      // The database is away: the job's lease sees to it that nothing is lost meanwhile.
      .catch((error) => {
        log.warn({ err: error, jobId: job.id }, 'how a job ended could not be written down')
        return false
      })
      .then((isDue) => {
        running.delete(job.id)
        if (stopLoop && (isDue || mayBeMore)) void refill()
      })
    running.set(job.id, { kind: job.kind, end })
    return end
  }

  /** Fills the places that are free; while that is under way, once more after it. */
  function refill(): Promise<void> {
    if (filling !== null) isAskedAgain = true
    filling ??= fillUntilAskedNoMore().finally(() => {
      filling = null
    })
    return filling
  }

  async function fillUntilAskedNoMore(): Promise<void> {
    do {
      isAskedAgain = false
      await fill().then(trouble.worked, trouble.failed)
    } while (isAskedAgain && !isStopping)
  }

  return {
    async tick() {
      const ends = await fill()
      await Promise.all(ends)
      return ends.length
    },
    start() {
      stopLoop = timers.every(POLL, refill)
    },
    async stop() {
      isStopping = true
      await stopLoop?.()
      await filling
      await Promise.all([...running.values()].map(({ end }) => end))
    },
  }
}
