import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Vps } from '#contracts/vps.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import * as machinePageArea from '#ds/texts/machine-page.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { textAreaOf } from '#site/texts/text-area.ts'
import { dayOfMetrics, history, machineOf, machines } from '#stories/fixtures/machines.ts'
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

const renewed = (vps: Vps) => ({ vps, transaction: null, balance: '411000' })
const dialogNamed = (name: string) => screen.findByRole('dialog', { name })

test('what is suspended as unpaid is paid for once, and runs again on the page', async () => {
  const unpaid = machineOf({ ...machines.unpaid.vps, id: 'm1' })
  const running = machineOf({ id: 'm1' })
  const api = open('/dashboard/vps/m1', {
    replies: { 'GET /api/vps/m1': unpaid, 'POST /api/vps/m1/renew': renewed(running.vps) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Thanh toán và mở lại' }))
  const dialog = await dialogNamed('Thanh toán và mở lại cua-hang-online')
  await userEvent.click(within(dialog).getByRole('radio', { name: '3 tháng' }))
  api.replies['GET /api/vps/m1'] = running
  await userEvent.click(within(dialog).getByRole('button', { name: 'Thanh toán và mở lại' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const sent = api.calls.filter(({ call }) => call === 'POST /api/vps/m1/renew')
  expect(sent.map(({ body }) => body)).toEqual([{ periods: 3 }])
  expect(sent[0]?.headers.get('Idempotency-Key')).toBeTruthy()
  await expect.poll(() => document.body.textContent).toContain('Đang chạy')
})

test('a balance that is too low says how much is missing, and leads to the top-up of exactly that', async () => {
  open('/dashboard/vps/m1', {
    replies: {
      'GET /api/vps/m1': machineOf({ ...machines.grace.vps, id: 'm1' }),
      'POST /api/vps/m1/renew': new FakeProblem(402, { code: 'insufficient_balance', detail: 'Số dư ví không đủ.' }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Gia hạn' }))
  const dialog = await dialogNamed('Gia hạn cua-hang-online')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gia hạn' }))
  await expect.poll(() => dialog.textContent).toContain('Số dư ví không đủ.')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Nạp/ }))
  await expect.poll(() => address).toBe('/dashboard?tab=wallet&topup=89000')
})

test('automatic renewal is switched off, and the page says so; a refusal switches it back', async () => {
  const manual = machineOf({ id: 'm1', autoRenew: false, nextCharge: null })
  const api = open('/dashboard/vps/m1?tab=settings', { replies: { 'PATCH /api/vps/m1': { vps: manual.vps } } })
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Tự gia hạn từ ví' })
  expect((await toggle()).checked).toBe(true)
  api.replies['GET /api/vps/m1'] = manual
  await userEvent.click(await toggle())
  await expect.poll(async () => (await toggle()).checked).toBe(false)
  expect(api.calls.find(({ call }) => call === 'PATCH /api/vps/m1')?.body).toEqual({ autoRenew: false })
  await expect.poll(() => screen.getAllByText(/^Hết hạn ngày .*, bạn tự gia hạn$/).length).toBeGreaterThan(0)
  api.replies['PATCH /api/vps/m1'] = new FakeProblem(403, { code: 'demo_read_only', detail: 'Chỉ xem được.' })
  await userEvent.click(await toggle())
  await expect.poll(() => screen.getByRole('tabpanel').textContent).toContain('Chỉ xem được.')
  expect((await toggle()).checked).toBe(false)
})

test('it is cancelled for the end of its period, and that is taken back', async () => {
  const running = machineOf({ id: 'm1' })
  const cancelled = machineOf({ ...machines.cancelled.vps, id: 'm1' })
  const api = open('/dashboard/vps/m1?tab=settings', {
    replies: {
      'POST /api/vps/m1/cancel': { vps: cancelled.vps, balance: '500000' },
      'POST /api/vps/m1/undo-cancel': { vps: running.vps, balance: '500000' },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Hủy VPS…' }))
  const dialog = await dialogNamed('Hủy cua-hang-online?')
  api.replies['GET /api/vps/m1'] = cancelled
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hủy khi hết kỳ' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(api.calls.find(({ call }) => call === 'POST /api/vps/m1/cancel')?.body).toEqual({ at: 'periodEnd' })
  const undo = await screen.findAllByRole('button', { name: 'Rút lại yêu cầu hủy' })
  api.replies['GET /api/vps/m1'] = running
  await userEvent.click(undo[0] as HTMLElement)
  await expect.poll(() => screen.queryByRole('button', { name: 'Rút lại yêu cầu hủy' })).toBeNull()
})

test('a refused cancellation says why, and the dialog stays', async () => {
  open('/dashboard/vps/m1?tab=settings', {
    replies: { 'POST /api/vps/m1/cancel': new FakeProblem(409, { code: 'vps_terminated', detail: 'Đã chấm dứt.' }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Hủy VPS…' }))
  const dialog = await dialogNamed('Hủy cua-hang-online?')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Ngay bây giờ' }))
  await userEvent.fill(within(dialog).getByRole('textbox'), 'cua-hang-online')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hủy VPS và xóa dữ liệu' }))
  await expect.poll(() => dialog.textContent).toContain('Đã chấm dứt.')
})

test('a refund is previewed and confirmed by the name; an obstacle is said in words', async () => {
  const terminated = machineOf({ ...machines.terminated.vps, id: 'm1' })
  const api = open('/dashboard/vps/m1?tab=settings', {
    replies: {
      'GET /api/vps/m1/refund': { amount: '0', obstacle: 'not_first_order', until: null },
      'POST /api/vps/m1/refund': { ...renewed(terminated.vps), balance: '589000' },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tiền…' }))
  const heading = 'Hoàn tiền cho cua-hang-online?'
  await expect.poll(async () => (await dialogNamed(heading)).textContent).toContain('Chỉ VPS trả phí đầu tiên')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  api.replies['GET /api/vps/m1/refund'] = { amount: '89000', obstacle: null, until: '2026-12-12T02:24:00.000Z' }
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tiền…' }))
  const dialog = await dialogNamed(heading)
  await userEvent.fill(await within(dialog).findByRole('textbox'), 'cua-hang-online')
  api.replies['GET /api/vps/m1'] = terminated
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hoàn tiền và xóa VPS' }))
  await expect.poll(() => document.body.textContent).toContain('VPS này đã chấm dứt')
})
