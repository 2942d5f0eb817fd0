import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { remedies } from '#ds/texts/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { createTestProviders } from '#site/testing/fake-api-test-tools.tsx'
import { type MutationOptions, useMutation } from './use-mutation.ts'

function setUp(options: MutationOptions<string, number, { ok: false; movedTo: string }>) {
  const { toasts, onCallError, wrapper } = createTestProviders()
  const { result } = renderHook(() => useMutation(options), { wrapper })
  const send = (values: string) => act(() => result.current(values))
  return { send, onCallError, lastToast: () => toasts.getSnapshot().at(-1) }
}

const refused = new ApiError(409, 'Đã có')

test('onSuccess is called before the toast is shown', async () => {
  const order: string[] = []
  const { send, lastToast } = setUp({
    call: async (name) => name.length,
    onSuccess: (length, name) => order.push(`${name} ${length}, toast: ${lastToast()?.title}`),
    toasts: { done: (length, name) => ({ title: `Đã gửi ${name} (${length})`, tone: 'positive' }) },
  })
  expect(await send('web')).toEqual({ ok: true })
  expect(order).toEqual(['web 3, toast: undefined'])
  expect(lastToast()).toMatchObject({ title: 'Đã gửi web (3)', tone: 'positive' })
})

test('an error is shown in a toast, and the result has the remedy for the form', async () => {
  const onSuccess = vi.fn()
  const { send, lastToast, onCallError } = setUp({
    call: () => Promise.reject(refused),
    onSuccess,
    toasts: { done: { title: 'Đã gửi' }, failed: 'Không gửi được', what: 'Failed to send' },
    remedies: remedies.vi,
  })
  expect(await send('web')).toEqual({ ok: false, message: remedies.vi.input })
  expect(lastToast()).toMatchObject({
    title: 'Không gửi được',
    description: 'Failed to send. 409: Đã có',
    tone: 'critical',
  })
  expect(onCallError).toHaveBeenCalledExactlyOnceWith(refused, 'Failed to send. 409: Đã có')
  expect(onSuccess).not.toHaveBeenCalled()
})

test('without toasts and remedies the result has the message of the error', async () => {
  const { send, lastToast } = setUp({ call: () => Promise.reject(refused) })
  expect(await send('web')).toEqual({ ok: false, message: '409: Đã có' })
  expect(lastToast()).toBeUndefined()
})

test('a function as `failed` receives the message instead of a toast', async () => {
  const failed = vi.fn()
  const { send, lastToast } = setUp({ call: () => Promise.reject(refused), toasts: { failed } })
  await send('web')
  expect(failed).toHaveBeenCalledExactlyOnceWith('409: Đã có')
  expect(lastToast()).toBeUndefined()
})

test('a refusal that the component handles is the result, and no toast is shown', async () => {
  const { send, lastToast, onCallError } = setUp({
    call: () => Promise.reject(refused),
    refusalOf: (error) => (error === refused ? { ok: false, movedTo: '510000' } : undefined),
    toasts: { failed: 'Không gửi được' },
  })
  expect(await send('web')).toEqual({ ok: false, movedTo: '510000' })
  expect(lastToast()).toBeUndefined()
  expect(onCallError).not.toHaveBeenCalled()
})
