import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { PaymentsFeature } from '#server/features/payments/create-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { measureBacklog } from './backlog-metrics.ts'

interface MetricsDeps {
  jobs: JobsFeature
  auth: AuthFeature
  payments: PaymentsFeature
}

/** Measures what is waiting. */
export const createMetricsFeature = (platform: Platform, { jobs, auth, payments }: MetricsDeps) => {
  const { metrics, database, monotonicClock: clock, log } = platform
  measureBacklog({
    metrics,
    database,
    jobs: jobs.store,
    parked: payments.parked,
    passwords: auth.passwords,
    clock,
    log,
  })
}
