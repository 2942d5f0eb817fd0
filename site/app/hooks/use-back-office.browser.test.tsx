import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/components/resource.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { changeRemedies } from '#ds/texts/vi/remedies.ts'
import { createSurroundings, FakeProblem, fakeApi, heldReply, late, pass } from '#site/testing/fake-api-test-tools.tsx'
import { type BackOfficeOptions, useBackOffice } from './use-back-office.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lan = { id: '1', email: 'lan@sen.test', balance: '1000000', isActive: true }
const machine = { vps: { id: 'v1', name: 'web', status: 'active' }, user: lan }
const deposit = { transaction: { id: 't1', status: 'pending' }, user: lan }
const paths = {
  stats: 'GET /api/admin/stats',
  payments: 'GET /api/admin/parked-payments?open=true',
  jobs: 'GET /api/admin/jobs',
  users: 'GET /api/admin/users',
  vps: 'GET /api/admin/vps',
  pending: 'GET /api/admin/transactions?status=pending',
  balance: 'PATCH /api/admin/users/1/balance',
  lock: 'PATCH /api/admin/users/1/status',
  vpsStatus: 'PATCH /api/admin/vps/v1/status',
  settle: 'PATCH /api/admin/transactions/t1/status',
}

/** The back-office on one tab; `show` opens another. */
async function setUp(tab: BackOfficeOptions['tab'], replies: Record<string, unknown> = {}) {
  const api = fakeApi({
    [paths.stats]: late({ users: {} }),
    [paths.payments]: late({ parkedPayments: [{ id: 'p1' }, { id: 'p2' }] }),
    [paths.jobs]: late({ jobs: [{ id: 'j1' }, { id: 'j2' }] }),
    [paths.users]: late({ users: [lan], nextCursor: null }),
    [paths.vps]: late({ vpsInstances: [machine], nextCursor: null }),
    [paths.pending]: late({ transactions: [deposit], nextCursor: null }),
    [paths.balance]: { user: { ...lan, balance: '1200000' } },
    [paths.lock]: { user: { ...lan, isActive: false } },
    ...replies,
  })
  const surroundings = createSurroundings()
  const { result, rerender } = renderHook((options: BackOfficeOptions) => useBackOffice(options), {
    initialProps: { token: 'token', tab, onlyPending: true },
    wrapper: surroundings.wrapper,
  })
  await pass(1)
  return {
    api,
    office: result,
    onCallError: surroundings.onCallError,
    said: () => surroundings.toasts.getSnapshot().at(-1),
    show: async (next: BackOfficeOptions['tab']) => {
      rerender({ token: 'token', tab: next, onlyPending: true })
      await pass(1)
    },
    /** Sends a change, and lets nothing happen that it does not wait for. */
    send: async <Result,>(run: () => Promise<Result>) => {
      api.takeCalls()
      return act(run)
    },
  }
}

test('only the tab in view is loaded, with the token', async () => {
  const { api, show } = await setUp('dashboard')
  expect(api.calls.map(({ headers }) => headers.get('Authorization'))).toEqual(Array(3).fill('Bearer token'))
  expect(api.takeCalls()).toEqual([paths.stats, paths.payments, paths.jobs])
  await show('users')
  expect(api.takeCalls()).toEqual([paths.users])
})

const change = { difference: '200000', expectedBalance: '1000000' }

