import { expect, test, vi } from 'vitest'
import { ApiError } from '#site/api/api-error.ts'
import { toResource } from './to-resource.ts'

const offline = new ApiError(503, 'Máy chủ bận')

test('a query is loading until it has data or an error', () => {
  const mutate = vi.fn()
  expect(toResource({ data: undefined, error: undefined, mutate })).toEqual({ status: 'loading' })
  expect(toResource({ data: [1], error: undefined, mutate })).toEqual({ status: 'ready', data: [1] })
})

test('an error has the message without the status, and its retry resolves with the query', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const mutate = vi.fn(() => promise)
  const resource = toResource({ data: undefined, error: offline, mutate })
  expect(resource).toMatchObject({ status: 'error', message: 'Máy chủ bận' })
  const onLoaded = vi.fn()
  const retry = Promise.resolve(resource.status === 'error' && resource.onRetry?.()).then(onLoaded)
  await Promise.resolve()
  expect(onLoaded).not.toHaveBeenCalled()
  resolve(undefined)
  await retry
  expect(mutate).toHaveBeenCalledExactlyOnceWith()
  expect(toResource({ data: undefined, error: offline, mutate }, 'Failed to fetch users')).toMatchObject({
    message: 'Failed to fetch users',
  })
  expect(toResource({ data: undefined, error: new Error('a fault'), mutate })).toMatchObject({ message: 'a fault' })
})

test('data stays ready, and stale, when loading it again fails', () => {
  const mutate = vi.fn()
  const resource = toResource({ data: [1], error: offline, mutate })
  expect(resource).toMatchObject({ status: 'ready', data: [1], stale: { message: 'Máy chủ bận' } })
  if (resource.status === 'ready') resource.stale?.onRetry?.()
  expect(mutate).toHaveBeenCalledOnce()
})
