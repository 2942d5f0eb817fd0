import { describe, expect, test } from 'vitest'
import type { TicketStatus } from '#contracts/tickets.ts'
import { idOf } from '#server/platform/ids.ts'
import { SANDBOX_DELAY, startTestServer, type TestPerson, type TestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
/** Where the clock is moved by hours. */
const later = await startTestServer()

const PRICE = 49_000

const summaryOf = async ({ client, user }: TestPerson) => (await client.get(`/api/account/summary/${user.id}`)).body
const order = async ({ client }: TestPerson, name = 'web-01') => {
  const shape = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: PRICE }
  const { status, body } = await client.post('/api/vps/order', { ...shape, name })
  expect(status).toBe(201)
  return body
}

let tickets = 0
/** Writes tickets down, since no call does. */
async function askSupport({ database, clock }: TestServer, { user }: TestPerson, statuses: TicketStatus[]) {
  for (const status of statuses) {
    tickets += 1
    await database.queries('tickets').insert({
      id: `019a0000-0000-7000-8000-${String(tickets).padStart(12, '0')}`,
      user_id: user.id,
      ...{ subject: 'x', category: 'x', priority: 'low', status, created_at: clock.now() },
    })
  }
}

/** Lets every machine be made: of many at once, some are tried again. */
async function provision() {
  do {
    await server.runJobs()
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
  } while (await server.database.queries('instances').where({ status: 'creating' }).first('id'))
}

test('of a new customer is nothing, in the month that it is', async () => {
  expect(await summaryOf(await server.customer({ balance: 100_000 }))).toEqual({
    totalVps: 0,
    activeVps: 0,
    openTickets: 0,
    monthlySpend: '0',
    monthlyRefunds: '0',
    month: '2026-10-31T17:00:00.000Z',
  })
})

test('counts everything, however much the lists show at once', async () => {
  const ORDERS = 210
  const person = await server.customer({ balance: ORDERS * PRICE })
  for (let count = 0; count < ORDERS; count += 1) await order(person)
  await provision()
  await askSupport(server, person, Array<TicketStatus>(60).fill('open'))
  expect(await summaryOf(person)).toMatchObject({
    totalVps: ORDERS,
    activeVps: ORDERS,
    openTickets: 60,
    monthlySpend: String(ORDERS * PRICE),
  })
}, 120_000)

test('counts as active what is, and as there what did not fail and was not terminated', async () => {
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

test('counts tickets that are open or in progress, and no closed one', async () => {
  const person = await server.customer()
  await askSupport(server, person, ['open', 'in_progress', 'closed', 'open', 'closed'])
  expect(await summaryOf(person)).toMatchObject({ openTickets: 3 })
})

test('adds up payments less refunds: no top-up, no adjustment, nothing that failed', async () => {
  const { client } = await server.admin()
  const person = await server.customer({ balance: 3 * PRICE })
  await order(person)
  await order(person, 'will-FAIL')
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '70000', paymentMethod: 'bank_transfer' })
  await client.patch(`/api/admin/transactions/${body.transaction.id}/status`, { status: 'completed' })
  await person.client.post('/api/wallet/deposit', { amount: '80000', paymentMethod: 'bank_transfer' })
  await client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: '1' })
  // Older data may hold a payment that did not happen.
  await server.database.queries('transactions').insert({
    id: idOf(server.clock.now(), 0, '9'.padEnd(16, '0')),
    user_id: person.user.id,
    ...{ type: 'payment', amount: -1, fee: 0, status: 'failed', description: 'x', created_at: server.clock.now() },
  })
  await provision()
  expect((await person.client.get(`/api/wallet/balance/${person.user.id}`)).body.balance).toBe(String(1 + PRICE))
  expect(await summaryOf(person)).toMatchObject({ monthlySpend: String(PRICE), monthlyRefunds: String(PRICE) })
})

describe('a month', () => {
  const lastMoment = '2026-11-30T16:59:59.999Z'
  const firstMoment = '2026-11-30T17:00:00.000Z'

  test('begins at midnight in Ho Chi Minh City, and with it the sum', async () => {
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

    // A server whose clock is a little behind still says what November was.
    later.clock.set(lastMoment)
    expect(await summaryOf(person)).toMatchObject({ ...november, totalVps: 3 })
  })

  test('has the payment whose id was made in the last moment of the month before', async () => {
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

test('a refund counts in the month in which it came back', async () => {
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

test("is the customer's own: nothing of others is in it, and nobody else is told", async () => {
  const other = await server.customer({ balance: PRICE })
  await order(other)
  await askSupport(server, other, ['open'])
  const person = await server.customer()
  expect(await summaryOf(person)).toMatchObject({ totalVps: 0, openTickets: 0, monthlySpend: '0' })

  const path = `/api/account/summary/${other.user.id}`
  for (const [caller, status, code] of [
    [person.client, 403, 'not_yours'],
    [server.visitor(), 401, 'not_signed_in'],
    [(await server.admin()).client, 401, 'not_signed_in'],
  ] as const) {
    const answer = await caller.get(path)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
})
