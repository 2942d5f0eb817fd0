import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { expect, test, vi } from 'vitest'
import { CallErrors, type OnCallError, useOnCallError } from './call-errors.tsx'

test('the errors of queries and of whatever else is called go to one place', async () => {
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

test('outside it an error goes nowhere', () => {
  const { result } = renderHook(() => useOnCallError())
  expect(() => result.current(new Error('401'))).not.toThrow()
})
