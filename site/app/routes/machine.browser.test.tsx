import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import * as machinePageArea from '#ds/texts/machine-page.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { textAreaOf } from '#site/texts/text-area.ts'
import { dayOfMetrics, history, machineOf } from '#stories/fixtures/machines.ts'
import MachineRoute from './machine.tsx'

await textAreaOf(machinePageArea).load({ edition: 'mixed', language: 'vi' })

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  customerSession.set(null)
})

const user = { id: '41', firstName: 'Lan', lastName: 'Phạm', email: 'lan@sen.test', role: 'customer' } as const

let address = ''
function Address() {
  const { pathname, search } = useLocation()
  address = `${pathname}${search}`
  return null
}

function open(initial: string, { isSignedIn = true, replies = {} as Record<string, unknown> } = {}) {
  customerSession.set(isSignedIn ? { token: user.id, user: { ...user, isPhoneVerified: true } } : null)
  const api = fakeApi({
    'GET /api/vps/m1': machineOf({ id: 'm1' }),
    'GET /api/vps/m1/history?limit=200': history,
    'GET /api/vps/m1/metrics?window=24h': dayOfMetrics(),
    'GET /api/vps/m1/metrics?window=7d': dayOfMetrics(),
    'GET /api/vps/catalog': { series: [], plans: [], locations: [], operatingSystems: [], paymentMethods: [] },
    'GET /api/wallet/balance/41': { balance: '500000' },
    'GET /api/account/ssh-keys': [],
    ...replies,
  })
  render(
    <MemoryRouter initialEntries={[initial]}>
      <FormatProvider locale="vi-VN">
        <ThemeProvider>
          <AuthProvider>
            <Address />
            <Routes>
              <Route path="/dashboard/vps/:id" element={<MachineRoute />} />
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

test('a visitor signs in first and returns to the same tab; nothing is requested', () => {
  const api = open('/dashboard/vps/m1?tab=network', { isSignedIn: false })
  expect(address).toBe('/login?reason=signInRequired&next=%2Fdashboard%2Fvps%2Fm1%3Ftab%3Dnetwork')
  expect(api.calls).toEqual([])
})

test('the tab is in the address, and only the graphs that are shown are requested', async () => {
  const api = open('/dashboard/vps/m1?tab=network')
  expect(await screen.findByRole('heading', { level: 1, name: 'cua-hang-online' })).toBeTruthy()
  const panel = screen.getByRole('tabpanel')
  expect(within(panel).getByText('2001:db8:31::17')).toBeTruthy()
  expect(api.calls.some(({ call }) => call.includes('/metrics'))).toBe(false)
  screen.getByRole('tab', { name: 'Biểu đồ' }).click()
  await expect.poll(() => address).toBe('/dashboard/vps/m1?tab=graphs')
  await expect.poll(() => api.calls.some(({ call }) => call.endsWith('window=24h'))).toBe(true)
  screen.getByRole('button', { name: '7 ngày' }).click()
  await expect.poll(() => api.calls.some(({ call }) => call.endsWith('window=7d'))).toBe(true)
})

test('a click on a button shows at once what is done, and its refusal undoes it', async () => {
  open('/dashboard/vps/m1', {
    replies: { 'POST /api/vps/m1/actions': new FakeProblem(409, { code: 'busy', detail: 'Máy đang bận.' }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Khởi động lại' }))
  await expect.poll(() => document.body.textContent).toContain('Máy đang bận.')
  await expect.poll(() => screen.getByRole('button', { name: 'Khởi động lại' }).ariaDisabled).toBeNull()
})

test('a machine that is not there leads back to the list', async () => {
  open('/dashboard/vps/m1', { replies: { 'GET /api/vps/m1': new FakeProblem(404) } })
  expect((await screen.findByRole('link', { name: 'Về danh sách VPS' })).getAttribute('href')).toBe('/dashboard')
})

test('a session that has ended leads to the login page and back', async () => {
  open('/dashboard/vps/m1?tab=settings', { replies: { 'GET /api/vps/m1': new FakeProblem(401) } })
  await expect.poll(() => address).toContain('/login?reason=sessionEnded')
})
