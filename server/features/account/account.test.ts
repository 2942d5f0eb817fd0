import { describe, expect, test } from 'vitest'
import type { TicketStatus } from '#contracts/tickets.ts'
import { idOf } from '#server/platform/ids.ts'
import { SANDBOX_DELAY, startTestServer, type TestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
/** A separate server for the tests that move the clock by hours. */
const later = await startTestServer()

const PRICE = 49_000

const summaryOf = async ({ client, user }: TestUser) => (await client.get(`/api/account/summary/${user.id}`)).body
const order = async ({ client }: TestUser, name = 'web-01') => {
  const shape = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: PRICE }
  const { status, body } = await client.post('/api/vps/order', { ...shape, name })
  expect(status).toBe(201)
  return body
}

let tickets = 0
/** Inserts tickets directly, since no API call creates them. */
async function insertTickets({ database, clock }: TestServer, { user }: TestUser, statuses: TicketStatus[]) {
  for (const status of statuses) {
    tickets += 1
    await database.queries('tickets').insert({
      id: `019a0000-0000-7000-8000-${String(tickets).padStart(12, '0')}`,
      user_id: user.id,
      subject: 'x',
      category: 'x',
      priority: 'low',
      status,
      created_at: clock.now(),
    })
  }
}

/** Runs jobs until every machine is created. When there are many, some need several runs. */
async function provision() {
  do {
    await server.runJobs()
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
  } while (await server.database.queries('instances').where({ status: 'creating' }).first('id'))
}

test('a new customer has all zeros, for the current month', async () => {
  expect(await summaryOf(await server.customer({ balance: 100_000 }))).toEqual({
    totalVps: 0,
    activeVps: 0,
    openTickets: 0,
    monthlySpend: '0',
    monthlyRefunds: '0',
    month: '2026-10-31T17:00:00.000Z',
    hasDeposited: false,
    hasOrdered: false,
    onboardingSeen: false,
    unreadNotices: 0,
  })
})

test('the summary counts every record, also beyond one page of the lists', async () => {
  const ORDERS = 210
  const person = await server.customer({ balance: ORDERS * PRICE })
  for (let count = 0; count < ORDERS; count += 1) await order(person)
  await provision()
  await insertTickets(server, person, Array<TicketStatus>(60).fill('open'))
  expect(await summaryOf(person)).toMatchObject({
    totalVps: ORDERS,
    activeVps: ORDERS,
    openTickets: 60,
    monthlySpend: String(ORDERS * PRICE),
  })
})

test('the summary counts the active instances, and in the total all but failed and terminated ones', async () => {
  const { client } = await server.admin()
  const person = await server.customer({ balance: 5 * PRICE })
  const [, suspended, terminated] = [await order(person), await order(person), await order(person)]
  await order(person, 'will-FAIL')
  await provision()
  await client.patch(`/api/admin/vps/${suspended.vps.id}/status`, { status: 'suspended' })
  await client.patch(`/api/admin/vps/${terminated.vps.id}/status`, { status: 'terminated' })
  await order(person, 'is being created')
  expect(await summaryOf(person)).toMatchObject({ totalVps: 3, activeVps: 1 })
})

test('the summary counts tickets that are open or in progress, and not the closed ones', async () => {
  const person = await server.customer()
  await insertTickets(server, person, ['open', 'in_progress', 'closed', 'open', 'closed'])
  expect(await summaryOf(person)).toMatchObject({ openTickets: 3 })
})

test('the sum of a month is payments minus refunds, without deposits, adjustments and failed payments', async () => {
  const { client } = await server.admin()
  const person = await server.customer({ balance: 3 * PRICE })
  await order(person)
  await order(person, 'will-FAIL')
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '70000', paymentMethod: 'bank_transfer' })
  await client.patch(`/api/admin/transactions/${body.transaction.id}/status`, { status: 'completed' })
  await person.client.post('/api/wallet/deposit', { amount: '80000', paymentMethod: 'bank_transfer' })
  await client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: '1' })
  // Older data may contain a failed payment.
  await server.database.queries('transactions').insert({
    id: idOf(server.clock.now(), 0, '9'.padEnd(16, '0')),
    user_id: person.user.id,
    type: 'payment',
    amount: -1,
    fee: 0,
    status: 'failed',
    description: 'x',
    created_at: server.clock.now(),
  })
  await provision()
  expect((await person.client.get(`/api/wallet/balance/${person.user.id}`)).body.balance).toBe(String(1 + PRICE))
  expect(await summaryOf(person)).toMatchObject({ monthlySpend: String(PRICE), monthlyRefunds: String(PRICE) })
})

