import type { DemoSessionsStore } from '#server/features/auth/demo-sessions-store.ts'
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

/** How long rows are kept that are no longer needed. The ledger, the audit log and webhook events are kept forever. */
const KEEP = { idempotencyKeys: 7 * DAY, doneJobs: 30 * DAY, knownNetworks: 90 * DAY }

/** The number of rows deleted at once, so that no other transaction waits long. */
const BATCH = 500

interface CleanupDeps {
  database: Database
  sessions: SessionsStore
  demoSessions: DemoSessionsStore
  knownNetworks: KnownNetworksStore
  jobs: JobsStore
  idempotency: IdempotencyStore
  clock: Clock
  timers: Timers
  log: Log
}

/** Deletes old rows once an hour. */
export function createCleanup(deps: CleanupDeps) {
  const { database, sessions, demoSessions, knownNetworks, jobs, idempotency, clock, timers, log } = deps
  let stopLoop: (() => Promise<void>) | null = null
  const { queries } = database

  /** Deletes batch after batch until one is not full. */
  async function removeAll(removeBatch: () => Promise<number>): Promise<void> {
    while ((await removeBatch()) === BATCH);
  }

  async function run(): Promise<void> {
    const now = clock.now()
    await removeAll(() => sessions.removeExpired(queries, now, BATCH))
    await removeAll(() => demoSessions.removeExpired(queries, now, BATCH))
    await removeAll(() => knownNetworks.removeOld(queries, now - KEEP.knownNetworks, BATCH))
    await removeAll(() => idempotency.removeOld(queries, now - KEEP.idempotencyKeys, BATCH))
    await removeAll(() => jobs.removeDone(queries, now - KEEP.doneJobs, BATCH))
  }

  return {
    /** Deletes old rows once, now. */
    run,
    start() {
      stopLoop = timers.every(HOUR, () =>
        run().catch((error) => log.warn({ err: error }, 'old rows could not be deleted')),
      )
    },
    async stop() {
      await stopLoop?.()
    },
  }
}
