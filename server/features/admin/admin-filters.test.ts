// @module-tag mariadb
import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient, type TestClient } from '#server/testing/client-test-tools.ts'
import { fillWithUsers } from '#server/testing/scale-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const DAY = 24 * 60 * 60_000

interface Instance {
  id: string
  status: string
  next_billing_at: number
  trial_ends_at: number | null
}
interface Line {
  id: string
  type: string
  status: string
  payment_method: string | null
  created_at: number
}
let instances: Instance[] = []
let lines: Line[] = []
let client: TestClient

beforeAll(async () => {
  await fillWithUsers(server, 600)
  // Several have the same time, so that a page ends among them.
  const some = await queries('instances').limit(60).pluck('id')
  await queries('instances')
    .whereIn('id', some)
    .update({ next_billing_at: server.clock.now() + 3 * DAY })
  const all = await queries('instances').orderBy('id')
  instances = all.map((row) => ({ ...row, next_billing_at: Number(row.next_billing_at) }))
  lines = (await queries('transactions').orderBy('id')).map((row) => ({ ...row, created_at: Number(row.created_at) }))
  const { body } = await server.visitor().post('/api/admin/auth', demoAccounts.admin)
  client = createTestClient(server.origin, body.token)
})

/** The ids on all pages. */
async function allIds(
  list: 'users' | 'vps' | 'transactions' | 'tickets',
  filter: string,
  limit: number,
): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const { status, body } = await client.get(`/api/admin/${list}?limit=${limit}&${filter}${cursor}`)
    expect(status).toBe(200)
    const rows: { id?: string; vps?: { id: string }; transaction?: { id: string }; ticket?: { id: string } }[] =
      body.users ?? body.vpsInstances ?? body.transactions ?? body.tickets
    expect(rows.length).toBeLessThanOrEqual(limit)
    ids.push(...rows.map(({ id, vps, transaction, ticket }) => id ?? (vps ?? transaction ?? ticket)?.id ?? ''))
    if (body.nextCursor === null) return ids
    cursor = `&cursor=${body.nextCursor}`
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const newest = (rows: readonly { id: string }[]) => idsOf(rows).sort().reverse()
const byRenewal = (rows: readonly Instance[]) =>
  idsOf(rows.toSorted((a, b) => a.next_billing_at - b.next_billing_at || (a.id < b.id ? -1 : 1)))

describe('instances, on all pages, each once', () => {
  test.each([1, 7, 200])('by state, newest or oldest first, %i per page', async (limit) => {
    const failed = instances.filter(({ status }) => status === 'failed')
    const some = instances.filter(({ status }) => status === 'failed' || status === 'suspended')
    if (limit === 1) expect(await allIds('vps', 'status=failed', limit)).toEqual(newest(failed))
    else {
      expect(await allIds('vps', 'status=failed,suspended', limit)).toEqual(newest(some))
      expect(await allIds('vps', 'status=suspended,failed,failed&order=asc', limit)).toEqual(newest(some).reverse())
      expect(await allIds('vps', 'sort=created', limit)).toEqual(newest(instances))
    }
  })

  test.each([7, 60, 200])('by renewal, also among many at the same time, %i per page', async (limit) => {
    expect(await allIds('vps', 'sort=renewal', limit)).toEqual(byRenewal(instances))
    expect(await allIds('vps', 'sort=renewal&order=desc', limit)).toEqual(byRenewal(instances).reverse())
  })

  test('whose renewal is near, and not those that have none', async () => {
    const until = server.clock.now() + 3 * DAY
    const near = instances.filter(
      ({ status, next_billing_at: at, trial_ends_at: trial }) =>
        ['creating', 'active'].includes(status) && trial === null && at <= until,
    )
    expect(near.length).toBeGreaterThan(10)
    expect(await allIds('vps', 'sort=renewal&renewsWithin=3', 7)).toEqual(byRenewal(near))
    const active = near.filter(({ status }) => status === 'active')
    expect(await allIds('vps', 'sort=renewal&renewsWithin=3&status=active', 7)).toEqual(byRenewal(active))
    expect((await allIds('vps', 'sort=renewal&renewsWithin=2', 200)).length).toBeLessThan(near.length)
  })
})

describe('transactions, on all pages, each once', () => {
  test.each<[string, (line: Line) => boolean]>([
    ['status=failed', ({ status }) => status === 'failed'],
    ['status=pending,failed', ({ status }) => status !== 'completed'],
    ['type=refund', ({ type }) => type === 'refund'],
    ['type=refund,adjustment&status=completed', ({ type }) => type === 'refund' || type === 'adjustment'],
    ['method=momo', ({ payment_method: method }) => method === 'momo'],
    [
      'method=momo,crypto&status=failed',
      (line) => /momo|crypto/.test(line.payment_method ?? '') && line.status === 'failed',
    ],
    ['method=momo&type=payment', () => false],
    ['type=bonus', () => false],
  ])('%s', async (filter, isExpected) => {
    const expected = newest(lines.filter(isExpected))
    expect(await allIds('transactions', filter, 40)).toEqual(expected)
    expect(await allIds('transactions', `${filter}&order=asc`, 40)).toEqual(expected.toReversed())
  })

  test('of a time: from its beginning, and before its end', async () => {
    const times = lines.map(({ created_at: at }) => at).sort((a, b) => a - b)
    const from = times[400] ?? 0
    const before = times[900] ?? 0
    const expected = lines.filter(({ created_at: at }) => at >= from && at < before)
    const range = `from=${new Date(from).toISOString()}&before=${new Date(before).toISOString()}`
    expect(expected.length).toBeGreaterThan(100)
    expect(await allIds('transactions', range, 150)).toEqual(newest(expected))
    const payments = expected.filter(({ type }) => type === 'payment')
    expect(await allIds('transactions', `${range}&type=payment&order=asc`, 150)).toEqual(newest(payments).reverse())
  })
})

