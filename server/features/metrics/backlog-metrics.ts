import type { Passwords } from '#server/features/auth/passwords.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { ParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withinTime } from '#server/platform/db/time-allowed.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'

interface BacklogDeps {
  metrics: Metrics
  database: Database
  jobs: JobsStore
  parked: ParkedPaymentsStore
  passwords: Passwords
  clock: SteadyClock
  log: Log
}

/** How long the database may take for these figures, in milliseconds: whoever reads them waits for it. */
const READ_WITHIN = 1000

/** Figures of what waits: for a worker, for an admin, for its turn to be hashed. */
export function measureBacklog({ metrics, database, jobs, parked, passwords, clock, log }: BacklogDeps): void {
  const up = metrics.gauge('sen_db_up', 'Whether the database can be read and written, as readiness says')
  const waiting = metrics.gauge('sen_jobs_waiting', 'Jobs that are due, and those that were given up (dead)')
  const age = metrics.gauge('sen_jobs_oldest_due_seconds', 'For how long the oldest due job has been due')
  const parkedOpen = metrics.gauge('sen_parked_payments_open', 'Payments that fit no deposit and wait for an admin')
  const hashes = metrics.gauge('sen_password_hashes', 'Passwords that are being hashed, or wait for it')

  metrics.beforeReading(async () => {
    const { running, waiting: queued } = passwords.load()
    hashes.set(running, { state: 'running' })
    hashes.set(queued, { state: 'waiting' })
    await Promise.all([readHealth(), readBacklog()])
  })

  async function readHealth(): Promise<void> {
    // Not over the pool: that one is full does not mean that the database is down.
    const isUp = await database.checkHealth().then(
      () => true,
      (error) => {
        log.warn({ err: error }, 'the database cannot be used')
        return false
      },
    )
    up.set(isUp ? 1 : 0)
  }

  async function readBacklog(): Promise<void> {
    try {
      const { queries } = database
      const [{ due, oldest, dead }, open] = await withinTime(READ_WITHIN, () =>
        Promise.all([jobs.backlog(queries), parked.countOpen(queries)]),
      )
      waiting.set(due, { state: 'due' })
      waiting.set(dead, { state: 'dead' })
      age.set(oldest === null ? 0 : Math.max(0, clock.now() - oldest) / 1000)
      parkedOpen.set(open)
    } catch (error) {
      log.warn({ err: error }, 'what waits cannot be counted')
      for (const gauge of [waiting, age, parkedOpen]) gauge.clear()
    }
  }
}
