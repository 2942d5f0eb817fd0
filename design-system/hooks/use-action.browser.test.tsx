import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type SubmitResult, useAction } from './use-action.ts'

const setUp = () => renderHook(() => useAction()).result

/** A request that the test completes. */
function createRequest() {
  const { promise, resolve } = Promise.withResolvers<SubmitResult>()
  return { send: vi.fn(() => promise), end: (result: SubmitResult) => act(async () => resolve(result)) }
}

test('two clicks in quick succession send one request, and a click after its end sends another', async () => {
  const action = setUp()
  const { send, end } = createRequest()
  const { run } = action.current
  let outcomes: Promise<boolean>[] = []
  act(() => {
    outcomes = [run(send), run(send)]
  })
  expect(action.current.pending).toBe(true)
  await end({ ok: true })
  expect(await Promise.all(outcomes)).toEqual([true, false])
  expect(send).toHaveBeenCalledOnce()
  expect(action.current.pending).toBe(false)

  await act(() => action.current.run(send))
  expect(send).toHaveBeenCalledTimes(2)
})

test('an error is kept until the next request starts or it is cleared', async () => {
  const action = setUp()
  const fail = async () => ({ ok: false, message: 'Thử lại sau' }) as const
  expect(await act(() => action.current.run(fail))).toBe(false)
  expect(action.current.error).toBe('Thử lại sau')
  act(() => action.current.clearError())
  expect(action.current.error).toBeUndefined()

  await act(() => action.current.run(fail))
  const { send, end } = createRequest()
  act(() => void action.current.run(send))
  expect(action.current).toMatchObject({ pending: true, error: undefined })
  await end({ ok: true })
})

test('an error of a device that was offline goes when it is online again, any other one stays', async () => {
  const action = setUp()
  const fail = async () => ({ ok: false, message: 'Thử lại sau' }) as const
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  for (const [online, left] of [
    [false, undefined],
    [true, 'Thử lại sau'],
  ] as const) {
    isOnline.mockReturnValue(online)
    await act(() => action.current.run(fail))
    expect(action.current.error).toBe('Thử lại sau')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(action.current.error).toBe(left)
  }
  isOnline.mockRestore()
})

test('a pending request blocks only its own key', async () => {
  const action = setUp()
  const slow = createRequest()
  const quick = createRequest()
  act(() => {
    void action.current.run(slow.send, 'row-1')
    void action.current.run(slow.send, 'row-1')
    void action.current.run(quick.send, 'row-2')
  })
  expect(slow.send).toHaveBeenCalledOnce()
  expect([...action.current.pendingKeys]).toEqual(['row-1', 'row-2'])
  await quick.end({ ok: true })
  expect([...action.current.pendingKeys]).toEqual(['row-1'])
  await slow.end({ ok: true })
  expect(action.current.pending).toBe(false)
})

test('an exception is passed on to the caller, and does not block the next request', async () => {
  const action = setUp()
  await act(async () => {
    await expect(action.current.run(() => Promise.reject(new Error('connection lost')))).rejects.toThrow(
      'connection lost',
    )
  })
  expect(action.current.pending).toBe(false)
})
