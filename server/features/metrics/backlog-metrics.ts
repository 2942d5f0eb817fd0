import type { Passwords } from '#server/features/auth/passwords.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { ParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withDeadline } from '#server/platform/db/deadline.ts'
import { createFailureLog } from '#server/platform/failure-log.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { MonotonicClock } from '#server/platform/monotonic-clock.ts'

interface BacklogDeps {
  metrics: Metrics
  database: Database
  jobs: JobsStore
  parked: ParkedPaymentsStore
  passwords: Passwords
  clock: MonotonicClock
  log: Log
}

/** How long the database may take for these figures, in milliseconds: the request for the metrics waits for it. */
const READ_WITHIN = 1000

/** Exports gauges of what is waiting: jobs for a worker, payments for an admin, passwords to be hashed. */
export function measureBacklog({ metrics, database, jobs, parked, passwords, clock, log }: BacklogDeps): void {
  const up = metrics.gauge('sen_db_up', 'Whether the database can be read and written, as readiness reports')
  const waiting = metrics.gauge('sen_jobs_waiting', 'Jobs that are due, and jobs that are dead')
  const age = metrics.gauge('sen_jobs_oldest_due_seconds', 'How long the oldest due job has been due')
  const parkedOpen = metrics.gauge('sen_parked_payments_open', 'Payments that fit no deposit and wait for an admin')
  const hashes = metrics.gauge('sen_password_hashes', 'Passwords that are being hashed or wait to be')

  const databaseFailures = createFailureLog({
    log,
    clock,
    message: 'the database cannot be used',
    recoveredMessage: 'the database can be used again',
    level: 'warn',
  })
  const backlogFailures = createFailureLog({
    log,
    clock,
    message: 'the backlog cannot be counted',
    recoveredMessage: 'the backlog is counted again',
    level: 'warn',
  })

  metrics.beforeReading(async () => {
    const { running, waiting: queued } = passwords.load()
    hashes.set(running, { state: 'running' })
    hashes.set(queued, { state: 'waiting' })
    // Health uses separate connections: a full pool does not mean that the database is down.
    const [health, backlog] = await Promise.allSettled([database.checkHealth(), readBacklog()])
    up.set(health.status === 'fulfilled' ? 1 : 0)
    if (health.status === 'rejected') return databaseFailures.failed(health.reason)
    databaseFailures.succeeded()
    // Logged only if the database is up: while it is down, that explains this failure, too.
    if (backlog.status === 'rejected') backlogFailures.failed(backlog.reason)
    else backlogFailures.succeeded()
  })

  async function readBacklog(): Promise<void> {
    try {
      const { queries } = database
      const [{ due, oldest, dead }, open] = await withDeadline(READ_WITHIN, () =>
        Promise.all([jobs.backlog(queries), parked.countOpen(queries)]),
      )
      waiting.set(due, { state: 'due' })
      waiting.set(dead, { state: 'dead' })
      age.set(oldest === null ? 0 : Math.max(0, clock.now() - oldest) / 1000)
      parkedOpen.set(open)
    } catch (error) {
      for (const gauge of [waiting, age, parkedOpen]) gauge.clear()
      throw error
    }
  }
}
