import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import type { ResponseCounter } from '#server/platform/http/response-counter.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createMeasurements } from './measurements.ts'
import { createServiceTimesStore } from './service-times-store.ts'
import { createStatusChecks } from './status-checks.ts'
import { statusRoutes } from './status-routes.ts'
import { createStatusService } from './status-service.ts'
import { createStatusStore } from './status-store.ts'
import { createStatusWatch } from './status-watch.ts'

export interface StatusSettings {
  /** Counts the responses of this process. */
  responses: ResponseCounter
}

interface StatusDeps {
  settings: StatusSettings
  jobs: JobsFeature
  audited: Audited
}

interface WatchedJobs {
  /** The handlers of all jobs. */
  handlers: Readonly<Record<string, JobHandler>>
  /** The kinds of jobs that set up machines, and those that collect and book payments. */
  kinds: { provisioning: readonly string[]; payments: readonly string[] }
}

/** What the site says of how well it works, and how long setting up and replying take. */
export type StatusFeature = ReturnType<typeof createStatusFeature>

export function createStatusFeature(platform: Platform, { settings, jobs, audited }: StatusDeps) {
  const { database, idempotency, clock, ids, timers, log } = platform
  const store = createStatusStore()
  const times = createServiceTimesStore()
  const status = createStatusService({ database, store, idempotency, audited, clock, ids })
  return {
    times,
    measurements: createMeasurements({ times, status: store, clock, ids }),
    /** Creates what notices that a service does not work. */
    createWatch: ({ handlers, kinds }: WatchedJobs) =>
      createStatusWatch({
        database,
        store,
        times,
        clock,
        timers,
        log,
        inMaintenance: status.inMaintenance,
        checks: createStatusChecks({
          database,
          jobs: jobs.store,
          responses: settings.responses,
          clock: platform.monotonicClock,
          kinds,
          lookupOf: (kind) => handlers[kind]?.retryInfo,
        }),
      }),
    routes: statusRoutes({ status }),
  }
}
