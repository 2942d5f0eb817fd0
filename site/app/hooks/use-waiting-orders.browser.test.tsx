import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { toastTexts } from '#ds/texts/toasts.ts'
import { paths } from '#site/api/paths.ts'
import { advance, createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { payments } from '#stories/fixtures/payments.ts'
import { useBalance, useInstances } from './account-resources.ts'
import { useTopUp } from './use-top-up.ts'
import { useOrderNames, useWaitingOrders } from './use-waiting-orders.ts'

const list = `GET ${paths.waitingOrders}`
const balance = `GET ${paths.balance('41')}`
const instances = `GET ${paths.instances('41')}`
const cancel = 'POST /api/vps/orders/waiting/vps-ordered/cancel'
const { order } = payments.orderWaits
const done: WaitingOrder = { ...order, state: 'done', vpsId: 'vps-ordered', settledAt: '2026-11-22T00:26:01.000Z' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(orders: readonly WaitingOrder[], userId = '41') {
  const api = fakeApi({ [list]: orders, [balance]: { balance: '0' }, [instances]: [] })
  const { toasts, wrapper } = createTestProviders()
  const { result } = renderHook(
    () => ({
      ...useWaitingOrders(userId),
      names: useOrderNames(userId),
      balance: useBalance(userId),
      instances: useInstances(userId),
      topUp: useTopUp({ userId, onRequested: () => {}, onPaymentRequested: () => {} }),
    }),
    { wrapper },
  )
  await advance()
  return { api, result, toasts }
}

test('without a customer nothing is requested', async () => {
  const { api } = await open([order], '')
  expect(api.takeCalls()).toEqual([])
})

test('an order that completes changes the list, and brings its VPS and what is left in the wallet', async () => {
  const { api, result } = await open([order])
  expect(result.current.orders).toEqual([order])
  expect(result.current.names.get('t-topup')).toBe('cua-hang')
  api.takeCalls()
  api.replies[list] = [done]
  api.replies[instances] = [{ id: 'vps-ordered', name: 'cua-hang', status: 'creating' }]
  await advance(15_000)
  await advance()
  expect(result.current.orders).toEqual([done])
  expect(dataOf(result.current.instances)).toHaveLength(1)
  expect(api.takeCalls()).toEqual([list, instances, balance])
})

test('a list in which nothing waits is not requested again', async () => {
  const { api } = await open([done])
  api.takeCalls()
  await advance(60_000)
  expect(api.takeCalls()).toEqual([])
})

test('an order that has just been placed is in the list', async () => {
  const { api, result } = await open([])
  api.replies['POST /api/vps/orders/waiting'] = {
    order,
    transaction: { id: 't-topup' },
    payment: payments.waiting.payment,
  }
  api.replies[list] = [order]
  const values = {
    planId: 1,
    locationId: 1,
    name: 'cua-hang',
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
  } as const
  const topUp = { amount: '500000', paymentMethod: 'bank_transfer' } as const
  await act(async () => {
    await result.current.topUp.orderWhenPaid(
      { values, quote: { total: '500000', quoteId: 'q' } as never },
      topUp as never,
    )
  })
  await advance()
  expect(result.current.orders).toEqual([order])
})

test('a cancelled order no longer waits, and a toast says so', async () => {
  const { api, result, toasts } = await open([order])
  api.replies[cancel] = { order: { ...order, state: 'cancelled' } }
  await act(async () => {
    expect(await result.current.onCancel('vps-ordered')).toEqual({ ok: true })
  })
  expect(result.current.orders.map(({ state }) => state)).toEqual(['cancelled'])
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([toastTexts.vi.orderCancelled])
})

test('an order that was paid meanwhile cannot be cancelled, and is requested again', async () => {
  const { api, result } = await open([order])
  api.replies[cancel] = new FakeProblem(409, { code: 'order_ended', detail: 'Đơn hàng đã kết thúc.' })
  api.replies[list] = [done]
  await act(async () => {
    expect(await result.current.onCancel('vps-ordered')).toMatchObject({ ok: false })
  })
  await advance()
  expect(result.current.orders).toEqual([done])
})
