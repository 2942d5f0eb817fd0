import { renderHook } from '@testing-library/react'
import { useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSurroundings, fakeApi, pass } from '#site/testing/fake-api-test-tools.tsx'
import { useFollowedList } from './use-followed-list.ts'

interface Row {
  id: string
  done: boolean
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setUp(rows: Row[], path: string | null = '/rows') {
  const api = fakeApi({ 'GET /rows': rows })
  const onSettled = vi.fn()
  const { result } = renderHook(
    () => ({
      list: useFollowedList<Row>(path, {
        interval: (known) => (known.every(({ done }) => done) ? 0 : 1000),
        isUnderWay: ({ done }) => !done,
        onSettled,
      }),
      mutate: useSWRConfig().mutate,
    }),
    { wrapper: createSurroundings().wrapper },
  )
  await pass()
  return { api, onSettled, result }
}

test('a list is asked for again until nothing in it is under way, and then it is said', async () => {
  const { api, onSettled, result } = await setUp([{ id: '1', done: false }])
  expect(api.takeCalls()).toHaveLength(1)
  await pass(1000)
  expect(api.takeCalls()).toHaveLength(1)
  expect(onSettled).not.toHaveBeenCalled()

  api.replies['GET /rows'] = [{ id: '1', done: true }]
  await pass(1000)
  expect(result.current.list.data).toEqual([{ id: '1', done: true }])
  expect(onSettled).toHaveBeenCalledOnce()
  api.takeCalls()
  await pass(60_000)
  expect(api.takeCalls()).toEqual([])
  expect(onSettled).toHaveBeenCalledOnce()
})

test('a row that is written into the cache is followed as well', async () => {
  const { api, onSettled, result } = await setUp([])
  api.takeCalls()
  api.replies['GET /rows'] = [{ id: '1', done: true }]
  await result.current.mutate('/rows', [{ id: '1', done: false }], { revalidate: false })
  await pass()
  expect(api.takeCalls()).toEqual([])
  await pass(1000)
  expect(api.takeCalls()).toEqual(['GET /rows'])
  expect(onSettled).toHaveBeenCalledOnce()
})

test('without a path nothing is asked', async () => {
  const { api } = await setUp([], null)
  expect(api.calls).toEqual([])
})
