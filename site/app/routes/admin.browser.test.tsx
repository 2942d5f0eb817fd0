import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { adminTexts } from '#ds/texts/admin.ts'
import { toastTexts } from '#ds/texts/toasts.ts'
import { adminSession } from '#site/session/admin-session.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import AdminRoute from './admin.tsx'

beforeEach(() => page.viewport(1200, 900))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  adminSession.set(null)
})

const session = { token: 'a-token', admin: { firstName: 'Thu Hà', lastName: 'Trần', email: 'admin@sen.test' } }
const ended = new FakeProblem(401, { code: 'not_signed_in' })
const stats = {
  users: { totalUsers: 3, activeUsers: 2, totalBalance: '0' },
  vps: { totalVps: 1, activeVps: 1 },
  revenue: { monthlyRevenue: '0', totalRevenue: '0' },
}

function open(initial: typeof session | null, replies: Record<string, unknown> = {}) {
  adminSession.set(initial)
  const api = fakeApi({
    'GET /api/admin/stats': stats,
    'GET /api/admin/trends': { days: [] },
    'GET /api/admin/parked-payments?open=true': { parkedPayments: [], nextCursor: null },
    'GET /api/admin/jobs': { jobs: [], nextCursor: null },
    ...replies,
  })
  const { wrapper, toasts } = createTestProviders()
  const showToast = vi.spyOn(toasts, 'show')
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>
          <AdminRoute />
        </ThemeProvider>
      </FormatProvider>
    </MemoryRouter>,
    { wrapper },
  )
  // These include the toasts that another one has replaced.
  return { api, titles: () => showToast.mock.calls.map(([{ title }]) => title) }
}

const loginForm = () => screen.queryByRole('heading', { name: adminTexts.vi.login.heading })
const signOut = () => userEvent.click(screen.getByRole('button', { name: adminTexts.vi.header.logout }))

test('a login requests the data with its token; without one nothing is requested', async () => {
  const { api, titles } = open(null, { 'POST /api/admin/auth': session })
  expect(api.calls).toEqual([])
  await userEvent.fill(screen.getByRole('textbox', { name: /^Email/ }), session.admin.email)
  await userEvent.fill(screen.getByLabelText(/^Mật khẩu/, { selector: 'input' }), 'a-password')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => api.calls.map(({ call }) => call)).toContain('GET /api/admin/stats')
  expect(api.calls.at(-1)?.headers.get('Authorization')).toBe('Bearer a-token')
  expect(titles()).toEqual([toastTexts.vi.loggedIn])
  expect(adminSession.get()).toEqual(session)
})

test('when the server has ended the session, one toast says so and the login is shown', async () => {
  const { titles } = open(session, { 'GET /api/admin/stats': ended, 'GET /api/admin/jobs': ended })
  await expect.poll(loginForm).not.toBeNull()
  expect(adminSession.get()).toBeNull()
  expect(titles()).toEqual([toastTexts.vi.adminSessionEnded])
})

test('signing out of a session that has already ended succeeds', async () => {
  const { titles } = open(session, { 'POST /api/admin/logout': ended })
  await signOut()
  await expect.poll(loginForm).not.toBeNull()
  expect(adminSession.get()).toBeNull()
  expect(titles()).toEqual([toastTexts.vi.loggedOut])
})

test('the session stays when signing out fails', async () => {
  const { titles } = open(session, { 'POST /api/admin/logout': new FakeProblem(503) })
  await signOut()
  await expect.poll(titles).toEqual([toastTexts.vi.logoutFailed])
  expect(adminSession.get()).toEqual(session)
  expect(loginForm()).toBeNull()
})
