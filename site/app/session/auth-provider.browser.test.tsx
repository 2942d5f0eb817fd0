import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider, useAuth } from '#site/session/auth-provider.tsx'
import { type CustomerSession, customerSession } from '#site/session/customer-session.ts'
import { deferredReply, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'

const wrapper = ({ children }: { children: ReactNode }) => <AuthProvider>{children}</AuthProvider>
const withCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{wrapper({ children })}</SWRConfig>
)

const lan = {
  id: '41',
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  email: 'lan@sen.test',
  role: 'customer',
  isPhoneVerified: false,
} as const

/** Stores a session as another tab does: a storage event makes this tab read it again. */
const storeFromOtherTab = (token: string, userData: string) => {
  localStorage.setItem('authToken', token)
  localStorage.setItem('userData', userData)
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
}

beforeEach(() => {
  localStorage.clear()
  customerSession.set(null)
})

test('useAuth throws a helpful error outside its provider', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider')
  error.mockRestore()
})

test('signing in stores the user id as authToken and the user as userData', () => {
  const { result } = renderHook(() => useAuth(), { wrapper })
  // The server's record has more fields, which must not be stored.
  const record = { ...lan, balance: '150000' }
  act(() => result.current.signIn(record))

  expect(result.current.session).toEqual<CustomerSession>({ token: '41', user: lan })
  expect(localStorage.getItem('authToken')).toBe('41')
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(lan)
})

test('a stored token and user are read as a session', () => {
  const { result } = renderHook(() => useAuth(), { wrapper })
  act(() => storeFromOtherTab('41', JSON.stringify(lan)))
  expect(result.current.session?.user.firstName).toBe('Lan')
})

test('stored data that does not parse is cleared under both keys, and there is no session', () => {
  const { result } = renderHook(() => useAuth(), { wrapper })
  act(() => storeFromOtherTab('41', '{"id": "41", '))

  expect(result.current.session).toBeNull()
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(localStorage.getItem('userData')).toBeNull()
})

test('forgetting a session that the server has ended clears both keys', () => {
  const { result } = renderHook(() => useAuth(), { wrapper })
  act(() => result.current.signIn(lan))
  act(() => result.current.forget('/'))

  expect(result.current.session).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a request that is refused while the customer signs out does not lead elsewhere', async () => {
  const logout = deferredReply<object>()
  fakeApi({ 'POST /api/auth/logout': logout.reply })
  const { result } = renderHook(() => useAuth(), { wrapper })
  act(() => result.current.signIn(lan))
  const leaving = result.current.signOut('/login?mode=register')
  act(() => result.current.forget('/login?reason=sessionEnded'))
  expect(result.current.session).not.toBeNull()
  logout.resolve({})
  await act(() => leaving)
  act(() => result.current.forget('/login?reason=sessionEnded'))
  expect(result.current).toMatchObject({ session: null, redirectTo: '/login?mode=register' })
})

test('signing in again clears the redirect of the previous session', () => {
  const { result } = renderHook(() => useAuth(), { wrapper })
  act(() => result.current.signIn(lan))
  act(() => result.current.forget('/login?reason=sessionEnded'))
  expect(result.current.redirectTo).toBe('/login?reason=sessionEnded')
  act(() => result.current.signIn(lan))
  expect(result.current.redirectTo).toBeUndefined()
})

test("one customer's cached data is cleared for the next one, even when they sign in from another tab", async () => {
  const load = (path: string) => Promise.resolve(path)
  const { result } = renderHook(
    () => {
      const auth = useAuth()
      // The pages do the same: without a session nothing is requested.
      useSWR(auth.session && `/api/wallet/balance/${auth.session.token}`, load)
      useSWR('/api/products', load)
      return { auth, cache: useSWRConfig().cache }
    },
    { wrapper: withCache },
  )
  const cached = () => [...result.current.cache.keys()].filter((key) => result.current.cache.get(key)?.data)
  await vi.waitFor(() => expect(cached()).toEqual(['/api/products']))
  act(() => result.current.auth.signIn(lan))
  await vi.waitFor(() => expect(cached()).toEqual(['/api/products', '/api/wallet/balance/41']))

  await act(async () => result.current.auth.signIn({ ...lan, isPhoneVerified: true }))
  expect(cached()).toContain('/api/wallet/balance/41')
  await act(async () => storeFromOtherTab('42', JSON.stringify({ ...lan, id: '42' })))
  await vi.waitFor(() => expect(cached()).toEqual(['/api/products', '/api/wallet/balance/42']))
  await act(async () => result.current.auth.forget('/'))
  expect(cached()).toEqual(['/api/products'])
})

test.each([
  ['after signing out', true],
  ['from another tab', false],
])('the next customer does not wait for requests of the former one: %s', async (_, signsOut) => {
  const replies: ((balance: string) => void)[] = []
  const load = () =>
    new Promise<string>((resolve) => {
      replies.push(resolve)
    })
  const { result } = renderHook(
    () => {
      const auth = useAuth()
      // The pages do the same: without a session nothing is requested.
      return { auth, forecast: useSWR(auth.session && '/api/wallet/forecast', load).data }
    },
    { wrapper: withCache },
  )
  act(() => result.current.auth.signIn(lan))
  await vi.waitFor(() => expect(replies).toHaveLength(1))
  if (signsOut) act(() => result.current.auth.forget('/'))
  act(() => result.current.auth.signIn({ ...lan, id: '42' }))
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  await act(async () => replies[1]?.('of 42'))
  expect(result.current.forecast).toBe('of 42')
  await act(async () => replies[0]?.('of 41'))
  expect(result.current.forecast).toBe('of 42')
})

test('signing out ends the session on the server first, and keeps it when that fails', async () => {
  const api = fakeApi({ 'POST /api/auth/logout': new FakeProblem(503) })
  const { result } = renderHook(() => useAuth(), { wrapper })
  act(() => result.current.signIn(lan))
  await act(() => expect(result.current.signOut()).rejects.toMatchObject({ status: 503 }))
  expect(result.current.session).not.toBeNull()

  // The session has already ended on the server.
  api.replies['POST /api/auth/logout'] = new FakeProblem(401)
  await act(() => result.current.signOut())
  expect(result.current).toMatchObject({ session: null, redirectTo: '/' })
  vi.unstubAllGlobals()
})
