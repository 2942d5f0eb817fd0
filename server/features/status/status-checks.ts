import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ResponseTally } from '#server/platform/http/response-tally.ts'
import type { StatusChecks } from './status-watch.ts'

const MINUTE = 60_000
/** A job may wait this long for a worker, in milliseconds. */
const LATE = 5 * MINUTE
/** Dead jobs of the last half hour count, and this many mean that something is broken rather than one order. */
const RECENT = 30 * MINUTE
const MANY_DEAD = 3
/** With at least this many responses in a minute, this share of failures means that the site does not work. */
const ENOUGH = 20
const FAILED_SHARE = 0.05

interface ChecksDeps {
  database: Database
  jobs: Pick<JobsStore, 'isLate' | 'deadSince'>
  tally: ResponseTally
  clock: Clock
  /** The kinds of jobs that set up machines, and those that collect and book payments. */
  kinds: { provisioning: readonly string[]; payments: readonly string[] }
}

/** The checks behind `/api/status`. */
export function createStatusChecks({ database, jobs, tally, clock, kinds }: ChecksDeps): StatusChecks {
  const works = async (own: readonly string[]) => {
    const now = clock.now()
    if (await jobs.isLate(database.queries, own, now - LATE)) return false
    return (await jobs.deadSince(database.queries, own, now - RECENT, MANY_DEAD)) < MANY_DEAD
  }
  return {
    async site() {
      const { sent, failed } = tally.take()
      await database.checkHealth()
      return sent < ENOUGH || failed / sent <= FAILED_SHARE
    },
    provisioning: () => works(kinds.provisioning),
    payments: () => works(kinds.payments),
  }
}