describe('what a customer has ever done', () => {
  const doneBy = async (person: TestUser) => {
    const { hasDeposited, hasOrdered, onboardingSeen } = await summaryOf(person)
    return { hasDeposited, hasOrdered, onboardingSeen }
  }

  test('is a top-up once its money has arrived, also when it is spent, and no other credit', async () => {
    const person = await server.customer({ balance: PRICE })
    expect(await doneBy(person)).toMatchObject({ hasDeposited: false })
    const deposit = { amount: '50000', paymentMethod: 'momo' }
    expect((await person.client.post('/api/wallet/deposit', deposit)).status).toBe(201)
    expect(await doneBy(person)).toMatchObject({ hasDeposited: false })
    await provision()
    expect(await doneBy(person)).toMatchObject({ hasDeposited: true })
    const admin = await server.admin()
    await admin.client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: '0' })
    expect(await doneBy(person)).toMatchObject({ hasDeposited: true })
  })

  test('is an order, also when its machine is gone, and none that failed', async () => {
    const person = await server.customer({ balance: PRICE })
    const { vps } = await order(person)
    const setStatus = (status: string) => server.database.queries('instances').where({ id: vps.id }).update({ status })
    expect(await doneBy(person)).toMatchObject({ hasOrdered: true })
    await provision()
    await setStatus('terminated')
    expect(await doneBy(person)).toMatchObject({ hasOrdered: true })
    await setStatus('failed')
    expect(await doneBy(person)).toMatchObject({ hasOrdered: false })
    // The instance is active again, as the counters have it.
    await setStatus('active')
  })

  test('includes closing the guide, for this account on every device, until it is reset', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const { status, body } = await person.client.patch('/api/account', { onboardingSeen: true })
    expect([status, body.user.id]).toEqual([200, person.user.id])
    const device = server.visitor()
    await device.post('/api/auth/login', { email: person.user.email, password: person.password })
    expect(await doneBy({ ...person, client: device })).toMatchObject({ onboardingSeen: true })
    expect(await doneBy(other)).toMatchObject({ onboardingSeen: false })
    await person.client.patch('/api/account', { firstName: 'Thuỷ' })
    expect(await doneBy(person)).toMatchObject({ onboardingSeen: true })
    await person.client.patch('/api/account', { onboardingSeen: false })
    expect(await doneBy(person)).toMatchObject({ onboardingSeen: false })
  })
})

describe('a month', () => {
  const lastMoment = '2026-11-30T16:59:59.999Z'
  const firstMoment = '2026-11-30T17:00:00.000Z'

  test('begins at midnight in Ho Chi Minh City, and its sum starts at zero', async () => {
    later.clock.set(lastMoment)
    const person = await later.customer({ balance: 3 * PRICE })
    await order(person)
    const november = { totalVps: 1, monthlySpend: String(PRICE), month: '2026-10-31T17:00:00.000Z' }
    expect(await summaryOf(person)).toMatchObject(november)

    later.clock.set(firstMoment)
    expect(await summaryOf(person)).toMatchObject({ totalVps: 1, monthlySpend: '0', month: firstMoment })
    await order(person)
    await order(person)
    const december = { totalVps: 3, monthlySpend: String(2 * PRICE), month: firstMoment }
    expect(await summaryOf(person)).toMatchObject(december)

    // A server whose clock is a little behind still returns the sums of November.
    later.clock.set(lastMoment)
    expect(await summaryOf(person)).toMatchObject({ ...november, totalVps: 3 })
  })

  test('includes a payment whose id was generated in the last millisecond of the previous month', async () => {
    const january = '2026-12-31T17:00:00.000Z'
    later.clock.set('2026-12-31T16:59:59.999Z')
    const person = await later.customer({ balance: PRICE })
    const { transaction } = await order(person)
    const payment = later.database.queries('transactions').where({ id: transaction.id })
    await payment.update({ created_at: Date.parse(january) })
    later.clock.set(january)
    expect(await summaryOf(person)).toMatchObject({ monthlySpend: String(PRICE), month: january })
  })
})

