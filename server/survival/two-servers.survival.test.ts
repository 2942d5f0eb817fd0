import { describe, expect, test, vi } from 'vitest'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { emptyDatabase, engines } from './engines-test-tools.ts'
import { startServer } from './server-process-test-tools.ts'
import { createShopper } from './shopper-test-tools.ts'

/** The minimum number of orders and deposits, even on a slow machine. */
const MIN_REQUESTS = 60
/** How long both servers run, in seconds; a minute before a release. */
const SECONDS = Number(process.env.SURVIVAL_SECONDS ?? (isLongRun ? 10 : 3))
vi.setConfig({ testTimeout: 300_000 + SECONDS * 1000 })

describe.runIf(engines.includes('mariadb'))('two servers on one MariaDB', () => {
  test('start together on an empty database, share its jobs and idempotency keys, and show no deadlocks to clients', async () => {
    const { url, database } = await emptyDatabase('mariadb')
    const [one, two] = await Promise.all([startServer(url), startServer(url)])
    const shopper = await createShopper(one)
    const until = performance.now() + SECONDS * 1000
    const isOver = () => performance.now() > until && shopper.requests.length > MIN_REQUESTS
    await Promise.all([shopper.shop(one.origin, 6, isOver), shopper.shop(two.origin, 6, isOver)])

    expect([...shopper.statuses.keys()].sort()).toEqual([200, 201])
    expect(shopper.lost).toBe(0)
    // Each request is repeated at the second server, which returns the same response.
    await shopper.repeatAll(two.origin)
    await shopper.verify(database)
    for (const server of [one, two]) server.kill('SIGTERM')
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0])
  })
})

test('there is an engine to test', () => expect(engines.length).toBeGreaterThan(0))
