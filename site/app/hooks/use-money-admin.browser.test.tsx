import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/hooks/resource.ts'
import * as moneyAdminArea from '#ds/texts/money-admin.ts'
import { moneyAdminTexts } from '#ds/texts/money-admin.ts'
import { advance, createTestProviders, delayed, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { textAreaOf } from '#site/texts/text-area.ts'
import { type MoneyAdminOptions, useMoneyAdmin } from './use-money-admin.ts'

await textAreaOf(moneyAdminArea).load({ edition: 'mixed', language: 'vi' })

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const counts = { unmatched: 1, suggested: 0, ignored: 0, refunded: 0, split: 0 }
const user = { firstName: 'Lan', lastName: 'Phạm', email: 'lan@sen.test' }
const open = { id: 'b1', state: 'unmatched', amount: '25000000', user: null }
const requested = { id: 'w1', state: 'requested', amount: '300000', user, holder: 'PHAM LAN' }
const waiting = { requested: 1, approved: 0 }
const paths = {
  open: 'GET /api/admin/bank-transfers?state=open',
  counts: 'GET /api/admin/bank-transfers?state=open&limit=1',
  all: 'GET /api/admin/bank-transfers',
  match: 'POST /api/admin/bank-transfers/b1/match',
  split: 'POST /api/admin/bank-transfers/b1/split',
  providers: 'GET /api/admin/payment-providers',
  reconciliation: 'GET /api/admin/reconciliation',
  run: 'POST /api/admin/reconciliation/run',
  withdrawals: 'GET /api/admin/withdrawals?state=requested',
  waiting: 'GET /api/admin/withdrawals?state=requested&limit=1',
  approve: 'POST /api/admin/withdrawals/w1/approve',
  begin: 'POST /api/admin/withdrawals/w1/begin',
  takeOver: 'POST /api/admin/withdrawals/w1/take-over',
  stopPaying: 'POST /api/admin/withdrawals/w1/stop',
  paid: 'POST /api/admin/withdrawals/w1/paid',
  reject: 'POST /api/admin/withdrawals/w1/reject',
  users: 'GET /api/admin/users?q=minh&limit=8',
}
const noRun = { at: null, ok: null, differences: [], total: 0, runs: [] }

type Office = ReturnType<typeof useMoneyAdmin>

async function setUp(options: Partial<MoneyAdminOptions> = {}, replies: Record<string, unknown> = {}) {
  const api = fakeApi({
    [paths.open]: delayed({ transfers: [open], open: 1, counts, nextCursor: null }),
    [paths.counts]: delayed({ transfers: [open], open: 1, counts, nextCursor: null }),
    [paths.all]: delayed({ transfers: [], open: 1, counts, nextCursor: null }),
    [paths.match]: { transfer: { ...open, state: 'matched', user } },
    [paths.split]: { transfers: [] },
    [paths.providers]: delayed({ providers: [{ name: 'sepay' }] }),
    [paths.reconciliation]: delayed(noRun),
    [paths.run]: { ...noRun, at: '2026-11-22T00:00:00.000Z', ok: true },
    [paths.withdrawals]: delayed({ withdrawals: [requested], counts: waiting, nextCursor: null }),
    [paths.waiting]: delayed({ withdrawals: [requested], counts: waiting, nextCursor: null }),
    [paths.approve]: { withdrawal: { ...requested, state: 'approved' } },
    [paths.begin]: { withdrawal: { ...requested, state: 'approved' } },
    [paths.paid]: { withdrawal: { ...requested, state: 'paid' } },
    [paths.users]: delayed({ users: [{ id: 'u1' }], nextCursor: null }),
    ...replies,
  })
  const providers = createTestProviders()
  const initialProps: MoneyAdminOptions = {
    token: 'token',
    view: 'transfers',
    filter: 'open',
    withdrawalFilter: 'requested',
    ...options,
  }
  const { result, rerender } = renderHook(useMoneyAdmin, { initialProps, wrapper: providers.wrapper })
  await advance(1)
  return {
    api,
    office: result,
    lastToast: () => providers.toasts.getSnapshot().at(-1),
    show: async (next: Partial<MoneyAdminOptions>) => {
      api.takeCalls()
      rerender({ ...initialProps, ...next })
      await advance(1)
    },
  }
}

test('only the open view is loaded, and the filter chooses the list', async () => {
  const { api, office, show } = await setUp()
  expect(api.takeCalls()).toEqual([paths.open, paths.counts])
  expect(dataOf(office.current.transfers.rows)).toEqual([open])
  expect(office.current.counts).toEqual(counts)
  await show({ filter: 'all' })
  expect(api.takeCalls()).toEqual([paths.all])
  await show({ view: 'providers' })
  expect(api.takeCalls()).toEqual([paths.providers])
  await show({ view: 'reconciliation' })
  expect(api.takeCalls()).toEqual([paths.reconciliation])
})

test('a decision is sent, said, and shown in the list', async () => {
  const { api, office, lastToast } = await setUp()
  api.takeCalls()
  expect(await act(() => office.current.onMatch('b1', { userId: 'u1' }))).toEqual({ ok: true })
  expect(api.calls.find(({ call }) => call === paths.match)?.body).toEqual({ userId: 'u1' })
  expect(lastToast()).toMatchObject({ title: 'Đã cộng 25.000.000\u00a0₫ vào ví của Lan', tone: 'positive' })
  await advance(1)
  expect(api.takeCalls().toSorted()).toEqual([paths.match, paths.open, paths.counts].toSorted())
})

test('a decision that waits for a second admin says so', async () => {
  const { office, lastToast } = await setUp({}, { [paths.match]: { transfer: open } })
  await act(() => office.current.onMatch('b1', { userId: 'u1' }))
  expect(lastToast()).toMatchObject({ title: moneyAdminTexts.vi.transfers.proposalSaved })
})

test('a transfer that another admin has decided about is not a failure, and the list is loaded again', async () => {
  const refusal = new FakeProblem(409, { code: 'transfer_decided' })
  const { api, office, lastToast } = await setUp({}, { [paths.split]: refusal })
  api.takeCalls()
  expect(await act(() => office.current.onSplit('b1', ['1', '2']))).toEqual({ ok: false, isDecided: true })
  expect(lastToast()).toBeUndefined()
  await advance(1)
  expect(api.takeCalls()).toContain(paths.open)
})

test.each([
  ['match', (office: Office) => office.onMatch('b1', { userId: 'u1' })],
  ['split', (office: Office) => office.onSplit('b1', ['1', '2'])],
  ['ignore', (office: Office) => office.onIgnore('b1', 'interest')],
  ['refund', (office: Office) => office.onRefund('b1', 'FT1')],
] as const)(
  'a decision to %s whose response was lost is repeated with its key, so that it is not taken for another admin’s',
  async (action, decide) => {
    const path = `POST /api/admin/bank-transfers/b1/${action}`
    const { api, office } = await setUp({}, { [path]: new FakeProblem(503, { code: 'outcome_unknown' }) })
    expect(await act(() => decide(office.current))).toMatchObject({ ok: false })
    api.replies[path] = { transfer: { ...open, state: 'matched' }, transfers: [] }
    expect(await act(() => decide(office.current))).toEqual({ ok: true })
    const keys = api.calls.filter(({ call }) => call === path).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys).toEqual([keys[0], keys[0]])
  },
)

