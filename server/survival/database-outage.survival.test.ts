import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { emptyDatabase, engines, sharedMariadb } from './engines-test-tools.ts'
import { startProxy } from './proxy-test-tools.ts'
import { type ServerProcess, startServer } from './server-process-test-tools.ts'
import { createShopper, type Shopper } from './shopper-test-tools.ts'
import { expectWithin, startStopwatch } from './stopwatch-test-tools.ts'

/** Every call gets a response within this time during an outage, in milliseconds: its deadline, and some for the work itself. */
const RESPONSE_WITHIN = 10_000 + 2000
/** Orders succeed again within this time after an outage, in milliseconds, without a restart. */
const RECOVERED_WITHIN = 5000

interface Shop {
  server: ServerProcess
  shopper: Shopper
}

async function openShop(url: string): Promise<Shop> {
  const server = await startServer(url)
  const shopper = await createShopper(server)
  await shopper.shop(server.origin, 10, () => shopper.requests.length >= 20)
  return { server, shopper }
}

/** Makes concurrent calls during an outage, and checks that each gets a response in time. */
async function shopDuringOutage({ server, shopper }: Shop, concurrency = 24): Promise<void> {
  shopper.statuses.clear()
  shopper.slowest = 0
  let left = concurrency
  await shopper.shop(server.origin, concurrency, () => {
    left -= 1
    return left < 0
  })
  expectWithin(RESPONSE_WITHIN, shopper.slowest)
  expect(shopper.lost).toBe(0)
}

async function recover({ server, shopper }: Shop): Promise<void> {
  const stopwatch = startStopwatch(server.pid)
  shopper.statuses.clear()
  await shopper.shop(server.origin, 1, () => (shopper.statuses.get(201) ?? 0) > 0)
  expectWithin(RECOVERED_WITHIN, stopwatch())
}

const expectOnlyBusy = ({ shopper }: Shop) => expect([...shopper.statuses.keys()]).toEqual([503])

async function repeatAndVerify({ server, shopper }: Shop, database: Database): Promise<void> {
  await shopper.repeatAll(server.origin)
  await shopper.verify(database)
}

describe.runIf(engines.includes('mariadb'))('MariaDB', async () => {
  if (!engines.includes('mariadb')) return
  const mariadb = await sharedMariadb()
  const { name, database } = await emptyDatabase('mariadb')
  const proxy = await startProxy(mariadb.port)
  const shop = await openShop(`mysql://root@127.0.0.1:${proxy.port}/${name}`)
  const visitor = createTestClient(shop.server.origin)

  test('that stalls: 503 in time, calls without the database are served, and the server recovers', async () => {
    proxy.stall()
    const shopping = shopDuringOutage(shop)
    expect((await visitor.get('/api/products')).status).toBe(200)
    const stopwatch = startStopwatch(shop.server.pid)
    expect((await visitor.get('/api/ready')).status).toBe(503)
    expectWithin(2000, stopwatch())
    await shopping
    expectOnlyBusy(shop)
    proxy.resume()
    await recover(shop)
    await repeatAndVerify(shop, database)
  })

  test('whose open connections stop working: the pool replaces them', async () => {
    proxy.blackhole()
    await shopDuringOutage(shop)
    await recover(shop)
    await repeatAndVerify(shop, database)
  })

  test('that is slow: statements that take too long are aborted in time', async () => {
    proxy.delay = 600
    await shopDuringOutage(shop, 12)
    proxy.delay = 0
    await recover(shop)
    await repeatAndVerify(shop, database)
  })

  test('that is killed in the middle of an order and restarted', async () => {
    const reached = proxy.holdAt(/update `accounts` set `balance`/, () => mariadb.kill())
    const shopping = shopDuringOutage(shop)
    await reached
    await shopping
    expect(shop.shopper.statuses.get(503)).toBeGreaterThan(0)
    await shopDuringOutage(shop)
    expectOnlyBusy(shop)
    await mariadb.start()
    await recover(shop)
    await repeatAndVerify(shop, database)
  })

  test('whose connections all wait for one lock: no caller waits longer than the lock timeout', async () => {
    const holding = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holder = database.transaction(async (tx) => {
      await tx('accounts').where({ kind: 'wallet' }).update({ kind: 'wallet' })
      await tx('accounts').where({ kind: 'wallet' }).forUpdate().select('id')
      holding.resolve()
      await release.promise
    })
    await holding.promise
    // It is released even if this fails, so that the following tests do not fail too.
    await shopDuringOutage(shop, 60).finally(release.resolve)
    expect(shop.shopper.statuses.get(503)).toBeGreaterThan(0)
    await holder
    await recover(shop)
    await repeatAndVerify(shop, database)
  })
})

describe('SQLite', async () => {
  const { url, database } = await emptyDatabase('sqlite')
  const shop = await openShop(url)

  test('that another process has locked: 503 in time, and the server recovers', async () => {
    const holding = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holder = database.transaction(async (tx) => {
      await tx('accounts').where({ kind: 'wallet' }).update({ kind: 'wallet' })
      holding.resolve()
      await release.promise
    })
    await holding.promise
    await shopDuringOutage(shop).finally(release.resolve)
    expect(shop.shopper.statuses.has(201)).toBe(false)
    await holder
    await recover(shop)
    await repeatAndVerify(shop, database)
  })

  test('on a full disk: 503 for writes, and the server recovers once there is room', async () => {
    const limit = (size: string) => execFileSync('prlimit', [`--pid=${shop.server.pid}`, `--fsize=${size}:unlimited`])
    limit('4096')
    for (let round = 0; round < 3; round += 1) {
      await shopDuringOutage(shop, 8)
      expect(shop.shopper.statuses.has(201)).toBe(false)
      expect(shop.shopper.statuses.get(503)).toBeGreaterThan(0)
    }
    limit('unlimited')
    await recover(shop)
    await repeatAndVerify(shop, database)
  })
})
