import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#ds/texts/vi/notices.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { createSurroundings, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { useSignOut } from './use-sign-out.ts'

const user = { id: '41', firstName: 'Lan', lastName: '', email: 'lan@sen.test', role: 'customer' } as const

beforeEach(() => customerSession.set({ token: '41', user }))
afterEach(() => {
  customerSession.set(null)
  vi.unstubAllGlobals()
})

function setUp(reply: unknown) {
  const { toasts, wrapper: Surroundings } = createSurroundings()
  const api = fakeApi({ 'POST /api/auth/logout': reply })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Surroundings>
      <AuthProvider>{children}</AuthProvider>
    </Surroundings>
  )
  const { result } = renderHook(() => useSignOut(), { wrapper })
  return { api, signOut: result, said: () => toasts.getSnapshot().at(-1) }
}

test('two presses sign out once, and that is said', async () => {
  const { api, signOut, said } = setUp({})
  await act(async () => {
    signOut.current()
    signOut.current()
  })
  expect(api.calls).toHaveLength(1)
  expect(customerSession.get()).toBeNull()
  expect(said()).toMatchObject({ title: notices.loggedOut, tone: 'neutral' })
})

test('a session that could not be ended stays, and that is said', async () => {
  const { signOut, said } = setUp(new FakeProblem(503, { detail: 'Máy chủ bận.' }))
  await act(async () => signOut.current())
  expect(customerSession.get()).not.toBeNull()
  expect(said()).toMatchObject({ title: notices.logoutFailed, description: '503: Máy chủ bận.', tone: 'critical' })
})