test('another failure has a reason for the dialog', async () => {
  const { office } = await setUp({}, { [paths.match]: new FakeProblem(409, { code: 'payment_settled_otherwise' }) })
  expect(await act(() => office.current.onMatch('b1', { paymentId: 'p1' }))).toMatchObject({ ok: false })
})

test('a customer is searched for once the typing pauses', async () => {
  const { api, office } = await setUp()
  api.takeCalls()
  act(() => office.current.customers.onQueryChange('mi'))
  act(() => office.current.customers.onQueryChange('minh'))
  await advance(300)
  await advance(1)
  expect(api.takeCalls()).toEqual([paths.users])
  expect(dataOf(office.current.customers.found)).toEqual([{ id: 'u1' }])
  act(() => office.current.customers.onQueryChange(''))
  expect(dataOf(office.current.customers.found)).toEqual([])
})

test('a run of the reconciliation is shown from its response', async () => {
  const { api, office } = await setUp({ view: 'reconciliation' })
  api.takeCalls()
  await act(() => office.current.onReconcile())
  expect(dataOf(office.current.reconciliation)).toMatchObject({ ok: true })
  await advance(1)
  expect(api.takeCalls()).toEqual([paths.run])
})

test('withdrawals are loaded in their view; an approval that waits for a second admin says so', async () => {
  const { api, office, lastToast } = await setUp(
    { view: 'withdrawals' },
    { [paths.approve]: { withdrawal: requested } },
  )
  expect(api.takeCalls().toSorted()).toEqual([paths.withdrawals, paths.waiting].toSorted())
  expect(dataOf(office.current.withdrawals.rows)).toEqual([requested])
  expect(office.current.withdrawalCounts).toEqual(waiting)
  expect(await act(() => office.current.onApprove('w1'))).toEqual({ ok: true })
  expect(lastToast()).toMatchObject({ title: moneyAdminTexts.vi.withdrawals.proposalSaved, tone: 'neutral' })
})

