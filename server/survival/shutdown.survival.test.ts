import { expect, test } from 'vitest'
import { emptyDatabase, engines } from './engines-test-tools.ts'
import { startProcess } from './server-process-test-tools.ts'
import { createShopper } from './shopper-test-tools.ts'
import { startStopwatch } from './stopwatch-test-tools.ts'

/** How long a server may take to end, in milliseconds, less what it waited for a CPU. */
const ENDED_WITHIN = 10_000

test.each(engines)(
  '%s: SIGTERM under load loses no call that was accepted, and the server ends in time',
  async (engine) => {
    const { url, database } = await emptyDatabase(engine)
    const server = await startProcess(url)
    if (!server) throw new Error('The server died')
    const shopper = await createShopper(server)
    let isOver = false
    const shopping = shopper.shop(server.origin, 16, () => isOver)
    await expect.poll(() => shopper.wishes.length).toBeGreaterThan(60)

    const stopwatch = startStopwatch(server.pid)
    const reading = setInterval(stopwatch, 50)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    clearInterval(reading)
    expect(stopwatch()).toBeLessThan(ENDED_WITHIN)
    isOver = true
    await shopping
    expect([...shopper.statuses.keys()].sort()).toEqual([200, 201])

    // What has happened was said: nothing was done for a caller who got no answer.
    const unanswered = shopper.wishes.filter(({ answer }) => answer === undefined).map(({ key }) => key)
    const orders = await database.queries('instances').whereIn('name', unanswered).select('name')
    const deposits = await database.queries('transactions').whereIn('description', unanswered).select('description')
    expect([...orders, ...deposits]).toEqual([])

    const next = await startProcess(url)
    if (!next) throw new Error('The server died')
    await shopper.askAgain(next.origin)
    await shopper.prove(database)
    next.kill('SIGTERM')
    expect(await next.ended).toBe(0)
  },
)
