import { expect, test } from 'vitest'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { emptyDatabase, engines } from './engines-test-tools.ts'
import { startServer } from './server-process-test-tools.ts'
import { createShopper } from './shopper-test-tools.ts'
import { expectWithin, startStopwatch } from './stopwatch-test-tools.ts'

/** How long a server may take to exit, in milliseconds without waits for a CPU. */
const ENDED_WITHIN = 10_000

// By default it runs on the engine that is another process.
test.each(isLongRun ? engines : engines.slice(-1))(
  '%s: SIGTERM under load loses no accepted request, and the server exits in time',
  async (engine) => {
    const { url, database } = await emptyDatabase(engine)
    const server = await startServer(url)
    const shopper = await createShopper(server)
    let isOver = false
    const shopping = shopper.shop(server.origin, 16, () => isOver)
    await expect.poll(() => shopper.requests.length).toBeGreaterThan(60)

    const stopwatch = startStopwatch(server.pid)
    const reading = setInterval(stopwatch, 50)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    clearInterval(reading)
    expectWithin(ENDED_WITHIN, stopwatch())
    isOver = true
    await shopping
    expect([...shopper.statuses.keys()].sort()).toEqual([200, 201])

    // Nothing was done for a request without a response.
    const lost = shopper.requests.filter(({ response }) => response === undefined).map(({ key }) => key)
    const orders = await database.queries('instances').whereIn('name', lost).select('name')
    const deposits = await database.queries('transactions').whereIn('description', lost).select('description')
    expect([...orders, ...deposits]).toEqual([])

    const next = await startServer(url)
    await shopper.repeatAll(next.origin)
    await shopper.verify(database)
    next.kill('SIGTERM')
    expect(await next.ended).toBe(0)
  },
)
