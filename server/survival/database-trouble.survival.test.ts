import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { emptyDatabase, engines, theMariadb } from './engines-test-tools.ts'
import { startProxy } from './proxy-test-tools.ts'
import { type ServerProcess, startProcess } from './server-process-test-tools.ts'
import { createShopper, type Shopper } from './shopper-test-tools.ts'
import { startStopwatch } from './stopwatch-test-tools.ts'

/** Within this time every call is answered, whatever is wrong with the database, and some for the work itself. */
const ANSWERED_WITHIN = 10_000 + 2000
/** Within this time after the trouble orders succeed again, by themselves. */
const RECOVERED_WITHIN = 5000

interface Shop {
  server: ServerProcess
  shopper: Shopper
}

async function openShop(url: string): Promise<Shop> {
  const server = await startProcess(url)
  if (!server) throw new Error('The server died')
  const shopper = await createShopper(server)
  await shopper.shop(server.origin, 10, () => shopper.wishes.length >= 20)
  return { server, shopper }
}

/** Shops once with each of 24 hands while something is wrong: all are answered in time, with 503. Then it is over. */
async function shopInTrouble({ server, shopper }: Shop, hands = 24): Promise<void> {
  shopper.statuses.clear()
  shopper.slowest = 0
  let left = hands
  await shopper.shop(server.origin, hands, () => {
    left -= 1
    return left < 0
  })
  expect(shopper.slowest).toBeLessThan(ANSWERED_WITHIN)
  expect(shopper.lost).toBe(0)
}

async function recover({ server, shopper }: Shop): Promise<number> {
  const stopwatch = startStopwatch(server.pid)
  shopper.statuses.clear()
  await shopper.shop(server.origin, 1, () => (shopper.statuses.get(201) ?? 0) > 0 || stopwatch() > 60_000)
  const took = stopwatch()
  expect(took).toBeLessThan(RECOVERED_WITHIN)
  return took
}

const onlyBusy = ({ shopper }: Shop) => expect([...shopper.statuses.keys()]).toEqual([503])

async function proveAll({ server, shopper }: Shop, database: Parameters<Shopper['prove']>[0]): Promise<void> {
  await shopper.askAgain(server.origin)
  await shopper.prove(database)
}

describe.runIf(engines.includes('mariadb'))('MariaDB', async () => {
  if (!engines.includes('mariadb')) return
  const mariadb = await theMariadb()
  const { name, database } = await emptyDatabase('mariadb')
  const proxy = await startProxy(mariadb.port)
  const shop = await openShop(`mysql://root@127.0.0.1:${proxy.port}/${name}`)
  const visitor = createTestClient(shop.server.origin)

  test('that stalls: 503 in time, what needs no database is served, and it goes on by itself', async () => {
    proxy.stall()
    const trouble = shopInTrouble(shop)
    expect((await visitor.get('/api/products')).status).toBe(200)
    const stopwatch = startStopwatch(shop.server.pid)
    expect((await visitor.get('/api/ready')).status).toBe(503)
    expect(stopwatch()).toBeLessThan(2000)
    await trouble
    onlyBusy(shop)
    proxy.resume()
    await recover(shop)
    await proveAll(shop, database)
  })

  test('whose connections of now go nowhere any more: those are let go', async () => {
    proxy.forget()
    await shopInTrouble(shop)
    await recover(shop)
    await proveAll(shop, database)
  })

  test('that is slow: what takes too long is broken off in time', async () => {
    proxy.delay = 600
    await shopInTrouble(shop, 12)
    proxy.delay = 0
    await recover(shop)
    await proveAll(shop, database)
  })

  test('that is killed in the middle of an order and brought back', async () => {
    const reached = proxy.holdAt(/update `accounts` set `balance`/, () => mariadb.kill())
    const trouble = shopInTrouble(shop)
    await reached
    await trouble
    expect(shop.shopper.statuses.get(503)).toBeGreaterThan(0)
    await shopInTrouble(shop)
    onlyBusy(shop)
    await mariadb.start()
    await recover(shop)
    await proveAll(shop, database)
  })

  test('whose connections all wait for one lock: the pool is exhausted, and nobody waits longer than that', async () => {
    const holding = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    const holder = database.transaction(async (transaction) => {
      await transaction('accounts').where({ kind: 'wallet' }).update({ kind: 'wallet' })
      await transaction('accounts').where({ kind: 'wallet' }).forUpdate().select('id')
      holding.resolve()
      await over.promise
    })
    await holding.promise
    // Also when it fails, so that the tests after it do not.
    await shopInTrouble(shop, 60).finally(over.resolve)
    expect(shop.shopper.statuses.get(503)).toBeGreaterThan(0)
    await holder
    await recover(shop)
    await proveAll(shop, database)
  })
})

describe('SQLite', async () => {
  const { url, database } = await emptyDatabase('sqlite')
  const shop = await openShop(url)

  test('that another process keeps for itself: 503 in time, and it goes on by itself', async () => {
    const holding = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    const holder = database.transaction(async (transaction) => {
      await transaction('accounts').where({ kind: 'wallet' }).update({ kind: 'wallet' })
      holding.resolve()
      await over.promise
    })
    await holding.promise
    await shopInTrouble(shop).finally(over.resolve)
    expect(shop.shopper.statuses.has(201)).toBe(false)
    await holder
    await recover(shop)
    await proveAll(shop, database)
  })

  test('on a full disk: 503 for what must be written, and it goes on once there is room', async () => {
    const limit = (size: string) => execFileSync('prlimit', [`--pid=${shop.server.pid}`, `--fsize=${size}:unlimited`])
    limit('4096')
    for (let time = 0; time < 3; time += 1) {
      await shopInTrouble(shop, 8)
      expect(shop.shopper.statuses.has(201)).toBe(false)
      expect(shop.shopper.statuses.get(503)).toBeGreaterThan(0)
      await sleep(100)
    }
    limit('unlimited')
    await recover(shop)
    await proveAll(shop, database)
  })
})
