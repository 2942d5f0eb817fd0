import { DAY_MS } from '#contracts/rules/calendar.ts'
import { type ComposeDeps, compose } from '#server/compose.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createTestClock } from '#server/platform/test-clock.ts'
import { demoUsers } from './demo-data.ts'
import { seedDemo, seededStores } from './seed-demo.ts'

/** A database whose transactions are all parts of one. */
const within = (database: Database, tx: DbTransaction): Database => ({
  ...database,
  queries: tx,
  transaction: (work) => work(tx),
  snapshot: (work) => work(tx),
})

/**
 * Writes the demo data, and what the jobs of a server would have done about it since: a server of the past runs them, whose clock is moved from event to event. Its mails
 * go to the mailbox, also where the real server sends them.
 */
export async function seedLivedDemo(deps: ComposeDeps, tx: DbTransaction): Promise<void> {
  const { clock } = deps
  const now = clock.now()
  const ages = demoUsers(() => '').map(({ joinedDaysAgo }) => joinedDaysAgo)
  const past = createTestClock(now - Math.max(...ages) * DAY_MS)
  // The real server's jobs, which are known already, are of a later time.
  const monotonicClock = { ...past, catchUp() {} }
  const ids = createIds(monotonicClock)
  const database = within(deps.database, tx)
  const then = compose({
    ...deps,
    database,
    clock: past,
    monotonicClock,
    ids,
    metrics: createMetrics(),
    sandboxDelay: 0,
    // Nothing is read from a bank of the past.
    bankStatements: [],
    provisioner: (sandbox) => sandbox,
    mailTransport: undefined,
  })
  const walk = then.jobs.walkOf(past, then.handlers, then.jobRunner)
  await seedDemo(
    {
      clock,
      ids,
      passwords: then.auth.passwords,
      ...seededStores(then),
      history: {
        async liveUntil(time) {
          await walk(time)
        },
      },
    },
    tx,
  )
}
