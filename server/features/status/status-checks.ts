import type { RetryInfoLookup } from '#server/features/jobs/job-runner.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { ResponseCounter } from '#server/platform/http/response-counter.ts'
import type { StatusChecks } from './status-watch.ts'

const MINUTE = 60_000
/** A job may wait this long for a worker, in milliseconds. */
const LATE = 5 * MINUTE
/** Dead jobs of the last half hour count, and those of this many customers mean that something is broken, whatever one of them does. */
const RECENT = 30 * MINUTE
const MANY_CUSTOMERS = 3
/** How many dead jobs are looked at. */
const READ_LIMIT = 200
/** With at least this many responses in a minute, this share of failures means that the site does not work. */
const ENOUGH = 20
const FAILED_SHARE = 0.05

interface ChecksDeps {
  database: Database
  jobs: Pick<JobsStore, 'isLate' | 'deadSince'>
  responses: ResponseCounter
  clock: Clock
  /** The kinds of jobs that set up machines, and those that collect and book payments. */
  kinds: { provisioning: readonly string[]; payments: readonly string[] }
  /** Looks up whose the jobs of a kind are; undefined for a kind whose jobs belong to nobody. */
  lookupOf: (kind: string) => RetryInfoLookup | undefined
}

type DeadJobs = Awaited<ReturnType<JobsStore['deadSince']>>

/** The checks behind `/api/status`. */
export function createStatusChecks({ database, jobs, responses, clock, kinds, lookupOf }: ChecksDeps): StatusChecks {
  /** The number of customers whose jobs these are. A job that is nobody's counts like that of another customer. */
  async function customersOf(queries: Queries, dead: DeadJobs): Promise<number> {
    const owners = new Set<string>()
    for (const kind of new Set(dead.map((job) => job.kind))) {
      const subjects = dead.filter((job) => job.kind === kind).map(({ subjectId }) => subjectId)
      const found = await lookupOf(kind)?.(queries, subjects)
      for (const id of subjects) owners.add(found?.get(id)?.subject?.user.email ?? `${kind} ${id}`)
    }
    return owners.size
  }
  const works = async (own: readonly string[]) => {
    const now = clock.now()
    if (await jobs.isLate(database.queries, own, now - LATE)) return false
    const dead = await jobs.deadSince(database.queries, own, now - RECENT, READ_LIMIT)
    return (await customersOf(database.queries, dead)) < MANY_CUSTOMERS
  }
  return {
    async site() {
      const { sent, failed } = responses.take()
      await database.checkHealth()
      return sent < ENOUGH || failed / sent <= FAILED_SHARE
    },
    provisioning: () => works(kinds.provisioning),
    payments: () => works(kinds.payments),
  }
}
