import { describe, expect, test } from 'vitest'
import { seededRandom } from '#server/testing/seeded-random-test-tools.ts'
import type { Crash } from './crashing-server-test-tools.ts'
import {
  type Engine,
  emptyDatabase,
  failpointsOf,
  namedFailpoints,
  sharedMariadb,
  survivalSeed,
} from './engines-test-tools.ts'
import { type KillableServer, type ServerProcess, startProcess, startServer } from './server-process-test-tools.ts'
import { createShopper, type Shopper } from './shopper-test-tools.ts'

/** Failpoints before a server listens. */
const startFailpoints: Record<string, Crash> = {
  'in the schema, before a step is kept': { when: 'before', what: '^COMMIT', count: 7 },
  'in the schema, after a table was made': { when: 'after', what: 'TABLE IF NOT EXISTS postings', count: 1 },
  'in the schema, before a step is recorded': { when: 'before', what: '^insert into .schema_migrations', count: 11 },
  'in the demo data': { when: 'after', what: '^insert into .transactions', count: 9 },
  'before the demo data is kept': { when: 'before', what: '^COMMIT', following: '^insert into .users', count: 1 },
  'after the demo data was kept': { when: 'after', what: '^COMMIT', following: '^insert into .users', count: 1 },
}

/** The points at which nothing is kept either; on MariaDB a table that was made is. */
const likeBeforeKept = ['in the schema, before a step is recorded', 'in the demo data']

const insertKey = '^insert into .idempotency_keys'
const claim = '^update .jobs. set .state. = \\?, .worker.'
const activate = '^update .instances. set .status.*.ip_address.'
const markDead = '^update .jobs. set .state. = \\?, .run_at. = \\?, .last_error.'

/** Failpoints while customers shop. */
const failpoints: Record<string, Crash> = {
  'before an order is kept': { when: 'before', what: '^COMMIT', following: insertKey, count: 9 },
  'after an order was kept, before its response': { when: 'after', what: '^COMMIT', following: insertKey, count: 9 },
  'after the money was taken': { when: 'after', what: '^update .accounts. set .balance', count: 4 },
  'after a job was claimed': { when: 'after', what: claim, count: 3 },
  'after the machine was created': {
    when: 'after',
    what: '^COMMIT',
    following: '^insert into .sandbox_machines',
    count: 2,
  },
  'before an instance is active': { when: 'before', what: activate, count: 2 },
  'after an instance was activated, before its job is done': {
    when: 'after',
    what: '^COMMIT',
    following: activate,
    count: 2,
  },
  'before a failed instance is refunded': { when: 'before', what: '^COMMIT', following: markDead, count: 1 },
  'after a failed instance was refunded': { when: 'after', what: '^COMMIT', following: markDead, count: 1 },
  'after the provider was asked to collect': {
    when: 'after',
    what: '^COMMIT',
    following: '^insert into .sandbox_bills',
    count: 2,
  },
  'before the provider calls': { when: 'before', what: '^POST$', count: 2 },
  "before a webhook's credit is kept": {
    when: 'before',
    what: '^COMMIT',
    following: '^insert into .webhook_events',
    count: 2,
  },
  "after a webhook's credit was kept, before its response": {
    when: 'after',
    what: '^COMMIT',
    following: '^insert into .webhook_events',
    count: 2,
  },
  'after the provider got its response': { when: 'after', what: '^POST$', count: 2 },
}

const CONCURRENCY = 4
/** The most requests before a random kill, so that verifying them stays fast. */
const MAX_REQUESTS = 30
/** The most requests before a failpoint: more of them only if no statement matches it. */
const MAX_REQUESTS_TO_FAILPOINT = 300

/**
 * Declares the tests: a server is killed at each failpoint, and at random times, and the next one starts on the same database. Before
 * that one is killed too, all requests are repeated, and the outcome is verified.
 */
export function describeKills(engine: Engine, killable: KillableServer, rounds: number): void {
  test.each(failpointsOf(engine, namedFailpoints(startFailpoints, likeBeforeKept)))(
    `${engine}: killed %s, the next start completes it`,
    async (_, crash) => {
      const { url, database } = await emptyDatabase(engine)
      expect(await startProcess(url, {}, crash)).toBe(null)
      const server = await startServer(url)
      const shopper = await createShopper(server)
      await shopper.shop(server.origin, 1, () => shopper.requests.length >= 3)
      await shopper.verify(database)
      server.kill('SIGKILL')
      await server.ended
    },
  )

  describe(`${engine}: killed under load`, () => {
    let shopper: Shopper | null = null

    /** Shops at the server until it is dead, starts the next one, and verifies that nothing was lost or done twice. */
    async function survive(kill: (server: ServerProcess) => void | Promise<void>, atMost: number): Promise<void> {
      const server = await killable.server()
      shopper ??= await createShopper(server)
      let isDead = false
      const gone = server.ended.then(() => {
        isDead = true
      })
      const { requests } = shopper
      const end = requests.length + atMost
      const shopping = shopper.shop(server.origin, CONCURRENCY, () => isDead || requests.length >= end)
      await kill(server)
      await Promise.all([gone, shopping])
      await shopper.repeatAll((await killable.server()).origin)
      await shopper.verify(killable.database)
    }

    test.each(failpointsOf(engine, Object.entries(failpoints)))('%s', (_, crash) =>
      survive((victim) => victim.crashAt(crash), MAX_REQUESTS_TO_FAILPOINT),
    )

    const random = seededRandom(survivalSeed)
    const kills = Array.from({ length: rounds }, (_, round) => ({ round, after: Math.round(5 + random() * 245) }))
    test.each(kills)(
      `at random (SURVIVAL_SEED=${survivalSeed}), round $round, after $after ms`,
      async ({ round, after }) => {
        await survive(async (victim) => {
          await new Promise((resolve) => setTimeout(resolve, after))
          // In two of three rounds the database is killed too, before or after the server.
          const killsDatabase = engine === 'mariadb' && round % 3 < 2
          if (killsDatabase && round % 2 === 0) await (await sharedMariadb()).kill()
          victim.kill('SIGKILL')
          await victim.ended
          if (!killsDatabase) return
          await (await sharedMariadb()).kill()
          await (await sharedMariadb()).start()
        }, MAX_REQUESTS)
      },
    )
  })
}
