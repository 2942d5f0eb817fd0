import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { createSurroundings } from '#site/testing/fake-api-test-tools.tsx'
import { type MutationOptions, useMutation } from './use-mutation.ts'

function setUp(options: MutationOptions<string, number, { ok: false; movedTo: string }>) {
  const { toasts, onCallError, wrapper } = createSurroundings()
  const { result } = renderHook(() => useMutation(options), { wrapper })
  const send = (values: string) => act(() => result.current(values))
  return { send, onCallError, said: () => toasts.getSnapshot().at(-1) }
}

const refused = new ApiError(409, 'Đã có')

test('a success takes the response in before it is said', async () => {
  const order: string[] = []
  const { send, said } = setUp({
    call: async (name) => name.length,
    onSuccess: (length, name) => order.push(`${name} ${length}, said: ${said()?.title}`),
    notices: { done: (length, name) => ({ title: `Đã gửi ${name} (${length})`, tone: 'positive' }) },
  })
  expect(await send('web')).toEqual({ ok: true })
  expect(order).toEqual(['web 3, said: undefined'])
  expect(said()).toMatchObject({ title: 'Đã gửi web (3)', tone: 'positive' })
})

test('an error is said in a notice, and the form says what to do next', async () => {
  const onSuccess = vi.fn()
  const { send, said, onCallError } = setUp({
    call: () => Promise.reject(refused),
    onSuccess,
    notices: { done: { title: 'Đã gửi' }, failed: 'Không gửi được', what: 'Failed to send' },
    remedies,
  })
  expect(await send('web')).toEqual({ ok: false, message: remedies.input })
  expect(said()).toMatchObject({
    title: 'Không gửi được',
    description: 'Failed to send. 409: Đã có',
    tone: 'critical',
  })
  expect(onCallError).toHaveBeenCalledExactlyOnceWith(refused, 'Failed to send. 409: Đã có')
  expect(onSuccess).not.toHaveBeenCalled()
})

test('without notices and remedies the result has the error’s own words', async () => {
  const { send, said } = setUp({ call: () => Promise.reject(refused) })
  expect(await send('web')).toEqual({ ok: false, message: '409: Đã có' })
  expect(said()).toBeUndefined()
})

test('who says an error elsewhere gets its words', async () => {
  const failed = vi.fn()
  const { send, said } = setUp({ call: () => Promise.reject(refused), notices: { failed } })
  await send('web')
  expect(failed).toHaveBeenCalledExactlyOnceWith('409: Đã có')
  expect(said()).toBeUndefined()
})

test('a refusal that the component deals with is its result, and nothing is said', async () => {
  const { send, said, onCallError } = setUp({
    call: () => Promise.reject(refused),
    refusalOf: (error) => (error === refused ? { ok: false, movedTo: '510000' } : undefined),
    notices: { failed: 'Không gửi được' },
  })
  expect(await send('web')).toEqual({ ok: false, movedTo: '510000' })
  expect(said()).toBeUndefined()
  expect(onCallError).not.toHaveBeenCalled()
})
