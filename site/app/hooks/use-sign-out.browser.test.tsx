import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastTexts } from '#ds/texts/toasts.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { useSignOut } from './use-sign-out.ts'

const user = { id: '41', firstName: 'Lan', lastName: '', email: 'lan@sen.test', role: 'customer' } as const

beforeEach(() => customerSession.set({ token: '41', user }))
afterEach(() => {
  customerSession.set(null)
  vi.unstubAllGlobals()
})

function setUp(reply: unknown) {
  const { toasts, wrapper: Providers } = createTestProviders()
  const api = fakeApi({ 'POST /api/auth/logout': reply })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>
      <AuthProvider>{children}</AuthProvider>
    </Providers>
  )
  const { result } = renderHook(() => useSignOut(), { wrapper })
  return { api, signOut: result, lastToast: () => toasts.getSnapshot().at(-1) }
}

test('signing out ends the session on the server and in the browser, and shows a toast', async () => {
  const { api, signOut, lastToast } = setUp({})
  expect(await act(() => signOut.current())).toEqual({ ok: true })
  expect(api.takeCalls()).toEqual(['POST /api/auth/logout'])
  expect(customerSession.get()).toBeNull()
  expect(lastToast()).toMatchObject({ title: toastTexts.vi.loggedOut, tone: 'neutral' })
})

test('a session that could not be ended stays, and a toast shows why', async () => {
  const { signOut, lastToast } = setUp(new FakeProblem(503, { detail: 'Máy chủ bận.' }))
  expect(await act(() => signOut.current())).toMatchObject({ ok: false })
  expect(customerSession.get()).not.toBeNull()
  expect(lastToast()).toMatchObject({
    title: toastTexts.vi.logoutFailed,
    description: '503: Máy chủ bận.',
    tone: 'critical',
  })
})