test('a balance edit carries the balance that was shown, and a key, and its response is shown', async () => {
  const { api, office, said, send } = await setUp('users')
  expect(await send(() => office.current.users.onBalanceChange('1', change))).toEqual({ ok: true })
  expect(api.calls[0]).toMatchObject({ call: paths.balance, body: change })
  expect(api.calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(dataOf(office.current.users.rows)).toMatchObject([{ balance: '1200000' }])
  expect(said()).toMatchObject({ title: notices.updated, tone: 'positive' })
})

test('a balance that has moved is told with the present one, and the next try is a new one', async () => {
  const { api, office, said, send } = await setUp('users', {
    [paths.balance]: new FakeProblem(409, { code: 'balance_moved', balance: '510000' }),
  })
  expect(await send(() => office.current.users.onBalanceChange('1', change))).toEqual({ ok: false, movedTo: '510000' })
  expect(said()).toBeUndefined()
  const first = api.calls[0]?.headers.get('Idempotency-Key')
  await pass(1)
  expect(api.takeCalls()).toEqual([paths.balance, paths.users])
  api.replies[paths.balance] = { user: { ...lan, balance: '710000' } }
  await send(() => office.current.users.onBalanceChange('1', { ...change, expectedBalance: '510000' }))
  expect(api.calls[0]?.headers.get('Idempotency-Key')).not.toBe(first)
})

test('an edit whose response was lost is repeated under its key, and so not made twice', async () => {
  const { api, office, send } = await setUp('users', {
    [paths.balance]: new FakeProblem(503, { code: 'outcome_unknown' }),
  })
  const keys: (string | null | undefined)[] = []
  const edit = async () => {
    const result = await send(() => office.current.users.onBalanceChange('1', change))
    keys.push(api.calls[0]?.headers.get('Idempotency-Key'))
    return result
  }
  expect(await edit()).toEqual({ ok: false, message: changeRemedies.later })
  api.replies[paths.balance] = { user: { ...lan, balance: '1200000' } }
  await edit()
  await edit()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a change is shown by its response; what else is in view follows, and what is not is loaded when it is opened', async () => {
  const { api, office, show, send } = await setUp('dashboard')
  await show('vps')
  await show('users')
  api.replies[paths.users] = late({ users: [{ ...lan, isActive: false, balance: '900000' }], nextCursor: null })
  await send(() => office.current.users.onActiveChange('1', false))
  expect(dataOf(office.current.users.rows)).toMatchObject([{ isActive: false, balance: '1000000' }])
  await pass(1)
  expect(dataOf(office.current.users.rows)).toMatchObject([{ balance: '900000' }])
  expect(api.takeCalls()).toEqual([paths.lock, paths.users])
  await show('vps')
  expect(api.takeCalls()).toEqual([paths.vps])
  await show('dashboard')
  expect(api.takeCalls()).toEqual([paths.stats, paths.payments, paths.jobs])
})

test('a suspended machine is back with one press', async () => {
  const { api, office, said, send } = await setUp('vps', {
    [paths.vpsStatus]: { vps: { ...machine.vps, status: 'suspended' } },
  })
  await send(() => office.current.vps.onStatusChange('v1', 'suspended'))
  expect(dataOf(office.current.vps.rows)).toMatchObject([{ vps: { status: 'suspended' }, user: { id: '1' } }])
  const undo = said()?.action
  expect(undo?.label).toBe(notices.undo)

  api.replies[paths.vpsStatus] = { vps: machine.vps }
  await send(async () => undo?.onSelect())
  expect(api.calls[0]).toMatchObject({ call: paths.vpsStatus, body: { status: 'active' } })
  expect(dataOf(office.current.vps.rows)).toMatchObject([{ vps: { status: 'active' } }])
  expect(said()).toMatchObject({ title: notices.updated })
  expect(said()?.action).toBeUndefined()
})

test('a settled deposit leaves the list of those that are pending', async () => {
  const { api, office, send } = await setUp('transactions', {
    [paths.settle]: { transaction: { id: 't1', status: 'completed' } },
  })
  api.replies[paths.pending] = late({ transactions: [], nextCursor: null })
  expect(await send(() => office.current.transactions.onSettle('t1', 'completed'))).toEqual({ ok: true })
  expect(dataOf(office.current.transactions.rows)).toMatchObject([{ transaction: { status: 'completed' } }])
  await pass(1)
  expect(dataOf(office.current.transactions.rows)).toEqual([])
})

test('a list that is not in view when the response comes is loaded again when it is opened', async () => {
  const settled = heldReply()
  const { api, office, show, send } = await setUp('transactions', { [paths.settle]: settled.reply })
  const sent = office.current.transactions.onSettle('t1', 'completed')
  await show('users')
  api.replies[paths.pending] = late({ transactions: [], nextCursor: null })
  await send(async () => {
    settled.arrive({ transaction: { id: 't1', status: 'completed' } })
    await sent
  })
  await show('transactions')
  expect(dataOf(office.current.transactions.rows)).toEqual([])
})

test('a change that is taken back from another page shows on the page that has its row', async () => {
  const suspended = { ...machine, vps: { ...machine.vps, status: 'suspended' } }
  const { api, office, said, send } = await setUp('vps', {
    [paths.vps]: late({ vpsInstances: [machine], nextCursor: 'a' }),
    [`${paths.vps}?cursor=a`]: late({ vpsInstances: [], nextCursor: null }),
    [paths.vpsStatus]: { vps: suspended.vps },
  })
  api.replies[paths.vps] = late({ vpsInstances: [suspended], nextCursor: 'a' })
  await send(() => office.current.vps.onStatusChange('v1', 'suspended'))
  await pass(1)
  act(() => office.current.vps.onNextPage?.())
  await pass(1)
  api.replies[paths.vps] = late({ vpsInstances: [machine], nextCursor: 'a' })
  api.replies[paths.vpsStatus] = { vps: machine.vps }
  await send(async () => said()?.action?.onSelect())
  await pass(1)
  act(() => office.current.vps.onPreviousPage?.())
  await pass(1)
  expect(dataOf(office.current.vps.rows)).toMatchObject([{ vps: { status: 'active' } }])
})

test.each([
  ['resolved', 'payments', 'POST /api/admin/parked-payments/p1/resolve', ['p2']],
  ['retried', 'jobs', 'POST /api/admin/jobs/j1/retry', ['j2']],
  ['dismissed', 'jobs', 'POST /api/admin/jobs/j1/dismiss', ['j2']],
] as const)('what was %s waits no longer', async (what, list, call, left) => {
  const { api, office, send } = await setUp('dashboard', { [call]: {} })
  const { waiting } = office.current
  const actions = {
    resolved: () => waiting.onResolve('p1', 'Đã hoàn tiền'),
    retried: () => waiting.onRetryJob('j1'),
    dismissed: () => waiting.onDismissJob('j1'),
  }
  expect(await send(actions[what])).toEqual({ ok: true })
  expect(dataOf<readonly { id: string }[]>(office.current.waiting[list])?.map(({ id }) => id)).toEqual(left)
  await pass(1)
  expect(api.takeCalls().toSorted()).toEqual([call, paths.stats, paths.payments, paths.jobs].toSorted())
})

test('a change that fails is said with what failed and why, and leaves the rows as they are', async () => {
  const { office, said, onCallError, send } = await setUp('users', {
    [paths.lock]: new FakeProblem(409, { detail: 'Đã khóa.' }),
  })
  expect(await send(() => office.current.users.onActiveChange('1', false))).toEqual({
    ok: false,
    message: changeRemedies.input,
  })
  expect(said()).toMatchObject({
    title: notices.updateFailed,
    description: 'Failed to update user status. 409: Đã khóa.',
  })
  expect(onCallError.mock.calls[0]?.[1]).toBe('Failed to update user status. 409: Đã khóa.')
  expect(dataOf(office.current.users.rows)).toMatchObject([{ isActive: true }])
})
