import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAct } from '#site/hooks/use-act.ts'

test('two calls in the same moment are one act, and the next one after it is another', async () => {
  const register = vi.fn(async () => undefined)
  const { result } = renderHook(() => useAct(register))
  await act(async () => {
    const { run } = result.current
    await Promise.all([run(), run()])
  })
  expect(register).toHaveBeenCalledTimes(1)

  await act(() => result.current.run())
  expect(register).toHaveBeenCalledTimes(2)
})

test('a failure stands until the next try, and is said once', async () => {
  const onFailure = vi.fn()
  const send = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('409: taken'))
  const { result } = renderHook(() => useAct(send, onFailure))
  await act(() => result.current.run())
  expect(result.current).toMatchObject({ pending: false, failure: new Error('409: taken') })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('409: taken')

  await act(() => result.current.run())
  expect(result.current.failure).toBeUndefined()
})
