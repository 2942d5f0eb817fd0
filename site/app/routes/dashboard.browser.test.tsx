import '#ds/css/global.ts'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import DashboardRoute from './dashboard.tsx'

// Dialogs are rendered when the browser is idle, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => page.viewport(1000, 900))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  customerSession.set(null)
  onboardingSeen.set(null)
})

const user = { id: '41', firstName: 'Lan', lastName: 'Phạm', email: 'lan@sen.test', role: 'customer' } as const
const summary = { totalVps: 0, activeVps: 0, openTickets: 0, monthlySpend: '0', monthlyRefunds: '0' }

let address = ''
function Address() {
  const { pathname, search } = useLocation()
  address = `${pathname}${search}`
  return null
}

interface Options {
  isSignedIn?: boolean
  /** Replies that differ from those to a customer with a verified phone and 500,000 ₫. */
  replies?: Record<string, unknown>
}

function open(initial: string, { isSignedIn = true, replies }: Options = {}) {
  customerSession.set(isSignedIn ? { token: user.id, user: { ...user, isPhoneVerified: true } } : null)
  const api = fakeApi({
    'GET /api/auth/me': { user: { ...user, isEmailVerified: true, isPhoneVerified: true } },
    'GET /api/vps/catalog': { series: [], plans: [], locations: [], operatingSystems: [], paymentMethods: [] },
    'GET /api/wallet/balance/41': { balance: '500000' },
    'GET /api/account/summary/41': { ...summary, month: '2026-11-01T00:00:00.000Z' },
    'GET /api/wallet/transactions/41?limit=200': [],
    'GET /api/vps/user/41': [],
    'GET /api/support/tickets/41': [],
    ...replies,
  })
  render(
    <MemoryRouter initialEntries={[initial]}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>
          <AuthProvider>
            <Address />
            <Routes>
              <Route path="/dashboard" element={<DashboardRoute />} />
              <Route path="*" element={null} />
            </Routes>
          </AuthProvider>
        </ThemeProvider>
      </FormatProvider>
    </MemoryRouter>,
    { wrapper: createTestProviders().wrapper },
  )
  return api
}

const guide = () => screen.queryByRole('dialog', { name: 'Bắt đầu với Sen Cloud' })
const login = (reason: string) => `/login?reason=${reason}&next=%2Fdashboard%3Ftab%3Dwallet`

test('a visitor is redirected to the login page, which returns to the same tab, and nothing is requested', () => {
  const api = open('/dashboard?tab=wallet', { isSignedIn: false })
  expect(address).toBe(login('signInRequired'))
  expect(api.calls).toEqual([])
})

test.each([
  ['has ended', new FakeProblem(401, { code: 'not_signed_in' }), 'sessionEnded'],
  ['was ended by locking the account', new FakeProblem(403, { code: 'session_locked' }), 'accountLocked'],
])('a customer whose session %s is redirected to the login page, which shows why', async (_, problem, reason) => {
  open('/dashboard?tab=wallet', { replies: { 'GET /api/wallet/balance/41': problem } })
  await expect.poll(() => address).toBe(login(reason))
  expect(customerSession.get()).toBeNull()
})

test('a failure of the server does not end the session', async () => {
  open('/dashboard?tab=wallet', { replies: { 'GET /api/wallet/balance/41': new FakeProblem(503) } })
  expect((await screen.findAllByText('Không được')).length).toBeGreaterThan(0)
  expect(address).toBe('/dashboard?tab=wallet')
  expect(customerSession.get()).not.toBeNull()
})

test('`?order` opens the order dialog, and is removed from the address when the dialog is closed', async () => {
  open('/dashboard?tab=wallet&order')
  const dialog = await screen.findByRole('dialog', { name: 'Đặt VPS mới' })
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => address).toBe('/dashboard?tab=wallet')
})

const emptyWallet = { 'GET /api/wallet/balance/41': { balance: '0' } }

test('the guide opens for a customer with an empty wallet, and not again after it was closed', async () => {
  open('/dashboard', { replies: emptyWallet })
  await expect.poll(() => guide()?.contains(document.activeElement)).toBe(true)
  expect(onboardingSeen.get()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(guide).toBeNull()
  expect(onboardingSeen.get()).toBe(true)
})

test('the guide does not replace the order dialog that the customer came for', async () => {
  open('/dashboard?order', { replies: emptyWallet })
  await screen.findByRole('dialog', { name: 'Đặt VPS mới' })
  await expect
    .poll(() => screen.getAllByText((_, element) => element?.textContent === '0\u00a0₫').length)
    .toBeGreaterThan(0)
  expect(guide()).toBeNull()
})
