import type { Platform } from '#server/platform/platform.ts'
import { createJobRunner, type JobHandler } from './job-runner.ts'
import { createJobsStore } from './jobs-store.ts'

export interface JobsSettings {
  /** How long after its last heartbeat a worker is considered dead, in milliseconds. */
  jobLease: number
}

/** Work that is done later, and again if it fails. */
export type JobsFeature = ReturnType<typeof createJobsFeature>

export function createJobsFeature(platform: Platform, { settings }: { settings: JobsSettings }) {
  const { database, monotonicClock: clock, ids, timers, log, random, metrics } = platform
  const store = createJobsStore({ clock, ids })
  return {
    store,
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
