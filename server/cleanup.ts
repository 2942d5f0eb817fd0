import type { KnownNetworksStore } from '#server/features/auth/known-networks-store.ts'
import type { SessionsStore } from '#server/features/auth/sessions-store.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long rows are kept that nobody needs any more. The ledger, the audit log and webhook events are kept for good. */
const KEEP = { idempotencyKeys: 7 * DAY, doneJobs: 30 * DAY, knownNetworks: 90 * DAY }

/** How many rows go at once, so that no one waits long behind it. */
const BATCH = 500

interface CleanupDeps {
  database: Database
  sessions: SessionsStore
  knownNetworks: KnownNetworksStore
  jobs: JobsStore
  idempotency: IdempotencyStore
  clock: Clock
  timers: Timers
  log: Log
}

/** Removes what is old, once an hour. */
export function createCleanup(deps: CleanupDeps) {
  const { database, sessions, knownNetworks, jobs, idempotency, clock, timers, log } = deps
  let stopLoop: (() => Promise<void>) | null = null
  const { queries } = database

  /** Removes batch after batch until one is not full. */
  async function empty(removeBatch: () => Promise<number>): Promise<void> {
    while ((await removeBatch()) === BATCH);
  }

  async function run(): Promise<void> {
    const now = clock.now()
    await empty(() => sessions.removeExpired(queries, now, BATCH))
    await empty(() => knownNetworks.removeOld(queries, now - KEEP.knownNetworks, BATCH))
    await empty(() => idempotency.removeOld(queries, now - KEEP.idempotencyKeys, BATCH))
    await empty(() => jobs.removeDone(queries, now - KEEP.doneJobs, BATCH))
  }

  return {
    /** Once, now. */
    run,
    start() {
      stopLoop = timers.every(HOUR, () => run().catch((error) => log.warn({ err: error }, 'old rows stay')))
    },
    async stop() {
      await stopLoop?.()
    },
  }
}
