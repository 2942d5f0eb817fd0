import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/hooks/resource.ts'
import { advance, createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { payments } from '#stories/fixtures/payments.ts'
import { usePayment } from './use-payment.ts'

const paths = {
  payment: 'GET /api/wallet/payments/p1',
  balance: 'GET /api/wallet/balance/41',
  forecast: 'GET /api/wallet/forecast?days=730',
  cancel: 'POST /api/wallet/payments/p1/cancel',
  report: 'POST /api/wallet/payments/p1/report',
  deposit: 'POST /api/wallet/deposit',
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setUp(replies: Record<string, unknown> = {}, initialId: string | undefined = 'p1') {
  const api = fakeApi({
    [paths.payment]: payments.waiting,
    [paths.balance]: { balance: '500000' },
    [paths.forecast]: { balance: '500000', lines: [] },
    ...replies,
  })
  const onAskedAgain = vi.fn()
  const providers = createTestProviders()
  const { result, rerender } = renderHook(({ id }) => usePayment({ userId: '41', id, onAskedAgain }), {
    ...providers,
    initialProps: { id: initialId as string | undefined },
  })
  await advance()
  return {
    api,
    onAskedAgain,
    payment: result,
    onCallError: providers.onCallError,
    shown: () => dataOf(result.current.status),
    /** Shows another payment, or none. */
    show: async (id: string | undefined) => {
      rerender({ id })
      await advance()
    },
    send: async <Result,>(run: () => Promise<Result>) => {
      api.takeCalls()
      const sent = await act(run)
      await advance()
      return sent
    },
  }
}

test('an awaited payment is requested every two seconds, and when its money arrives the wallet is loaded again', async () => {
  const { api, payment, shown } = await setUp()
  expect(api.takeCalls().toSorted()).toEqual([paths.balance, paths.forecast, paths.payment].toSorted())
  expect(shown()).toEqual(payments.waiting)
  await advance(2000)
  expect(api.takeCalls()).toEqual([paths.payment])

  api.replies[paths.payment] = payments.received
  api.replies[paths.balance] = { balance: '1000000' }
  await advance(2000)
  await advance()
  expect(shown()).toEqual(payments.received)
  expect(dataOf(payment.current.balance)).toBe('1000000')
  expect(api.takeCalls().toSorted()).toEqual([paths.balance, paths.forecast, paths.payment].toSorted())
})

test.each(['received', 'late', 'over'] as const)('a payment that is %s is not followed', async (state) => {
  const { api } = await setUp({ [paths.payment]: payments[state] })
  api.takeCalls()
  await advance(60_000)
  expect(api.takeCalls()).toEqual([])
})

test.each([
  ['looking', 2000],
  ['under', 2000],
  ['expired', 10_000],
  ['cancelled', 10_000],
  ['inReview', 10_000],
  ['paidAgain', 10_000],
] as const)('a payment that is %s is followed every %s ms: it may change', async (state, interval) => {
  const { api } = await setUp({ [paths.payment]: payments[state] })
  api.takeCalls()
  await advance(interval - 1)
  expect(api.takeCalls()).toEqual([])
  await advance(1)
  expect(api.takeCalls()).toEqual([paths.payment])
})

test('the second part of the money is noticed like the first', async () => {
  const { api, payment } = await setUp({ [paths.payment]: payments.under })
  api.replies[paths.payment] = payments.received
  api.replies[paths.balance] = { balance: '1000000' }
  await advance(2000)
  await advance()
  expect(dataOf(payment.current.balance)).toBe('1000000')
})

test('without a payment nothing is requested, and one that is shown no longer is not followed', async () => {
  const { api, show } = await setUp()
  await show(undefined)
  api.takeCalls()
  await advance(10_000)
  expect(api.takeCalls()).toEqual([])
})

test("another customer's payment is missing, and not requested again", async () => {
  const { api, payment } = await setUp({ [paths.payment]: new FakeProblem(404) })
  expect(payment.current.isMissing).toBe(true)
  api.takeCalls()
  await advance(60_000)
  expect(api.takeCalls()).toEqual([])
})

test('while the server fails, the payment stays in view, and is requested until there is a change', async () => {
  const { api, payment, shown } = await setUp()
  api.replies[paths.payment] = new FakeProblem(503)
  await advance(2000)
  expect(payment.current).toMatchObject({ isMissing: false, status: { status: 'ready', data: payments.waiting } })
  expect(payment.current.status).toMatchObject({ stale: { message: 'Không được' } })
  api.takeCalls()
  await advance(2000)
  expect(api.takeCalls()).toEqual([paths.payment])

  api.replies[paths.payment] = payments.received
  await advance(2000)
  expect(shown()).toEqual(payments.received)
  expect(payment.current.status).not.toMatchObject({ stale: { message: 'Không được' } })
})

test.each([
  ['cancelling', 'onCancel', paths.cancel, payments.cancelled],
  ['reporting', 'onReport', paths.report, payments.looking],
] as const)('%s shows the payment of the response', async (_, action, call, after) => {
  const { api, payment, shown, send } = await setUp({ [call]: after })
  expect(await send(() => payment.current[action]())).toEqual({ ok: true })
  expect(shown()).toEqual(after)
  expect(api.takeCalls()).toEqual([call])
})

test('cancelling a payment whose money was faster says so, and the next change is the money', async () => {
  const { api, payment, shown, send, onCallError } = await setUp({
    [paths.cancel]: new FakeProblem(409, { detail: 'Đã thanh toán.' }),
  })
  expect(await send(() => payment.current.onCancel())).toEqual({ ok: false, message: '409: Đã thanh toán.' })
  expect(onCallError).toHaveBeenCalledOnce()
  expect(shown()).toEqual(payments.waiting)
  api.replies[paths.payment] = payments.received
  await advance(2000)
  expect(shown()).toEqual(payments.received)
})

test('asking again requests the same amount once, and leads to the new payment', async () => {
  const { api, payment, onAskedAgain, send } = await setUp({
    [paths.payment]: payments.expired,
    [paths.deposit]: { transaction: { id: 't2' }, payment: { ...payments.waiting.payment, id: 'p2' } },
  })
  expect(await send(() => payment.current.onAskAgain())).toEqual({ ok: true })
  expect(onAskedAgain.mock.calls).toEqual([['p2']])
  const [call] = api.calls
  expect(call).toMatchObject({ call: paths.deposit, body: { amount: '500000', paymentMethod: 'bank_transfer' } })
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a top-up that cannot be asked for again says why, and leads nowhere', async () => {
  const { payment, onAskedAgain, send } = await setUp({
    [paths.payment]: payments.expired,
    [paths.deposit]: new FakeProblem(409, { detail: 'Quá nhiều khoản đang chờ.' }),
  })
  expect(await send(() => payment.current.onAskAgain())).toEqual({
    ok: false,
    message: '409: Quá nhiều khoản đang chờ.',
  })
  expect(onAskedAgain).not.toHaveBeenCalled()
})