test('a refund counts in the month in which it was made', async () => {
  later.clock.set('2027-01-31T16:59:59.999Z')
  const person = await later.customer({ balance: PRICE })
  await order(person, 'will-FAIL')
  expect(await summaryOf(person)).toMatchObject({ monthlySpend: String(PRICE), monthlyRefunds: '0' })
  do {
    later.clock.advance(SANDBOX_DELAY)
    await later.runJobs()
  } while (await later.database.queries('instances').where({ status: 'creating' }).first('id'))
  expect(await summaryOf(person)).toMatchObject({ monthlySpend: String(-PRICE), monthlyRefunds: String(PRICE) })
})

test("the summary contains only the customer's own records, and no one else can read it", async () => {
  const other = await server.customer({ balance: PRICE })
  await order(other)
  await insertTickets(server, other, ['open'])
  const person = await server.customer()
  expect(await summaryOf(person)).toMatchObject({ totalVps: 0, openTickets: 0, monthlySpend: '0' })

  const path = `/api/account/summary/${other.user.id}`
  for (const [caller, status, code] of [
    [person.client, 403, 'not_yours'],
    [server.visitor(), 401, 'not_signed_in'],
    [(await server.admin()).client, 401, 'not_signed_in'],
  ] as const) {
    const response = await caller.get(path)
    expect([response.status, response.body.code]).toEqual([status, code])
  }
})

describe('the language of an account', () => {
  const languageOf = async ({ client }: TestUser) => (await client.get('/api/auth/me')).body.user.language

  test('is null until one is chosen, then the last choice, also in a later session', async () => {
    const person = await server.customer()
    expect(await languageOf(person)).toBeNull()
    for (const language of ['en', 'zh', 'zh']) {
      const { status, body } = await person.client.patch('/api/account', { language })
      expect([status, body.user.language]).toEqual([200, language])
    }
    expect(await languageOf(person)).toBe('zh')
  })

  test('is the one chosen in the browser at registration', async () => {
    const register = (language?: string) =>
      server.visitor().post('/api/auth/register', {
        email: `language-${language}@sen.test`,
        password: 'a-password',
        ...(language && { language }),
      })
    expect((await register('zh')).body.user.language).toBe('zh')
    expect((await register()).body.user.language).toBeNull()
  })

  test.each([{}, { language: 'fr' }, { language: null }, { language: 'vi', email: 'x@sen.test' }])(
    '%j is refused',
    async (body) => {
      const person = await server.customer()
      expect((await person.client.patch('/api/account', body)).status).toBe(422)
      expect(await languageOf(person)).toBeNull()
    },
  )

  test('is not stored once the session has ended', async () => {
    const person = await server.customer()
    await person.client.post('/api/auth/logout')
    expect((await person.client.patch('/api/account', { language: 'en' })).status).toBe(401)
  })
})

describe('the mails of a customer', () => {
  const groupsOf = async ({ client }: TestUser) => (await client.get('/api/account')).body.mailGroups

  test('are sent until a group is refused, and again once it is accepted', async () => {
    const person = await server.customer()
    expect(await groupsOf(person)).toEqual({ money: true, machines: true, support: true })
    // It is refused twice, as by a page that is open in two places.
    for (const _ of ['page', 'page that is open as well']) {
      const { status } = await person.client.patch('/api/account', { mailGroups: { machines: false } })
      expect(status).toBe(200)
    }
    expect(await groupsOf(person)).toEqual({ money: true, machines: false, support: true })
    await person.client.patch('/api/account', { mailGroups: { machines: true, support: false } })
    expect(await groupsOf(person)).toEqual({ money: true, machines: true, support: false })
    expect(await groupsOf(await server.customer())).toEqual({ money: true, machines: true, support: true })
  })

  test.each([{ mailGroups: { security: false } }, { mailGroups: { money: 'no' } }])('%o is refused', async (body) => {
    const person = await server.customer()
    expect((await person.client.patch('/api/account', body)).status).toBe(422)
  })
})
