import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/hooks/resource.ts'
import { changeRemedies } from '#ds/texts/change-remedies.ts'
import { toastTexts } from '#ds/texts/toasts.ts'
import {
  advance,
  createTestProviders,
  deferredReply,
  delayed,
  FakeProblem,
  fakeApi,
} from '#site/testing/fake-api-test-tools.tsx'
import { type BackOfficeOptions, useBackOffice } from './use-back-office.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lan = { id: '1', email: 'lan@sen.test', balance: '1000000', isActive: true }
const instanceRow = { vps: { id: 'v1', name: 'web', status: 'active' }, user: lan }
const deposit = { transaction: { id: 't1', status: 'pending' }, user: lan }
const paths = {
  stats: 'GET /api/admin/stats',
  trends: 'GET /api/admin/trends',
  payments: 'GET /api/admin/parked-payments?open=true',
  transfers: 'GET /api/admin/bank-transfers?state=open&limit=10',
  withdrawals: 'GET /api/admin/withdrawals?state=requested&limit=10',
  jobs: 'GET /api/admin/jobs',
  deposits: 'GET /api/admin/transactions?status=pending&type=deposit&method=bank_transfer,crypto&order=asc&limit=10',
  tickets: 'GET /api/admin/tickets?status=open&order=asc&limit=10',
  users: 'GET /api/admin/users',
  vps: 'GET /api/admin/vps',
  pending: 'GET /api/admin/transactions?status=pending',
  balance: 'PATCH /api/admin/users/1/balance',
  lock: 'PATCH /api/admin/users/1/status',
  suspend: 'POST /api/admin/vps/v1/suspend',
  resume: 'POST /api/admin/vps/v1/resume',
  terminate: 'POST /api/admin/vps/v1/terminate',
  settle: 'PATCH /api/admin/transactions/t1/status',
}

/** Renders the back-office with one tab open; `show` opens another. */
async function setUp(
  tab: BackOfficeOptions['tab'],
  replies: Record<string, unknown> = {},
  token: string | null = 'token',
) {
  const searchBox = { query: '', onQueryChange: () => undefined, search: '' }
  const signedIn = { token: token ?? undefined }
  const filterOf = (open: BackOfficeOptions['tab']): BackOfficeOptions['filter'] =>
    open === 'transactions' ? { status: 'pending' } : {}
  const api = fakeApi({
    [paths.stats]: delayed({ users: {} }),
    [paths.trends]: delayed({ days: [] }),
    [paths.payments]: delayed({ parkedPayments: [{ id: 'p1' }, { id: 'p2' }] }),
    [paths.transfers]: delayed({ transfers: [], open: 0, nextCursor: null }),
    [paths.withdrawals]: delayed({ withdrawals: [], counts: { requested: 0, approved: 0 }, nextCursor: null }),
    [paths.jobs]: delayed({ jobs: [{ id: 'j1' }, { id: 'j2' }] }),
    [paths.deposits]: delayed({ transactions: [deposit], nextCursor: null }),
    [paths.tickets]: delayed({ tickets: [], nextCursor: 'more' }),
    [paths.users]: delayed({ users: [lan], nextCursor: null }),
    [paths.vps]: delayed({ vpsInstances: [instanceRow], nextCursor: null }),
    [paths.pending]: delayed({ transactions: [deposit], nextCursor: null }),
    [paths.balance]: { user: { ...lan, balance: '1200000' } },
    [paths.lock]: { user: { ...lan, isActive: false } },
    ...replies,
  })
  const providers = createTestProviders()
  const { result, rerender } = renderHook((options: BackOfficeOptions) => useBackOffice(options), {
    initialProps: { ...signedIn, tab, filter: filterOf(tab), searchBox },
    wrapper: providers.wrapper,
  })
  await advance(1)
  return {
    api,
    office: result,
    onCallError: providers.onCallError,
    lastToast: () => providers.toasts.getSnapshot().at(-1),
    show: async (next: BackOfficeOptions['tab']) => {
      rerender({ ...signedIn, tab: next, filter: filterOf(next), searchBox })
      await advance(1)
    },
    /** Sends a change, without letting other requests complete meanwhile. */
    send: async <Result,>(run: () => Promise<Result>) => {
      api.takeCalls()
      return act(run)
    },
  }
}

