import { describe, expect, test } from 'vitest'
import type { User } from '#contracts/user.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient, type TestClient } from '#server/testing/client-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { emptyDatabase, engines } from './engines-test-tools.ts'
import { extractPreviousVersion, hasPreviousVersion } from './previous-version-test-tools.ts'
import { type ServerProcess, startServer } from './server-process-test-tools.ts'
import { createShopper } from './shopper-test-tools.ts'

const env = { WEBHOOK_SECRET: 'a-secret-of-the-tests-that-both-versions-share' }
const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
const password = 'mat-khau-thu-nghiem'

const started = (url: string, tree?: string) => startServer(url, env, undefined, tree)

/** The same user at another server: with the session's cookie, by the name that the previous version reads on plain http. */
const at = ({ origin }: ServerProcess, client: TestClient) =>
  Object.assign(createTestClient(origin), { cookie: client.cookie.replace(/^session\w*=/, 'session=') })

async function adminAt({ origin }: ServerProcess): Promise<TestClient> {
  const { status, body } = await createTestClient(origin).post('/api/admin/auth', demoAccounts.admin)
  expect(status).toBe(200)
  return createTestClient(origin, body.token)
}

describe.runIf(hasPreviousVersion())('the previous version runs alongside this one', () => {
  // By default it runs on the engine on which the two do not wait for each other's transactions.
  test.each(isLongRun ? engines : engines.slice(-1))(
    'on %s, on one database that this version has migrated',
    async (engine) => {
      const { url, database } = await emptyDatabase(engine)
      const before = await started(url, extractPreviousVersion())

      // There are a customer, money, an order and a deposit from before the upgrade.
      const person = { email: 'before@sen.test', password, firstName: 'Minh', lastName: 'Nguyễn' }
      const early = createTestClient(before.origin)
      const { body: registered } = await early.post('/api/auth/register', person)
      const userId: string = registered.user.id
      const balance = { balance: '10000000' }
      const paid = await (await adminAt(before)).patch(`/api/admin/users/${userId}/balance`, balance)
      expect(paid.status).toBe(200)
      const first = await early.post('/api/vps/order', { ...order, name: 'before' }, { 'idempotency-key': 'one' })
      expect(first.status).toBe(201)

      const admin = await adminAt(before)
      const listed = async () => {
        const { body: tickets } = await admin.get('/api/admin/tickets')
        const { body: users } = await admin.get('/api/admin/users')
        // Fields that jobs change meanwhile, such as a balance, are left out.
        return {
          tickets,
          users: users.users.map(({ id, email, lastName, role }: User) => ({ id, email, lastName, role })),
        }
      }
      const listedBefore = await listed()
      const steps = () => database.queries('schema_migrations').pluck('name')
      const stepsBefore = await steps()

      // This is the upgrade: the schema changes under the running process, which reads the same rows as before.
      const after = await started(url)
      expect((await steps()).length).toBeGreaterThan(stepsBefore.length)
      expect(await listed()).toEqual(listedBefore)

      // Each version accepts the sessions and idempotency keys of the other.
      const again = await at(after, early).post(
        '/api/vps/order',
        { ...order, name: 'before' },
        { 'idempotency-key': 'one' },
      )
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
      // This version may describe the order with more fields and in other words, but none that the customer knows has changed or gone.
      const { description: _, ...transaction } = first.body.transaction
      expect(again.body).toMatchObject({ ...first.body, transaction })
      const late = createTestClient(after.origin)
      expect((await late.post('/api/auth/register', { ...person, email: 'after@sen.test' })).status).toBe(201)
      const deposit = { amount: '100000', paymentMethod: 'momo' }
      const top = await late.post('/api/wallet/deposit', deposit, { 'idempotency-key': 'two' })
      const topAgain = await at(before, late).post('/api/wallet/deposit', deposit, { 'idempotency-key': 'two' })
      expect([topAgain.status, topAgain.body.transaction.id]).toEqual([201, top.body.transaction.id])
      for (const server of [before, after]) {
        for (const email of ['before@sen.test', 'after@sen.test']) {
          const visitor = createTestClient(server.origin)
          expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(200)
          expect((await visitor.get('/api/auth/me')).status).toBe(200)
        }
      }

      // Each reads the records that the other wrote.
      for (const server of [before, after]) {
        const adminThere = await adminAt(server)
        const lists = ['stats', 'users', 'vps', 'transactions', 'tickets', 'jobs', 'parked-payments']
        const statuses = await Promise.all(
          lists.map(async (list) => (await adminThere.get(`/api/admin/${list}`)).status),
        )
        expect(statuses).toEqual(lists.map(() => 200))
      }

      // Both sell, collect and provision at the same time; then all requests are repeated at each of them.
      const shopper = await createShopper(before)
      const enough = () => shopper.requests.length >= 24
      await Promise.all([shopper.shop(before.origin, 3, enough), shopper.shop(after.origin, 3, enough)])
      expect(shopper.lost).toBe(0)
      expect([...shopper.statuses.keys()].sort()).toEqual([200, 201])
      await shopper.repeatAll(after.origin, 'other version')
      await shopper.verify(database)
      await shopper.shop(after.origin, 3, () => shopper.requests.length >= 36)
      await shopper.repeatAll(before.origin, 'other version')
      await shopper.verify(database)

      // Balances and locks that an admin sets at one apply at the other.
      const balanceAt = (server: ServerProcess, client: TestClient) =>
        at(server, client).get(`/api/wallet/balance/${userId}`)
      for (const [one, other, sum] of [
        [before, after, '777000'],
        [after, before, '555000'],
      ] as const) {
        const edit = await (await adminAt(one)).patch(`/api/admin/users/${userId}/balance`, { balance: sum })
        expect(edit.status).toBe(200)
        expect((await balanceAt(other, early)).body).toEqual({ balance: sum })
      }
      const locked = await (await adminAt(after)).patch(`/api/admin/users/${userId}/status`, { isActive: false })
      expect([locked.status, (await balanceAt(before, early)).status]).toEqual([200, 401])
      expect(await database.snapshot(checkLedger)).toEqual([])

      // The last process of that version stops like any other.
      before.kill('SIGTERM')
      expect(await before.ended).toBe(0)
      expect((await createTestClient(after.origin).get('/api/ready')).status).toBe(200)
      after.kill('SIGTERM')
      expect(await after.ended).toBe(0)
    },
  )
})

test('there is an engine to test', () => expect(engines.length).toBeGreaterThan(0))