test('what pays a withdrawal is sent with the reference, and one that somebody else decided about is not a failure', async () => {
  const refusal = new FakeProblem(409, { code: 'withdrawal_decided' })
  const { api, office, lastToast } = await setUp({ view: 'withdrawals' }, { [paths.reject]: refusal })
  expect(await act(() => office.current.onPaid('w1', 'FT26330001'))).toEqual({ ok: true })
  expect(api.calls.find(({ call }) => call === paths.paid)?.body).toEqual({ reference: 'FT26330001' })
  expect(lastToast()).toMatchObject({ title: 'Đã ghi nhận chuyển 300.000\u00a0₫ cho Lan', tone: 'positive' })
  await advance(1)
  api.takeCalls()
  expect(await act(() => office.current.onReject('w1', 'x'))).toEqual({ ok: false, isDecided: true })
  await advance(1)
  expect(api.takeCalls()).toContain(paths.withdrawals)
})

test('who sends the money of a withdrawal is said before it is sent; who else does is told as the server says it', async () => {
  const detail = 'Lê Văn đang chuyển khoản này ở ngân hàng, từ 3 phút trước.'
  const refusal = new FakeProblem(409, { code: 'withdrawal_being_paid', detail })
  const { api, office } = await setUp(
    { view: 'withdrawals' },
    { [paths.takeOver]: refusal, [paths.stopPaying]: refusal, [paths.paid]: refusal, [paths.reject]: refusal },
  )
  expect(await act(() => office.current.onBegin('w1'))).toEqual({ ok: true })
  await advance(1)
  expect(api.takeCalls()).toContain(paths.begin)
  for (const refused of [
    office.current.onTakeOver,
    office.current.onStop,
    (id: string) => office.current.onReject(id, 'x'),
  ])
    expect(await act(() => refused('w1'))).toEqual({ ok: false, message: detail })
  await advance(1)
  // The list says who it is.
  expect(api.takeCalls()).toContain(paths.withdrawals)
  // Who has taken the transfer over may have sent the money as well.
  expect(await act(() => office.current.onPaid('w1', 'FT1'))).toEqual({ ok: false, isDecided: true })
})

test('a reference that has paid another withdrawal is refused as the server says it', async () => {
  const detail = 'Mã giao dịch này đã được ghi cho yêu cầu rút tiền GD-10501 (NGUYEN VAN A).'
  const { office } = await setUp(
    { view: 'withdrawals' },
    { [paths.paid]: new FakeProblem(409, { code: 'reference_used', detail }) },
  )
  expect(await act(() => office.current.onPaid('w1', 'FT1'))).toEqual({ ok: false, message: detail })
})
