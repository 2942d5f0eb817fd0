import { expect, test, vi } from 'vitest'
import { dataOf, loadErrorOf, mapResource, type Resource } from './resource.ts'

const loading: Resource<number> = { status: 'loading' }
const ready: Resource<number> = { status: 'ready', data: 2 }

test('a ready resource has data, even if it is stale', () => {
  expect(dataOf(loading)).toBeUndefined()
  expect(dataOf({ status: 'error', message: 'Máy chủ bận' })).toBeUndefined()
  expect(dataOf(ready)).toBe(2)
  expect(dataOf({ ...ready, stale: {} })).toBe(2)
})

test('mapping changes the data and keeps the state', () => {
  const double = (data: number) => data * 2
  expect(mapResource(loading, double)).toEqual(loading)
  expect(mapResource({ ...ready, stale: { message: 'Máy chủ bận' } }, double)).toEqual({
    status: 'ready',
    data: 4,
    stale: { message: 'Máy chủ bận' },
  })
})

test('the error of several resources is the first one, and its retry reloads all that failed and waits for them', async () => {
  const loads = [Promise.withResolvers(), Promise.withResolvers()]
  const retries = loads.map(({ promise }) => vi.fn(() => promise))
  const error = loadErrorOf(
    loading,
    ready,
    { ...ready, stale: { message: 'Máy chủ bận', onRetry: retries[0] } },
    { status: 'error', message: 'Không kết nối được', onRetry: retries[1] },
    { status: 'error' },
  )
  expect(error?.message).toBe('Máy chủ bận')
  const onLoaded = vi.fn()
  const retry = Promise.resolve(error?.onRetry?.()).then(onLoaded)
  for (const onRetry of retries) expect(onRetry).toHaveBeenCalledOnce()
  loads[0]?.resolve(undefined)
  await loads[0]?.promise
  expect(onLoaded).not.toHaveBeenCalled()
  loads[1]?.resolve(undefined)
  await retry
  expect(loadErrorOf(loading, ready)).toBeUndefined()
})
