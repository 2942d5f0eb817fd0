import type { Platform } from '#server/platform/platform.ts'
import type { TestClock } from '#server/platform/test-clock.ts'
import { createClockWalk } from './clock-walk.ts'
import { createJobRunner, type JobHandler, type JobRunner } from './job-runner.ts'
import { createJobsStore } from './jobs-store.ts'
import { testClockRoutes } from './test-clock-routes.ts'

export interface JobsSettings {
  /** How long after its last heartbeat a worker is considered dead, in milliseconds. */
  jobLease: number
  /** The clock that a call moves, in a server for tests. Default: no call moves the clock. */
  testClock?: TestClock | undefined
}

/** Work that is done later, and again if it fails. */
export type JobsFeature = ReturnType<typeof createJobsFeature>

export function createJobsFeature(platform: Platform, { settings }: { settings: JobsSettings }) {
  const { database, monotonicClock: clock, ids, timers, log, random, metrics } = platform
  const store = createJobsStore({ clock, ids })
  /** Returns what moves a clock to a time, and runs what is due on the way. */
  const walkOf = (testClock: TestClock, handlers: Record<string, JobHandler>, runner: JobRunner) =>
    createClockWalk({ queries: database.queries, clock: testClock, store, runner, handlers })
  return {
    store,
    /** The routes of a server for tests. */
    testRoutes(handlers: Record<string, JobHandler>, runner: JobRunner) {
      const { testClock } = settings
      if (!testClock) return []
      return testClockRoutes({ clock: testClock, walk: walkOf(testClock, handlers, runner) })
    },
    walkOf,
    /** Creates what runs the jobs of all features. */
    createRunner: (handlers: Record<string, JobHandler>) =>
      createJobRunner({
        database,
        store,
        clock,
        timers,
        log,
        random,
        metrics,
        handlers,
        worker: ids.next(),
        lease: settings.jobLease,
      }),
  }
}
