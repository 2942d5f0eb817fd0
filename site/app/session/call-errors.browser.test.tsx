import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { CallErrors, type OnCallError, useOnCallError } from './call-errors.tsx'

test('onError receives the errors of queries and of other requests', async () => {
  const onError = vi.fn<OnCallError>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CallErrors onError={onError} provider={() => new Map()}>
      {children}
    </CallErrors>
  )
  const ended = new Error('401')
  const { result } = renderHook(
    () => {
      useSWR('/api/auth/me', () => Promise.reject(ended), { shouldRetryOnError: false })
      return useOnCallError()
    },
    { wrapper },
  )
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(ended))
  result.current(ended, 'Không gửi được')
  expect(onError).toHaveBeenLastCalledWith(ended, 'Không gửi được')
})

test('queries have a separate cache if a provider is given', async () => {
  const outer = renderHook(() => useSWRConfig().cache)
  const { result } = renderHook(() => useSWRConfig().cache, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CallErrors onError={vi.fn()} provider={() => new Map()}>
        {children}
      </CallErrors>
    ),
  })
  expect(result.current).not.toBe(outer.result.current)
})

test('errors are ignored outside the provider', () => {
  const { result } = renderHook(() => useOnCallError())
  expect(() => result.current(new Error('401'))).not.toThrow()
})
