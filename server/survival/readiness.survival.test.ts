import { execFileSync } from 'node:child_process'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient, type TestClient } from '#server/testing/client-test-tools.ts'
import { emptyDatabase, engines, sharedMariadb } from './engines-test-tools.ts'
import { type ServerProcess, startServer } from './server-process-test-tools.ts'

/** The number of concurrent transactions of one customer. */
const PER_CUSTOMER = 4
/** The number of the pool's ten connections that transactions may use; the others are left for reads. */
const FOR_TRANSACTIONS = 8
const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }

/** A new customer with money for many orders. */
async function richCustomer(origin: string, name: string): Promise<{ client: TestClient; userId: string }> {
  const client = createTestClient(origin)
  const person = { email: `${name}@sen.test`, password: 'mat-khau-thu-nghiem', firstName: 'Minh', lastName: 'Nguyễn' }
  const { body } = await client.post('/api/auth/register', person)
  const { body: admin } = await createTestClient(origin).post('/api/admin/auth', demoAccounts.admin)
  const path = `/api/admin/users/${body.user.id}/balance`
  const set = await createTestClient(origin, admin.token).patch(path, { balance: '100000000' })
  expect(set.status).toBe(200)
  return { client, userId: body.user.id }
}

const readyAt = async ({ origin }: ServerProcess) => (await createTestClient(origin).get('/api/ready')).status

