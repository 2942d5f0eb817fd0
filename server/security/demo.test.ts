import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { makeDailyBackend } from '#server/demo/demo-backend.ts'
import { DEMO_CUSTOMER_ID } from '#server/features/auth/demo-sessions.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import type { Route } from '#server/platform/http/route.ts'
import { createLog } from '#server/platform/log.ts'
import { genericRefusals } from '#server/platform/problems.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { TestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { snapshotOf } from './database-snapshot-test-tools.ts'
import { validBody } from './valid-bodies-test-tools.ts'

const HOUR = 60 * 60_000

const server = await startTestServer({ limits: true })
const { queries } = server.database
const other = await server.customer({ balance: 500_000 })
const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
const { body: ordered } = await other.client.post('/api/vps/order', { ...order, name: 'of-another-customer' })

/** A visitor who has started the demo. */
async function startDemo(): Promise<TestClient> {
  const visitor = server.visitor()
  const { status, body } = await visitor.post('/api/auth/demo')
  expect([status, body.user.id, body.user.isDemo]).toEqual([200, DEMO_CUSTOMER_ID, true])
  return visitor
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const named = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const)
const isCustomers = ({ policy }: Route) => policy === 'customer' || policy === 'owner'
/** A path with ids that the demo customer could have, or with those of another customer's records. */
const pathOf = ({ path }: Route, userId: string) =>
  path.replace(':userId', userId).replace(':vpsId', ordered.vps.id).replace(/:\w+/, ordered.vps.id)

const demo = await startDemo()

describe('every change', () => {
  const changes = server.routes.filter(({ method }) => method !== 'GET')

  test('only a sign-out, the choice of a language and the sight of notices are for the demo', () => {
    expect(changes.filter(({ isForDemo }) => isForDemo).map(nameOf)).toEqual([
      'POST /api/auth/logout',
      'PATCH /api/account',
      'POST /api/account/notices/read',
    ])
  })

  test.each(named(changes.filter((route) => isCustomers(route) && !route.isForDemo)))(
    '%s is refused before anything else, and changes nothing',
    async (_, route) => {
      const before = await snapshotOf(server.database)
      const path = pathOf(route, DEMO_CUSTOMER_ID)
      for (const [index, body] of [validBody(route, DEMO_CUSTOMER_ID) ?? undefined, {}, undefined].entries()) {
        const language = languages[index] ?? 'vi'
        const { status, body: problem } = await demo.call(route.method, path, body, { 'accept-language': language })
        const { code, detail } = problem
        expect([status, code, detail]).toEqual([403, 'demo_read_only', genericRefusals.demo_read_only[language]])
      }
      expect(await snapshotOf(server.database)).toEqual(before)
    },
  )

  test.each(named(changes.filter(({ policy }) => policy === 'admin')))('%s is not for the demo', async (_, route) => {
    const { status } = await demo.call(
      route.method,
      pathOf(route, other.user.id),
      validBody(route, other.user.id) ?? {},
    )
    expect(status).toBe(401)
  })

  test('refused changes are not in the audit log, where they would hide what matters', async () => {
    expect(await queries('audit_log').where({ actor_id: DEMO_CUSTOMER_ID })).toEqual([])
  })
})

describe.each(named(server.routes.filter((route) => route.method === 'GET' && isCustomers(route))))(
  '%s',
  (_, route) => {
    test("answers with the demo customer's records, and nothing of the database", async () => {
      const [path, sent] = [pathOf(route, DEMO_CUSTOMER_ID), await snapshotOf(server.database)]
      const { status, body } = await demo.get(path)
      // The record of another customer is unknown to the demo.
      expect(status).toBe(/:(?!userId)/.test(route.path) ? 404 : 200)
      for (const foreign of [other.user.id, ordered.vps.id, 'of-another-customer'])
        expect(JSON.stringify(body)).not.toContain(foreign)
      expect(await snapshotOf(server.database)).toEqual(sent)
    })

    test('refuses the id of another customer', async () => {
      if (!route.path.includes(':userId')) return
      const { status, body } = await demo.get(pathOf(route, other.user.id))
      expect([status, body.code]).toEqual([403, 'not_yours'])
    })
  },
)

test('there is a wallet, machines that run and one that does not, transactions and tickets', async () => {
  const of = async (path: string) => (await demo.get(`${path}/${DEMO_CUSTOMER_ID}`)).body
  expect(Number((await of('/api/wallet/balance')).balance)).toBeGreaterThan(100_000)
  const machines: { id: string; status: string; nextBillingDate: string }[] = await of('/api/vps/user')
  expect(machines.map(({ status }) => status)).toEqual(expect.arrayContaining(['active', 'suspended', 'failed']))
  expect((await of('/api/wallet/transactions')).length).toBeGreaterThan(5)
  const tickets: { id: string }[] = await of('/api/support/tickets')
  expect(tickets.length).toBeGreaterThan(1)
  expect((await demo.get(`/api/support/tickets/item/${tickets[0]?.id}`)).status).toBe(200)

  // It is never a world of the past.
  server.clock.advance(100 * 24 * HOUR)
  const later = await startDemo()
  const { body } = await later.get(`/api/vps/user/${DEMO_CUSTOMER_ID}`)
  const running = body.filter(({ status }: { status: string }) => status === 'active')
  for (const { nextBillingDate } of running) expect(Date.parse(nextBillingDate)).toBeGreaterThan(server.clock.now())
})

