import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toResource } from '#site/hooks/to-resource.ts'
import { advance, deferredReply, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { type QueryKey, swrOptions } from './swr-options.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with a separate cache; each call of `open` mounts the query again. */
function setUp(reply: unknown, key: QueryKey = '/api/products') {
  const api = fakeApi({ 'GET /api/products': reply })
  const cache = new Map()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrOptions, dedupingInterval: 0, provider: () => cache }}>{children}</SWRConfig>
  )
  const open = () => renderHook(() => toResource(useSWR<string, Error>(key)), { wrapper })
  return { api, open }
}

const minute = 60_000

test('a query is a GET of its path, and the back-office adds its token', async () => {
  const customer = setUp('VPS')
  const { result } = customer.open()
  await advance()
  expect(result.current).toMatchObject({ status: 'ready', data: 'VPS' })
  expect(customer.api.calls.map(({ call, headers }) => [call, headers.get('Authorization')])).toEqual([
    ['GET /api/products', null],
  ])

  const admin = setUp('VPS', ['/api/products', 'secret'])
  admin.open()
  await advance()
  expect(admin.api.calls.map(({ call, headers }) => [call, headers.get('Authorization')])).toEqual([
    ['GET /api/products', 'Bearer secret'],
  ])
})

test('loaded data is not loaded again at an interval, on focus, when back online, or when shown again', async () => {
  const { api, open } = setUp('VPS')
  const first = open()
  await advance()
  await advance(minute)
  act(() => void window.dispatchEvent(new Event('focus')))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await advance(minute)
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => void window.dispatchEvent(new Event('online')))
  await advance(minute)
  first.unmount()
  const again = open()
  await advance(minute)
  expect(again.result.current).toMatchObject({ status: 'ready', data: 'VPS' })
  expect(api.takeCalls()).toEqual(['GET /api/products'])
})

test('a query that failed is not retried by itself', async () => {
  const { api, open } = setUp(new FakeProblem(503))
  const { result } = open()
  await advance()
  await advance(10 * minute)
  expect(result.current.status).toBe('error')
  expect(api.calls).toHaveLength(1)
})

test('a retry resolves with its response; until then the failure is still shown', async () => {
  const { api, open } = setUp(new FakeProblem(503, { detail: 'Máy chủ bận' }))
  const { result } = open()
  await advance()
  const failed = { status: 'error', message: 'Máy chủ bận' }
  expect(result.current).toMatchObject(failed)

  const { reply, resolve } = deferredReply<string>()
  api.replies['GET /api/products'] = reply
  const onResolved = vi.fn()
  act(() => {
    if (result.current.status === 'error') void Promise.resolve(result.current.onRetry?.()).then(onResolved)
  })
  await advance(minute)
  expect(result.current).toMatchObject(failed)
  expect(onResolved).not.toHaveBeenCalled()

  resolve('VPS')
  await advance()
  expect(result.current).toMatchObject({ status: 'ready', data: 'VPS' })
  expect(onResolved).toHaveBeenCalledOnce()
})
