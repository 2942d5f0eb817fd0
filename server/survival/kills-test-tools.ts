import { describe, expect, test, vi } from 'vitest'
import type { Crash } from './crashing-server-test-tools.ts'
import { type Engine, emptyDatabase, theMariadb } from './engines-test-tools.ts'
import { type ServerProcess, startProcess } from './server-process-test-tools.ts'
import { createShopper, type Shopper } from './shopper-test-tools.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Before a server listens. */
const startFailpoints: Record<string, Crash> = {
  'in the schema, before a step is kept': { when: 'before', what: '^COMMIT', count: 7 },
  'in the schema, after a table was made': { when: 'after', what: 'TABLE IF NOT EXISTS postings', count: 1 },
  'in the schema, before a step is noted': { when: 'before', what: '^insert into .schema_migrations', count: 11 },
  'in the demo data': { when: 'after', what: '^insert into .transactions', count: 9 },
  'before the demo data is kept': { when: 'before', what: '^COMMIT', following: '^insert into .users', count: 1 },
  'after the demo data was kept': { when: 'after', what: '^COMMIT', following: '^insert into .users', count: 1 },
}

const insertKey = '^insert into .idempotency_keys'
const claim = '^update .jobs. set .state. = \\?, .worker.'
const activate = '^update .instances. set .status. = \\?, .ip_address.'
const markDead = '^update .jobs. set .state. = \\?, .run_at. = \\?, .last_error.'

/** While customers shop. */
const failpoints: Record<string, Crash> = {
  'before an order is kept': { when: 'before', what: '^COMMIT', following: insertKey, count: 9 },
  'after an order was kept, before its answer': { when: 'after', what: '^COMMIT', following: insertKey, count: 9 },
  'after the money was taken': { when: 'after', what: '^update .accounts. set .balance', count: 4 },
  'after a job was claimed': { when: 'after', what: claim, count: 3 },
  'after the machine was made': {
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
    following: '^insert into .sandbox_payments',
    count: 2,
  },
  'before the provider calls': { when: 'before', what: '^POST$', count: 2 },
  "before a webhook's credit is kept": {
    when: 'before',
    what: '^COMMIT',
    following: '^insert into .webhook_events',
    count: 2,
  },
  "after a webhook's credit was kept, before its answer": {
    when: 'after',
    what: '^COMMIT',
    following: '^insert into .webhook_events',
    count: 2,
  },
  'after the provider was answered': { when: 'after', what: '^POST$', count: 2 },
}

const HANDS = 4
/** How much is asked for before a kill at random, so that proving it stays quick. */
const WISHES = 30

/** Chance that can be had again: the same seed gives the same times. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Declares the tests: a server is killed at each failpoint, and at random, and the next one starts on what it left. Before
 * it is killed in its turn, everything that was asked for is asked for again, and proven.
 */
export function describeKills(engine: Engine, rounds: number): void {
  test.each(Object.entries(startFailpoints))(`${engine}: killed %s, the next start goes on`, async (_, crash) => {
    const { url, database } = await emptyDatabase(engine)
    expect(await startProcess(url, {}, crash)).toBe(null)
    const server = await startAgain(url)
    const shopper = await createShopper(server)
    await shopper.shop(server.origin, 1, () => shopper.wishes.length >= 3)
    await shopper.prove(database)
    server.kill('SIGKILL')
    await server.ended
  })

  describe(`${engine}: killed under load`, async () => {
    const { url, database } = await emptyDatabase(engine)
    let server: ServerProcess | null = null
    let shopper: Shopper | null = null

    /** Shops at the server until it is dead, starts the next one, and proves that nothing was lost or done twice. */
    async function survive(
      die: (server: ServerProcess) => void | Promise<void>,
      atMost = Number.POSITIVE_INFINITY,
    ): Promise<void> {
      server ??= await startAgain(url)
      shopper ??= await createShopper(server)
      let isDead = false
      const gone = server.ended.then(() => {
        isDead = true
      })
      const end = shopper.wishes.length + atMost
      const { wishes } = shopper
      const shopping = shopper.shop(server.origin, HANDS, () => isDead || wishes.length >= end)
      await die(server)
      await Promise.all([gone, shopping])
      server = await startAgain(url)
      await shopper.askAgain(server.origin)
      await shopper.prove(database)
    }

    test.each(Object.entries(failpoints))('%s', (_, crash) => survive((victim) => victim.crashAt(crash)))

    const seed = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000)
    const chance = chanceOf(seed)
    const random = Array.from({ length: rounds }, (_, round) => ({ round, after: Math.round(5 + chance() * 245) }))
    test.each(random)(`at random (SURVIVAL_SEED=${seed}), round $round, after $after ms`, async ({ round, after }) => {
      await survive(async (victim) => {
        await new Promise((resolve) => setTimeout(resolve, after))
        // Every third time the database goes as well, before the server or after it.
        const databaseToo = engine === 'mariadb' && round % 3 === 0
        if (databaseToo && round % 2 === 0) await (await theMariadb()).kill()
        victim.kill('SIGKILL')
        await victim.ended
        if (!databaseToo) return
        await (await theMariadb()).kill()
        await (await theMariadb()).start()
      }, WISHES)
    })
  })
}

async function startAgain(url: string): Promise<ServerProcess> {
  const server = await startProcess(url)
  if (!server) throw new Error('The server died before it listened')
  return server
}
