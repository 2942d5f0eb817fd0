import { renderHook } from '@testing-library/react'
import { useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Vps } from '#contracts/vps.ts'
import { advance, createTestProviders, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { useFollowedList } from './use-followed-list.ts'

type Row = Pick<Vps, 'id' | 'status'>

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setUp(rows: Row[], path: '/api/vps/user/41' | '/api/vps/user/unknown' | null = '/api/vps/user/41') {
  const api = fakeApi({ 'GET /api/vps/user/41': rows })
  const onSettled = vi.fn()
  const { result } = renderHook(
    () => ({
      list: useFollowedList(path, {
        interval: (known) => (known.some(({ status }) => status === 'creating') ? 1000 : 0),
        isPending: ({ status }) => status === 'creating',
        onSettled,
      }),
      mutate: useSWRConfig().mutate,
    }),
    { wrapper: createTestProviders().wrapper },
  )
  await advance()
  return { api, onSettled, result }
}

test('a list is polled until no row is pending, and then onSettled is called', async () => {
  const { api, onSettled, result } = await setUp([{ id: '1', status: 'creating' }])
  expect(api.takeCalls()).toHaveLength(1)
  await advance(1000)
  expect(api.takeCalls()).toHaveLength(1)
  expect(onSettled).not.toHaveBeenCalled()

  api.replies['GET /api/vps/user/41'] = [{ id: '1', status: 'active' }]
  await advance(1000)
  expect(result.current.list.data).toEqual([{ id: '1', status: 'active' }])
  expect(onSettled).toHaveBeenCalledOnce()
  api.takeCalls()
  await advance(60_000)
  expect(api.takeCalls()).toEqual([])
  expect(onSettled).toHaveBeenCalledOnce()
})

test('a list is also polled for a row that was written into the cache', async () => {
  const { api, onSettled, result } = await setUp([])
  api.takeCalls()
  api.replies['GET /api/vps/user/41'] = [{ id: '1', status: 'active' }]
  await result.current.mutate('/api/vps/user/41', [{ id: '1', status: 'creating' }], { revalidate: false })
  await advance()
  expect(api.takeCalls()).toEqual([])
  await advance(1000)
  expect(api.takeCalls()).toEqual(['GET /api/vps/user/41'])
  expect(onSettled).toHaveBeenCalledOnce()
})

test('onSettled is called for a row that has ended although another one has begun meanwhile', async () => {
  const { api, onSettled } = await setUp([{ id: '1', status: 'creating' }])
  api.replies['GET /api/vps/user/41'] = [
    { id: '2', status: 'creating' },
    { id: '1', status: 'active' },
  ]
  await advance(1000)
  expect(onSettled).toHaveBeenCalledOnce()
})

test('a list that could not be loaded is not requested again by itself', async () => {
  const { api } = await setUp([{ id: '1', status: 'creating' }], '/api/vps/user/unknown')
  expect(api.takeCalls()).toEqual(['GET /api/vps/user/unknown'])
  await advance(60_000)
  expect(api.takeCalls()).toEqual([])
})

test('no request is sent without a path', async () => {
  const { api } = await setUp([], null)
  expect(api.calls).toEqual([])
})