describe.runIf(engines.includes('mariadb'))('MariaDB', async () => {
  if (!engines.includes('mariadb')) return
  const mariadb = await sharedMariadb()
  const { name, database } = await emptyDatabase('mariadb')
  // As in production, the user has all privileges on its own database, and cannot write while the server is read-only.
  await database.queries.raw(`CREATE USER sen@'127.0.0.1' IDENTIFIED BY 'secret'`)
  await database.queries.raw(`GRANT ALL ON ${name}.* TO sen@'127.0.0.1'`)
  const server = await startServer(`mysql://sen:secret@127.0.0.1:${mariadb.port}/${name}`)
  afterAll(() => server.kill('SIGKILL'))

  /** Locks rows from outside until the returned function is called, or the test ends. */
  async function lockRows(table: string, where: Record<string, string>): Promise<() => Promise<void>> {
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holder = database.transaction(async (tx) => {
      await tx(table).where(where).forUpdate().select('id')
      locked.resolve()
      await release.promise
    })
    await locked.promise
    onTestFinished(() => release.resolve())
    return async () => {
      release.resolve()
      await holder
    }
  }

  /** The number of updates of a table, of one row or of any, that the server has running. */
  async function updatesOf(table: string, id = ''): Promise<number> {
    const rows = await database.queries('information_schema.processlist').where({ user: 'sen' }).select('info')
    return rows.filter(({ info }) => info?.startsWith(`update \`${table}\``) && info.includes(id)).length
  }

  test('40 orders on a locked wallet take no more of the pool than their share, and other customers are not affected', async () => {
    const { client: blocked, userId } = await richCustomer(server.origin, 'blocked')
    const { client: other, userId: otherId } = await richCustomer(server.origin, 'other')
    const unlock = await lockRows('accounts', { id: userId })

    let ended = 0
    const orders = Array.from({ length: 40 }, async (_, index) => {
      const { status } = await blocked.post('/api/vps/order', { ...order, name: `waits-${index}` })
      ended += 1
      return status
    })
    const waiting = () => updatesOf('accounts', userId)
    await expect.poll(waiting, { interval: 10 }).toBe(PER_CUSTOMER)
    for (let round = 0; round < 2; round += 1) {
      const responses = await Promise.all([
        other.get(`/api/wallet/balance/${otherId}`),
        other.get(`/api/wallet/transactions/${otherId}`),
        other.post('/api/vps/order', { ...order, name: `passes-${round}` }),
        blocked.get(`/api/wallet/balance/${userId}`),
        createTestClient(server.origin).get('/api/ready'),
      ])
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 201, 200, 200])
      expect(await waiting()).toBeLessThanOrEqual(PER_CUSTOMER)
    }
    // All these responses came while no order on the locked wallet had ended.
    expect(ended).toBe(0)
    await unlock()
    // On a busy machine an order may have waited longer than ten seconds.
    expect((await Promise.all(orders)).filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(await database.snapshot(checkLedger)).toEqual([])
  })

  test('an admin who settles twelve deposits of a locked wallet takes no more of the pool than its share', async () => {
    const { client: blocked, userId } = await richCustomer(server.origin, 'settled')
    const { client: other } = await richCustomer(server.origin, 'unsettled')
    const { body } = await createTestClient(server.origin).post('/api/admin/auth', demoAccounts.admin)
    const admin = createTestClient(server.origin, body.token)
    const deposits = await Promise.all(
      Array.from({ length: 12 }, () =>
        blocked.post('/api/wallet/deposit', { amount: 50_000, paymentMethod: 'bank_transfer' }),
      ),
    )
    const unlock = await lockRows('accounts', { id: userId })
    const settling = deposits.map(async ({ body }) => {
      const path = `/api/admin/transactions/${body.transaction.id}/status`
      return (await admin.patch(path, { status: 'completed' })).status
    })
    const waiting = () => updatesOf('accounts', userId)
    await expect.poll(waiting, { interval: 10 }).toBe(PER_CUSTOMER)
    expect((await other.post('/api/vps/order', { ...order, name: 'passes-settling' })).status).toBe(201)
    expect(await waiting()).toBeLessThanOrEqual(PER_CUSTOMER)
    await unlock()
    expect((await Promise.all(settling)).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await database.snapshot(checkLedger)).toEqual([])
  })

  test('sign-ins of a customer whose row is locked wait only for each other', async () => {
    const { userId } = await richCustomer(server.origin, 'signs-in')
    const { client: other } = await richCustomer(server.origin, 'orders')
    const unlock = await lockRows('users', { id: userId })
    const person = { email: 'signs-in@sen.test', password: 'mat-khau-thu-nghiem' }
    const signIns = Array.from({ length: 12 }, async () => {
      const { status } = await createTestClient(server.origin).post('/api/auth/login', person)
      return status
    })
    const waiting = () => updatesOf('users', userId)
    await expect.poll(waiting, { interval: 10 }).toBe(PER_CUSTOMER)
    expect((await other.post('/api/vps/order', { ...order, name: 'passes-sign-ins' })).status).toBe(201)
    expect(await waiting()).toBeLessThanOrEqual(PER_CUSTOMER)
    await unlock()
    expect((await Promise.all(signIns)).filter((status) => status !== 200 && status !== 503)).toEqual([])
  })

  test('when every wallet is locked, reads still get a connection, and the server is ready', async () => {
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((person) => richCustomer(server.origin, `all-${person}`)))
    const unlock = await lockRows('accounts', { kind: 'wallet' })
    let ended = 0
    const orders = people.flatMap(({ client }) =>
      Array.from({ length: 5 }, async (_, index) => {
        await client.post('/api/vps/order', { ...order, name: `locked-${index}` })
        ended += 1
      }),
    )
    const waiting = () => updatesOf('accounts')
    await expect.poll(waiting, { interval: 10 }).toBe(FOR_TRANSACTIONS)
    const [one] = people
    for (let round = 0; round < 2; round += 1) {
      const balance = await one?.client.get(`/api/wallet/balance/${one.userId}`)
      expect([balance?.status, await readyAt(server)]).toEqual([200, 200])
      expect(await waiting()).toBeLessThanOrEqual(FOR_TRANSACTIONS)
    }
    expect(ended).toBe(0)
    await unlock()
    await Promise.all(orders)
    expect(await database.snapshot(checkLedger)).toEqual([])
  })

  test('makes the server not ready while it is read-only, and ready again afterwards', async () => {
    expect(await readyAt(server)).toBe(200)
    const outside = database.queries
    await outside.raw('SET GLOBAL read_only = 1')
    try {
      await expect.poll(() => readyAt(server), { interval: 100 }).toBe(503)
      expect((await createTestClient(server.origin).get('/api/health')).status).toBe(200)
    } finally {
      await outside.raw('SET GLOBAL read_only = 0')
    }
    await expect.poll(() => readyAt(server), { interval: 100 }).toBe(200)
  })
})

test('SQLite on a full disk makes the server not ready, and ready again when there is room', async () => {
  const { url } = await emptyDatabase('sqlite')
  const server = await startServer(url)
  expect(await readyAt(server)).toBe(200)
  const limit = (size: string) => execFileSync('prlimit', [`--pid=${server.pid}`, `--fsize=${size}:unlimited`])
  limit('4096')
  await expect.poll(() => readyAt(server), { interval: 100 }).toBe(503)
  expect((await createTestClient(server.origin).get('/api/health')).status).toBe(200)
  limit('unlimited')
  await expect.poll(() => readyAt(server), { interval: 100 }).toBe(200)
  server.kill('SIGKILL')
})