test('only the open tab is loaded, with the token', async () => {
  const { api, show } = await setUp('dashboard')
  expect(api.calls.map(({ headers }) => headers.get('Authorization'))).toEqual(Array(8).fill('Bearer token'))
  expect(api.takeCalls()).toEqual([
    paths.stats,
    paths.trends,
    paths.deposits,
    paths.transfers,
    paths.withdrawals,
    paths.payments,
    paths.tickets,
    paths.jobs,
  ])
  await show('users')
  expect(api.takeCalls()).toEqual([paths.users])
})

test.each(['dashboard', 'users', 'vps', 'transactions', 'support'] as const)(
  'without a token no data of the tab %s is requested',
  async (tab) => {
    const { api } = await setUp(tab, {}, null)
    expect(api.calls).toEqual([])
  },
)

const change = { difference: '200000', expectedBalance: '1000000' }

test('a balance edit sends the shown balance and an idempotency key, and its response is shown', async () => {
  const { api, office, lastToast, send } = await setUp('users')
  expect(await send(() => office.current.users.onBalanceChange('1', change))).toEqual({ ok: true })
  expect(api.calls[0]).toMatchObject({ call: paths.balance, body: change })
  expect(api.calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(dataOf(office.current.users.rows)).toMatchObject([{ balance: '1200000' }])
  expect(lastToast()).toMatchObject({ title: toastTexts.vi.updated, tone: 'positive' })
})

test('a balance that has changed is returned, and the next attempt has a new key', async () => {
  const { api, office, lastToast, send } = await setUp('users', {
    [paths.balance]: new FakeProblem(409, { code: 'balance_moved', balance: '510000' }),
  })
  expect(await send(() => office.current.users.onBalanceChange('1', change))).toEqual({ ok: false, movedTo: '510000' })
  expect(lastToast()).toBeUndefined()
  const first = api.calls[0]?.headers.get('Idempotency-Key')
  await advance(1)
  expect(api.takeCalls()).toEqual([paths.balance, paths.users])
  api.replies[paths.balance] = { user: { ...lan, balance: '710000' } }
  await send(() => office.current.users.onBalanceChange('1', { ...change, expectedBalance: '510000' }))
  expect(api.calls[0]?.headers.get('Idempotency-Key')).not.toBe(first)
})

test('an edit whose response was lost is repeated with the same key, so that it is not made twice', async () => {
  const { api, office, send } = await setUp('users', {
    [paths.balance]: new FakeProblem(503, { code: 'outcome_unknown' }),
  })
  const keys: (string | null | undefined)[] = []
  const edit = async () => {
    const result = await send(() => office.current.users.onBalanceChange('1', change))
    keys.push(api.calls[0]?.headers.get('Idempotency-Key'))
    return result
  }
  expect(await edit()).toEqual({ ok: false, message: changeRemedies.vi.later })
  api.replies[paths.balance] = { user: { ...lan, balance: '1200000' } }
  await edit()
  await edit()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a change is shown from its response; other visible data is refreshed, and hidden lists are loaded when opened', async () => {
  const { api, office, show, send } = await setUp('dashboard')
  await show('vps')
  await show('users')
  api.replies[paths.users] = delayed({ users: [{ ...lan, isActive: false, balance: '900000' }], nextCursor: null })
  await send(() => office.current.users.onActiveChange('1', false))
  expect(dataOf(office.current.users.rows)).toMatchObject([{ isActive: false, balance: '1000000' }])
  await advance(1)
  expect(dataOf(office.current.users.rows)).toMatchObject([{ balance: '900000' }])
  expect(api.takeCalls()).toEqual([paths.lock, paths.users])
  await show('vps')
  expect(api.takeCalls()).toEqual([paths.vps])
  await show('dashboard')
  expect(api.takeCalls()).toEqual([
    paths.stats,
    paths.trends,
    paths.deposits,
    paths.transfers,
    paths.withdrawals,
    paths.payments,
    paths.tickets,
    paths.jobs,
  ])
})

test.each([
  ['suspended', paths.suspend],
  ['active', paths.resume],
  ['terminated', paths.terminate],
] as const)(
  'an instance becomes %s with the reason and a key, is shown so, and cannot be undone',
  async (status, call) => {
    const { api, office, lastToast, send } = await setUp('vps', { [call]: { vps: { ...instanceRow.vps, status } } })
    expect(await send(() => office.current.vps.onStatusChange('v1', status, 'Spam'))).toEqual({ ok: true })
    expect(api.calls[0]).toMatchObject({ call, body: { reason: 'Spam' } })
    expect(api.calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    expect(dataOf(office.current.vps.rows)).toMatchObject([{ vps: { status }, user: { id: '1' } }])
    expect(lastToast()).toMatchObject({ title: toastTexts.vi.updated, tone: 'positive' })
    expect(office.current.undo.records).toEqual([])
  },
)

test('a reason that the server refuses comes back with what is wrong with it', async () => {
  const errors = [{ path: 'reason', message: 'Dài tối đa 200 ký tự' }]
  const { office, send } = await setUp('vps', {
    [paths.suspend]: new FakeProblem(422, { code: 'validation_failed', errors }),
  })
  expect(await send(() => office.current.vps.onStatusChange('v1', 'suspended', 'Spam'))).toMatchObject({
    ok: false,
    fieldErrors: errors,
  })
  expect(dataOf(office.current.vps.rows)).toMatchObject([{ vps: { status: 'active' } }])
})

test('a suspension whose response was lost is repeated with the same key', async () => {
  const { api, office, send } = await setUp('vps', { [paths.suspend]: new FakeProblem(503) })
  const keyOf = async () => {
    await send(() => office.current.vps.onStatusChange('v1', 'suspended', 'Spam'))
    return api.calls[0]?.headers.get('Idempotency-Key')
  }
  expect(await keyOf()).toBe(await keyOf())
})

test('a settled deposit is removed from the list of pending ones', async () => {
  const { api, office, send } = await setUp('transactions', {
    [paths.settle]: { transaction: { id: 't1', status: 'completed' } },
  })
  api.replies[paths.pending] = delayed({ transactions: [], nextCursor: null })
  expect(await send(() => office.current.transactions.onSettle('t1', 'completed'))).toEqual({ ok: true })
  expect(dataOf(office.current.transactions.rows)).toMatchObject([{ transaction: { status: 'completed' } }])
  await advance(1)
  expect(dataOf(office.current.transactions.rows)).toEqual([])
})

test('a deposit that is settled in the queue is removed from it', async () => {
  const { api, office, send } = await setUp('dashboard', {
    [paths.settle]: { transaction: { id: 't1', status: 'completed' } },
  })
  expect(dataOf(office.current.overview.deposits)).toMatchObject({ rows: [{ transaction: { id: 't1' } }] })
  api.replies[paths.deposits] = delayed({ transactions: [], nextCursor: null })
  expect(await send(() => office.current.overview.onSettle('t1', 'completed'))).toEqual({ ok: true })
  expect(dataOf(office.current.overview.deposits)).toMatchObject({ rows: [] })
  await advance(1)
  expect(dataOf(office.current.overview.deposits)).toEqual({ rows: [], allHref: undefined })
})

test('the overview knows where a list of work goes on', async () => {
  const { office } = await setUp('dashboard')
  expect(dataOf(office.current.overview.tickets)?.allHref).toBe('/admin?tab=support&status=open')
  expect(dataOf(office.current.overview.deposits)?.allHref).toBeUndefined()
})

test('a list that is hidden when the response arrives is loaded again when it is opened', async () => {
  const settled = deferredReply()
  const { api, office, show, send } = await setUp('transactions', { [paths.settle]: settled.reply })
  const sent = office.current.transactions.onSettle('t1', 'completed')
  await show('users')
  api.replies[paths.pending] = delayed({ transactions: [], nextCursor: null })
  await send(async () => {
    settled.resolve({ transaction: { id: 't1', status: 'completed' } })
    await sent
  })
  await show('transactions')
  expect(dataOf(office.current.transactions.rows)).toEqual([])
})

test('a change that is undone from another page is shown on the page with its row', async () => {
  const locked = { ...lan, isActive: false }
  const { api, office, send } = await setUp('users', {
    [paths.users]: delayed({ users: [locked], nextCursor: 'a' }),
    [`${paths.users}?cursor=a`]: delayed({ users: [], nextCursor: null }),
    [paths.lock]: { user: lan },
  })
  api.replies[paths.users] = delayed({ users: [lan], nextCursor: 'a' })
  await send(() => office.current.users.onActiveChange('1', true))
  await advance(1)
  act(() => office.current.users.onNextPage?.())
  await advance(1)
  api.replies[paths.users] = delayed({ users: [locked], nextCursor: 'a' })
  api.replies[paths.lock] = { user: locked }
  await send(() => office.current.undo.undo())
  await advance(1)
  act(() => office.current.users.onPreviousPage?.())
  await advance(1)
  expect(dataOf(office.current.users.rows)).toMatchObject([{ isActive: false }])
})

test.each([
  ['taken back', {}, true],
  [
    'not taken back, since the wallet lacks another amount by now,',
    new FakeProblem(409, { code: 'balance_moved' }),
    false,
  ],
])('a payment that was %s is loaded again', async (_, reply, ok) => {
  const call = 'POST /api/admin/parked-payments/p1/take-back'
  const { api, office, send } = await setUp('dashboard', { [call]: reply })
  expect(await send(() => office.current.overview.onTakeBack('p1', '0'))).toMatchObject({ ok })
  await advance(1)
  expect(api.takeCalls()).toEqual(expect.arrayContaining([call, paths.payments]))
})

test.each([
  ['resolved', 'payments', 'POST /api/admin/parked-payments/p1/resolve', ['p2']],
  ['retried', 'jobs', 'POST /api/admin/jobs/j1/retry', ['j2']],
  ['dismissed', 'jobs', 'POST /api/admin/jobs/j1/dismiss', ['j2']],
] as const)('an item that was %s is removed from its list', async (what, list, call, left) => {
  const { api, office, send } = await setUp('dashboard', { [call]: {} })
  const { overview } = office.current
  const actions = {
    resolved: () => overview.onResolve('p1', 'Đã hoàn tiền'),
    retried: () => overview.onRetryJob('j1'),
    dismissed: () => overview.onDismissJob('j1'),
  }
  expect(await send(actions[what])).toEqual({ ok: true })
  expect(dataOf<{ rows: readonly { id: string }[] }>(office.current.overview[list])?.rows.map(({ id }) => id)).toEqual(
    left,
  )
  await advance(1)
  expect(api.takeCalls().toSorted()).toEqual(
    [
      call,
      paths.stats,
      paths.trends,
      paths.deposits,
      paths.transfers,
      paths.withdrawals,
      paths.payments,
      paths.tickets,
      paths.jobs,
    ].toSorted(),
  )
})

test('a failed change shows a toast with what failed and why, and does not change the rows', async () => {
  const { office, lastToast, onCallError, send } = await setUp('users', {
    [paths.lock]: new FakeProblem(409, { detail: 'Đã khóa.' }),
  })
  expect(await send(() => office.current.users.onActiveChange('1', false))).toEqual({
    ok: false,
    message: changeRemedies.vi.input,
  })
  expect(lastToast()).toMatchObject({
    title: toastTexts.vi.updateFailed,
    description: 'Failed to update user status. 409: Đã khóa.',
  })
  expect(onCallError.mock.calls[0]?.[1]).toBe('Failed to update user status. 409: Đã khóa.')
  expect(dataOf(office.current.users.rows)).toMatchObject([{ isActive: true }])
})