test('it shows the plans on sale and survives a catalogue that sells nothing', async () => {
  const log = createLog('silent')
  const make = (plans: ReturnType<typeof server.catalog.snapshot>['plans']) =>
    makeDailyBackend({
      clock: server.clock,
      timers: testTimers,
      log,
      random: () => 0.5,
      paymentMethods: ['momo'],
      catalog: () => ({ ...server.catalog, snapshot: (language) => ({ ...server.catalog.snapshot(language), plans }) }),
      promotions: async () => [],
    })
  const { plans } = server.catalog.snapshot('vi')
  for (const sold of [[], plans.slice(0, 1), plans]) {
    const { database } = await make(sold)
    expect(await checkLedger(database.queries)).toEqual([])
    const names = await database.queries('instances').distinct('plan_name').pluck('plan_name')
    expect(names.toSorted()).toEqual(
      sold
        .slice(0, 3)
        .map(({ name }) => name)
        .toSorted(),
    )
    await database.close()
  }
})

test("no list and no figure of the back-office knows the demo's customer", async () => {
  await startDemo()
  const { client } = await server.admin()
  const lists = ['users', 'vps', 'transactions', 'tickets', 'users?q=demo']
  for (const list of lists)
    expect(JSON.stringify((await client.get(`/api/admin/${list}`)).body)).not.toMatch(/demo@|cua-hang-online/)
  const { body: stats } = await client.get('/api/admin/stats')
  expect([stats.users.totalUsers, stats.vps.totalVps, stats.users.totalBalance]).toEqual([2, 1, '451000'])
})

test('nobody can sign in as the demo customer, whatever the password', async () => {
  for (const password of ['', 'demo', 'customer-demo', ' ']) {
    const { status } = await server.visitor().post('/api/auth/login', { email: 'demo@sen.test', password })
    expect([401, 422]).toContain(status)
  }
})

describe('a session of the demo', () => {
  test('is a cookie that scripts cannot read, of which only a hash is stored', async () => {
    const response = await fetch(`${server.origin}/api/auth/demo`, { method: 'POST' })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^session=demo\.[\w-]+\.[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/)
    const [id, secret = ''] = cookie.replace(/;.*/, '').split('.').slice(1)
    const row = await queries('demo_sessions').where({ id }).first()
    expect(JSON.stringify(row)).not.toContain(secret)
    const forged = Object.assign(server.visitor(), { cookie: `session=demo.${id}.wrong` })
    expect((await forged.get('/api/auth/me')).status).toBe(401)
  })

  test('ends after an hour, however much it is used, and is removed', async () => {
    const visitor = await startDemo()
    server.clock.advance(HOUR - 1)
    expect((await visitor.get('/api/auth/me')).body.user).toMatchObject({ id: DEMO_CUSTOMER_ID, isDemo: true })
    server.clock.advance(1)
    expect((await visitor.get('/api/auth/me')).status).toBe(401)
    await server.runCleanup()
    expect(await queries('demo_sessions')).toEqual([])
  })

  test('ends with a sign-out, and only this one', async () => {
    const [one, two] = [await startDemo(), await startDemo()]
    const { cookie } = one
    expect((await one.post('/api/auth/logout')).status).toBe(204)
    expect((await Object.assign(server.visitor(), { cookie }).get('/api/auth/me')).status).toBe(401)
    expect((await two.get('/api/auth/me')).status).toBe(200)
  })

  test('keeps a chosen language to itself', async () => {
    const [one, two] = [await startDemo(), await startDemo()]
    const { status, body } = await one.patch('/api/account', { language: 'zh' })
    expect([status, body.user.language]).toEqual([200, 'zh'])
    expect((await two.get('/api/auth/me')).body.user.language).toBeNull()
  })

  test('is not opened twice for one visitor, and never in place of a customer’s session', async () => {
    const visitor = await startDemo()
    const { cookie } = visitor
    await visitor.post('/api/auth/demo')
    expect(visitor.cookie).toBe(cookie)
    const customer = await server.customer()
    const before = customer.client.cookie
    const { body } = await customer.client.post('/api/auth/demo')
    expect([body.user.id, customer.client.cookie]).toEqual([customer.user.id, before])
  })

  test('is replaced by the session of an account that is created from it', async () => {
    const visitor = await startDemo()
    const { status } = await visitor.post('/api/auth/register', { email: 'new@sen.test', password: 'mat-khau-moi' })
    expect(status).toBe(201)
    expect((await visitor.get('/api/auth/me')).body.user).toMatchObject({ email: 'new@sen.test' })
  })

  test('is limited to a hundred an hour from a network', async () => {
    server.clock.advance(HOUR)
    const from = (number: number) =>
      fetch(`${server.origin}/api/auth/demo`, { method: 'POST', headers: { 'x-number': `${number}` } })
    const statuses = new Set<number>()
    for (let number = 0; number < 101; number += 1) {
      const { status } = await from(number)
      statuses.add(status)
      if (number < 100) expect(status).toBe(200)
    }
    expect([...statuses]).toEqual([200, 429])
    // Another site cannot start one.
    const { status } = await fetch(`${server.origin}/api/auth/demo`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(status).toBe(403)
  })
})
