import { expect, test, vi } from 'vitest'
import { dataOf, loadErrorOf, mapResource, type Resource } from './resource.ts'

const loading: Resource<number> = { status: 'loading' }
const ready: Resource<number> = { status: 'ready', data: 2 }

test('data is there once it has been loaded, also when it may be old', () => {
  expect(dataOf(loading)).toBeUndefined()
  expect(dataOf({ status: 'error', message: 'Máy chủ bận' })).toBeUndefined()
  expect(dataOf(ready)).toBe(2)
  expect(dataOf({ ...ready, stale: {} })).toBe(2)
})

test('a part of a resource is in the same state', () => {
  const double = (data: number) => data * 2
  expect(mapResource(loading, double)).toEqual(loading)
  expect(mapResource({ ...ready, stale: { message: 'Máy chủ bận' } }, double)).toEqual({
    status: 'ready',
    data: 4,
    stale: { message: 'Máy chủ bận' },
  })
})

test('several resources have the first error, and one way to load all again that failed', () => {
  const retries = [vi.fn(), vi.fn()]
  const error = loadErrorOf(
    loading,
    ready,
    { ...ready, stale: { message: 'Máy chủ bận', onRetry: retries[0] } },
    { status: 'error', message: 'Không kết nối được', onRetry: retries[1] },
    { status: 'error' },
  )
  expect(error?.message).toBe('Máy chủ bận')
  error?.onRetry?.()
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce()
  expect(loadErrorOf(loading, ready)).toBeUndefined()
})
