// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { idOf } from '#server/platform/ids.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { MAX_BOOKED } from './wallet-history.ts'

const server = await startTestServer()
const DAY = 24 * 60 * 60_000
const PRICE = 49_000

/** Sessions end after some days without a call, so the customer signs in again. */
async function signIn({ client, user, password }: TestUser) {
  expect((await client.post('/api/auth/login', { email: user.email, password })).status).toBe(200)
}
async function historyOf(person: TestUser, query = '') {
  await signIn(person)
  const { status, body } = await person.client.get(`/api/wallet/history${query}`)
  expect(status).toBe(200)
  return body
}
const listOf = async ({ client, user }: TestUser, query = '') =>
  (await client.get(`/api/wallet/transactions/${user.id}${query}`)).body
const settle = async (id: string, status = 'completed') =>
  (await server.admin()).client.patch(`/api/admin/transactions/${id}/status`, { status })
const setBalance = async ({ user }: TestUser, balance: number) =>
  (await server.admin()).client.patch(`/api/admin/users/${user.id}/balance`, { balance: String(balance) })

async function requestDeposit(person: TestUser, amount: number): Promise<string> {
  await signIn(person)
  const request = { amount: String(amount), paymentMethod: 'bank_transfer' }
  return (await person.client.post('/api/wallet/deposit', request)).body.transaction.id
}
async function deposit(person: TestUser, amount: number) {
  const id = await requestDeposit(person, amount)
  await settle(id)
  return id
}
async function order(person: TestUser, name = 'web') {
  await signIn(person)
  const shape = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: PRICE }
  const { status, body } = await person.client.post('/api/vps/order', { ...shape, name })
  expect(status).toBe(201)
  return body
}
async function provision() {
  await server.runJobs()
  server.clock.advance(DAY)
  await server.runJobs()
}

interface Line {
  id: string
  amount: string
  balanceAfter: string
  settledAt: string
}
interface Month {
  month: string
  deposited: string
  spent: string
  refunded: string
  other: string
  endBalance: string
}

/** Each balance follows from the one before it, to the dong. */
function expectChain({ startBalance, transactions }: { startBalance: string; transactions: Line[] }) {
  let balance = Number(startBalance)
  for (const { amount, balanceAfter } of transactions) {
    balance += Number(amount)
    expect(balanceAfter).toBe(String(balance))
  }
  return balance
}
/** Each month's balance follows from the month before it. */
function expectMonths(months: Month[]) {
  for (const [index, { deposited, spent, other, endBalance }] of months.entries()) {
    const before = months[index + 1]
    if (!before) continue
    const change = Number(deposited) - Number(spent) + Number(other)
    expect(Number(endBalance)).toBe(Number(before.endBalance) + change)
  }
}

test('a wallet without a movement is empty, in every month', async () => {
  const { from, months, ...rest } = await historyOf(await server.customer())
  expect(rest).toEqual({ startBalance: '0', transactions: [] })
  expect(from).toBe(new Date(server.clock.now() - 60 * DAY).toISOString())
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({
    month: '2026-10-31T17:00:00.000Z',
    deposited: '0',
    spent: '0',
    refunded: '0',
    other: '0',
    withdrawn: '0',
    endBalance: '0',
  })
  expect(months.at(-1).month).toBe('2025-11-30T17:00:00.000Z')
})

describe('the history', () => {
  test('has every movement with the balance after it, in the order in which money moved', async () => {
    const person = await server.customer()
    // It is requested first, but settled last.
    const late = await requestDeposit(person, 100_000)
    await deposit(person, 500_000)
    const paid = await order(person)
    await order(person, 'will-FAIL')
    await setBalance(person, 400_000)
    await provision()
    await settle(late)
    await settle(await requestDeposit(person, 60_000), 'failed')
    await requestDeposit(person, 70_000)

    const history = await historyOf(person)
    expect(
      history.transactions.map((line: Line & { type: string }) => [line.type, line.amount, line.balanceAfter]),
    ).toEqual([
      ['deposit', '500000', '500000'],
      ['payment', '-49000', '451000'],
      ['payment', '-49000', '402000'],
      ['adjustment', '-2000', '400000'],
      ['refund', '49000', '449000'],
      ['deposit', '100000', '549000'],
    ])
    expect(expectChain(history)).toBe(549_000)
    expect(paid.transaction.balanceAfter).toBe('451000')
    // The list has the same balances, and none for what moved no money.
    const balances = new Map(history.transactions.map((line: Line) => [line.id, line.balanceAfter]))
    for (const { id, status, balanceAfter } of await listOf(person))
      expect(balanceAfter).toBe(status === 'completed' ? balances.get(id) : null)
  })

  test('begins some days ago, with the balance that there was then', async () => {
    const person = await server.customer()
    await deposit(person, 100_000)
    server.clock.advance(10 * DAY)
    await deposit(person, 200_000)
    server.clock.advance(5 * DAY)
    const week = await historyOf(person, '?days=7')
    expect([week.startBalance, week.transactions.map(({ amount }: Line) => amount)]).toEqual(['100000', ['200000']])
    const day = await historyOf(person, '?days=1')
    expect([day.startBalance, day.transactions]).toEqual(['300000', []])
    expect((await historyOf(person)).startBalance).toBe('0')
  })

  test('is in the language of the request', async () => {
    const person = await server.customer()
    await deposit(person, 100_000)
    const { body } = await person.client.get('/api/wallet/history', { 'accept-language': 'en' })
    expect(body.transactions[0].description).toBe('Top-up by bank transfer')
  })

  test.each(['days=0', 'days=367', 'days=x', 'months=0', 'months=61', 'months=1.5'])(
    'is refused with %s',
    async (query) => {
      const { client } = await server.customer()
      expect((await client.get(`/api/wallet/history?${query}`)).status).toBe(422)
    },
  )

  test('is of the caller, whatever the query says', async () => {
    const person = await server.customer()
    const other = await server.customer({ balance: 1000 })
    expect((await historyOf(person, `?userId=${other.user.id}`)).startBalance).toBe('0')
    expect((await server.visitor().get('/api/wallet/history')).status).toBe(401)
  })
})

