import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'

type Send = (body: { amount: string }, key: string) => Promise<string>

const setUp = (...outcomes: (string | Error)[]) => {
  const send = vi.fn<Send>()
  for (const outcome of outcomes) {
    if (typeof outcome === 'string') send.mockResolvedValueOnce(outcome)
    else send.mockRejectedValueOnce(outcome)
  }
  const { result } = renderHook(() => useSendOnce(send))
  const keys = () => send.mock.calls.map(([, key]) => key)
  return { sendOnce: result.current, keys }
}

test('two concurrent calls send one request and share its response', async () => {
  const { sendOnce, keys } = setUp('first')
  const responses = await Promise.all([sendOnce({ amount: '50000' }), sendOnce({ amount: '50000' })])
  expect(responses).toEqual(['first', 'first'])
  expect(keys()).toHaveLength(1)
})

test('a retry after a lost response has the same key', async () => {
  const { sendOnce, keys } = setUp(new ApiError(0, 'offline'), new ApiError(503, 'busy'), 'done')
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await sendOnce({ amount: '50000' })
  expect(new Set(keys()).size).toBe(1)
})

test('after a success, a refusal or a change of the body, the next request has a new key', async () => {
  const { sendOnce, keys } = setUp('done', new ApiError(402, 'too little'), 'done', new ApiError(0, 'offline'), 'done')
  await sendOnce({ amount: '50000' })
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await sendOnce({ amount: '50000' })
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await sendOnce({ amount: '60000' })
  expect(new Set(keys()).size).toBe(5)
})

test.each([400, 409, 422])('after a %i the next attempt has a new key', async (status) => {
  const { sendOnce, keys } = setUp(new ApiError(status, 'refused'), 'done')
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await sendOnce({ amount: '50000' })
  expect(new Set(keys()).size).toBe(2)
})

test('a refusal of an earlier request does not change the key of a later one', async () => {
  const refused = Promise.withResolvers<string>()
  const pending = Promise.withResolvers<string>()
  const send = vi.fn<Send>().mockReturnValueOnce(refused.promise).mockReturnValueOnce(pending.promise)
  const { result } = renderHook(() => useSendOnce(send))
  const first = result.current({ amount: '50000' })
  const second = result.current({ amount: '60000' })
  refused.reject(new ApiError(422, 'refused'))
  await expect(first).rejects.toThrow()
  const repeated = result.current({ amount: '60000' })
  pending.resolve('done')
  expect(await Promise.all([second, repeated])).toEqual(['done', 'done'])
  expect(send).toHaveBeenCalledTimes(2)
})
