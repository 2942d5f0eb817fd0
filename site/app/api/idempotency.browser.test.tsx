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

test('two presses at once are one call with one answer', async () => {
  const { sendOnce, keys } = setUp('first')
  const answers = await Promise.all([sendOnce({ amount: '50000' }), sendOnce({ amount: '50000' })])
  expect(answers).toEqual(['first', 'first'])
  expect(keys()).toHaveLength(1)
})

test('trying again after a lost answer carries the same key', async () => {
  const { sendOnce, keys } = setUp(new ApiError(0, 'offline'), new ApiError(503, 'busy'), 'done')
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await sendOnce({ amount: '50000' })
  expect(new Set(keys()).size).toBe(1)
})

test('after a success, a refusal or a change, the next try is a new act with a new key', async () => {
  const { sendOnce, keys } = setUp('done', new ApiError(402, 'too little'), 'done', new ApiError(0, 'offline'), 'done')
  await sendOnce({ amount: '50000' })
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await sendOnce({ amount: '50000' })
  await expect(sendOnce({ amount: '50000' })).rejects.toThrow()
  await sendOnce({ amount: '60000' })
  expect(new Set(keys()).size).toBe(5)
})
