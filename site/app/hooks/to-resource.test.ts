import { expect, test, vi } from 'vitest'
import { ApiError } from '#site/api/api-error.ts'
import { toResource } from './to-resource.ts'

const offline = new ApiError(503, 'Máy chủ bận')

test('a query is loading until it has data or an error', () => {
  const mutate = vi.fn()
  expect(toResource({ data: undefined, error: undefined, mutate })).toEqual({ status: 'loading' })
  expect(toResource({ data: [1], error: undefined, mutate })).toEqual({ status: 'ready', data: [1] })
})

test('an error is said without its status, and loading can be tried again', () => {
  const mutate = vi.fn()
  const resource = toResource({ data: undefined, error: offline, mutate })
  expect(resource).toMatchObject({ status: 'error', message: 'Máy chủ bận' })
  if (resource.status === 'error') resource.onRetry?.()
  expect(mutate).toHaveBeenCalledExactlyOnceWith()
  expect(toResource({ data: undefined, error: offline, mutate }, 'Failed to fetch users')).toMatchObject({
    message: 'Failed to fetch users',
  })
  expect(toResource({ data: undefined, error: new Error('a fault'), mutate })).toMatchObject({ message: 'a fault' })
})

test('what is there stays in view when asking again has failed', () => {
  const mutate = vi.fn()
  const resource = toResource({ data: [1], error: offline, mutate })
  expect(resource).toMatchObject({ status: 'ready', data: [1], stale: { message: 'Máy chủ bận' } })
  if (resource.status === 'ready') resource.stale?.onRetry?.()
  expect(mutate).toHaveBeenCalledOnce()
})