describe('a month', () => {
  test('sums what was paid in, spent without refunds, and the rest, and ends with a balance', async () => {
    const person = await server.customer()
    await deposit(person, 300_000)
    await order(person)
    server.clock.set('2027-01-05T03:00:00.000Z')
    await order(person)
    await order(person, 'will-FAIL')
    await setBalance(person, 200_000)
    await provision()
    const { months } = await historyOf(person, '?months=3')
    expect(months).toEqual([
      {
        month: '2026-12-31T17:00:00.000Z',
        deposited: '0',
        spent: '49000',
        refunded: '49000',
        other: '47000',
        withdrawn: '0',
        endBalance: '249000',
      },
      {
        month: '2026-11-30T17:00:00.000Z',
        deposited: '300000',
        spent: '49000',
        refunded: '0',
        other: '0',
        withdrawn: '0',
        endBalance: '251000',
      },
      {
        month: '2026-10-31T17:00:00.000Z',
        deposited: '0',
        spent: '0',
        refunded: '0',
        other: '0',
        withdrawn: '0',
        endBalance: '0',
      },
    ])
    expectMonths(months)
  })

  test('begins at midnight in Ho Chi Minh City, and has a deposit when it was settled', async () => {
    const person = await server.customer()
    server.clock.set('2027-02-20T03:00:00.000Z')
    const late = await requestDeposit(person, 50_000)
    server.clock.set('2027-02-28T16:59:59.999Z')
    await deposit(person, 60_000)
    server.clock.set('2027-02-28T17:00:00.000Z')
    await settle(late)
    const { months } = await historyOf(person, '?months=2')
    expect(months).toMatchObject([
      { month: '2027-02-28T17:00:00.000Z', deposited: '50000', endBalance: '110000' },
      { month: '2027-01-31T17:00:00.000Z', deposited: '60000', endBalance: '60000' },
    ])
  })

  test('has negative spending when more was refunded than paid', async () => {
    const person = await server.customer({ balance: PRICE })
    server.clock.set('2027-04-30T16:59:00.000Z')
    await order(person, 'will-FAIL')
    await provision()
    const { months } = await historyOf(person, '?months=2')
    expect(months).toMatchObject([
      { spent: '-49000', refunded: '49000', endBalance: '49000' },
      { spent: '49000', refunded: '0', endBalance: '0' },
    ])
  })
})

test('a customer with very many transactions gets the latest, from a later time', async () => {
  const person = await server.customer({ balance: 1 })
  const COUNT = MAX_BOOKED + 100
  const start = server.clock.now()
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const at = start + (index + 1) * 60_000
    const id = (kind: number) => idOf(at, kind, `8${index.toString(16).padStart(15, '0')}`)
    return { at, id, amount: index % 3 === 0 ? 2 : -1, balanceAfter: 0 }
  })
  let balance = 1
  for (const row of rows) {
    balance += row.amount
    row.balanceAfter = balance
  }
  await server.database.transaction(async (tx) => {
    for (let from = 0; from < COUNT; from += 200) {
      const part = rows.slice(from, from + 200)
      await tx('journals').insert(
        part.map(({ at, id }) => ({
          id: id(1),
          kind: 'adjustment',
          subject_id: id(2),
          actor: 'x',
          reason: 'adjustment',
          facts: '{}',
          created_at: at,
        })),
      )
      await tx('postings').insert(
        part.flatMap(({ id, amount, balanceAfter }) => [
          { id: id(3), journal_id: id(1), account_id: person.user.id, amount, balance_after: balanceAfter },
          { id: id(4), journal_id: id(1), account_id: 'adjustments', amount: -amount, balance_after: null },
        ]),
      )
      await tx('transactions').insert(
        part.map(({ at, id, amount }) => ({
          id: id(2),
          user_id: person.user.id,
          type: 'adjustment',
          amount,
          fee: 0,
          status: 'completed',
          description: 'x',
          code: 'adjustment',
          facts: '{}',
          journal_id: id(1),
          created_at: at,
          settled_at: at,
        })),
      )
    }
    await tx('accounts').where({ id: person.user.id }).update({ balance })
    await tx('counters')
      .where({ name: 'balance', shard: 8 })
      .increment('value', balance - 1)
  })
  server.clock.set(new Date(start + (COUNT + 1) * 60_000).toISOString())
  const history = await historyOf(person, '?days=366&months=60')
  expect(history.transactions).toHaveLength(MAX_BOOKED)
  expect(history.from).toBe(history.transactions[0].settledAt)
  expect(expectChain(history)).toBe(balance)
  expect(history.months[0].endBalance).toBe(String(balance))
  expectMonths(history.months)
})