test.each([3, 50])('tickets are listed by state and priority, on all pages, each once, %i per page', async (limit) => {
  const tickets: { id: string; status: string; priority: string }[] = await queries('tickets')
  const expected = tickets.filter(({ status, priority }) => status !== 'closed' && /high|urgent/.test(priority))
  expect(expected.length).toBeGreaterThan(10)
  const filter = 'status=open,in_progress&priority=urgent,high'
  expect(await allIds('tickets', filter, limit)).toEqual(newest(expected))
  expect(await allIds('tickets', `${filter}&order=asc`, limit)).toEqual(newest(expected).reverse())
  expect(await allIds('tickets', 'order=asc', 200)).toEqual(newest(tickets).reverse())
})

test.each([3, 50])('users who are locked are listed on all pages, each once, %i per page', async (limit) => {
  const users: { id: string; is_active: number }[] = await queries('users')
  const locked = users.filter(({ is_active: isActive }) => Number(isActive) === 0)
  expect(locked.length).toBeGreaterThan(3)
  expect(await allIds('users', 'status=locked', limit)).toEqual(newest(locked))
  expect(await allIds('users', 'status=locked&order=asc', limit)).toEqual(newest(locked).reverse())
  expect(await allIds('users', 'status=active,locked&order=asc', 200)).toEqual(newest(users).reverse())
  expect(await allIds('users', 'order=desc', 200)).toEqual(newest(users))
})

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const id = '0198f000-0000-7000-8000-000000000000'

test.each([
  ...[
    'vps?status=',
    'vps?status=active,',
    'vps?status=pending',
    'vps?status=active;drop',
    `vps?status=${'active,'.repeat(99)}active`,
  ],
  ...['vps?status=active&status=failed', 'vps?sort=id', 'vps?sort=price', 'vps?order=up', 'vps?renewsWithin=7'],
  ...['vps?sort=renewal&renewsWithin=-1', 'vps?sort=renewal&renewsWithin=367', 'vps?sort=renewal&renewsWithin=1.5'],
  ...['vps?sort=renewal&renewsWithin=', 'vps?status=active&q=lan', 'vps?sort=renewal&q=1'],
  ...[
    `vps?sort=renewal&cursor=${encoded(id)}`,
    `vps?cursor=${encoded(`1 ${id}`)}`,
    `vps?status=active&cursor=${encoded(`1 ${id}`)}`,
  ],
  ...[`vps?sort=renewal&cursor=${encoded(`-1 ${id}`)}`, `vps?sort=renewal&cursor=${encoded(`1 or 1=1 ${id}`)}`],
  ...[`vps?sort=renewal&cursor=${encoded(`${'9'.repeat(16)} ${id}`)}`, 'vps?sort=renewal&cursor=x'],
  ...['users?status=open', 'users?status=', 'users?status=locked&q=lan', 'users?order=name'],
  ...['tickets?status=done', 'tickets?priority=', 'tickets?priority=urgent&q=lan', 'tickets?order=oldest'],
  ...['transactions?status=open', 'transactions?type=gift', 'transactions?method=cash', 'transactions?order=random'],
  ...[
    'transactions?from=yesterday',
    'transactions?from=2026-01-01',
    'transactions?before=99999',
    'transactions?type=refund&q=lan',
  ],
  ...[`transactions?type=refund&cursor=${encoded(`1 ${id}`)}`, `transactions?cursor=${encoded(`1 ${id}`)}`],
])('a query that makes no sense is refused: %s', async (path) => {
  const { status, body } = await client.get(`/api/admin/${path}`)
  expect([status, body.code]).toEqual([422, 'invalid'])
})

test('only admins filter', async () => {
  const { client: customer } = await server.customer()
  for (const caller of [customer, server.visitor()])
    for (const path of ['users?status=locked', 'vps?status=active', 'transactions?type=refund'])
      expect((await caller.get(`/api/admin/${path}`)).status).toBe(401)
})

describe('the count of a list', () => {
  const totalOf = async (path: string) => (await client.get(`/api/admin/${path}`)).body.total

  test('is that of all pages, filtered as the list is', async () => {
    const failed = instances.filter(({ status }) => status === 'failed')
    expect(await totalOf('vps?limit=1&count=true&status=failed')).toBe(failed.length)
    const soon = (await allIds('vps', 'status=active&renewsWithin=7&sort=renewal', 200)).length
    expect(await totalOf('vps?limit=1&count=true&status=active&renewsWithin=7&sort=renewal')).toBe(soon)
    const locked = (await allIds('users', 'status=locked', 200)).length
    expect(await totalOf('users?limit=1&count=true&status=locked')).toBe(locked)
    const refunds = lines.filter(({ type }) => type === 'refund')
    expect(await totalOf('transactions?limit=1&count=true&type=refund')).toBe(refunds.length)
    const pending = lines.filter(({ type, status }) => type === 'deposit' && status === 'pending')
    expect(await totalOf('transactions?limit=1&count=true&status=pending')).toBe(pending.length)
  })

  test('counts the whole list up to 1,000, and says 1,001 for all that is more', async () => {
    expect(await totalOf('users?limit=1&count=true')).toBe((await allIds('users', 'order=asc', 200)).length)
    expect(lines.length).toBeGreaterThan(1000)
    expect(await totalOf('transactions?limit=1&count=true')).toBe(1001)
  })

  test('is left out unless it is asked for, and for a search', async () => {
    expect(await totalOf('users?limit=1')).toBeUndefined()
    expect(await totalOf('users?limit=1&count=true&q=a')).toBeUndefined()
  })
})
