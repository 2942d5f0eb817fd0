import '#ds/css/global.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { customerSession } from '#site/session/customer-session.ts'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'
import { createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { catalog, trialVps } from '#stories/fixtures/account.ts'
import { lifeVps } from '#stories/fixtures/instances.ts'
import { payments } from '#stories/fixtures/payments.ts'
import { quoting, quotingTrial } from '#stories/fixtures/quotes.ts'
import DashboardRoute from './dashboard.tsx'

// What the page loads while the browser is idle is there before the first test.
beforeAll(() =>
  Promise.all([
    import('#site/dashboard/common-dialogs.tsx'),
    import('#site/dashboard/payment-dialog.tsx'),
    import('#site/dashboard/closed-tabs.tsx'),
  ]),
)
beforeEach(() => page.viewport(1000, 900))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  customerSession.set(null)
  onboardingSeen.set(null)
})

const user = { id: '41', firstName: 'Lan', lastName: 'Phạm', email: 'lan@sen.test', role: 'customer' } as const
const summary = {
  totalVps: 0,
  activeVps: 0,
  openTickets: 0,
  monthlySpend: '0',
  monthlyRefunds: '0',
  month: '2026-11-01T00:00:00.000Z',
  hasDeposited: false,
  hasOrdered: false,
  onboardingSeen: false,
  unreadNotices: 0,
}

let address = ''
let goBack = () => {}
function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  address = `${pathname}${search}`
  goBack = () => void navigate(-1)
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
    'GET /api/account/summary/41': summary,
    'PATCH /api/account': { user: { ...user, isEmailVerified: true, isPhoneVerified: true } },
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
  const { calls } = open('/dashboard', { replies: emptyWallet })
  const kept = () => calls.filter(({ call }) => call === 'PATCH /api/account').map(({ body }) => body)
  await expect.poll(() => guide()?.contains(document.activeElement)).toBe(true)
  expect([onboardingSeen.get(), kept()]).toEqual([null, []])
  await userEvent.keyboard('{Escape}')
  await expect.poll(guide).toBeNull()
  expect([onboardingSeen.get(), kept()]).toEqual(['41', [{ onboardingSeen: true }]])
})

test('the guide to a machine is not shown while nothing is sold', async () => {
  const plans = catalog.plans.map((plan) => ({ ...plan, soldOut: true, notForSale: true }))
  open('/dashboard', { replies: { ...emptyWallet, 'GET /api/vps/catalog': { ...catalog, plans } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt VPS đầu tiên' }))
  expect(await screen.findAllByText('Sen Cloud chưa mở bán gói này.')).not.toEqual([])
  expect(guide()).toBeNull()
})

test('closing the guide holds in this browser although the server could not be told', async () => {
  const { calls } = open('/dashboard', { replies: { ...emptyWallet, 'PATCH /api/account': new FakeProblem(503) } })
  await expect.poll(() => guide()?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(guide).toBeNull()
  await expect.poll(() => calls.some(({ call }) => call === 'PATCH /api/account')).toBe(true)
  expect(onboardingSeen.get()).toBe('41')
  // The failure of a request in the background is not announced.
  expect(screen.queryByText('Không được')).toBeNull()
})

test('the guide does not replace the order dialog that the customer came for', async () => {
  open('/dashboard?order', { replies: emptyWallet })
  await screen.findByRole('dialog', { name: 'Đặt VPS mới' })
  await expect
    .poll(() => screen.getAllByText((_, element) => element?.textContent === '0\u00a0₫').length)
    .toBeGreaterThan(0)
  expect(guide()).toBeNull()
})

const offered = { 'GET /api/vps/catalog': { ...catalog, paymentMethods: ['bank_transfer', 'momo'] } }
/** The response to a deposit that has to be paid. */
const toPay = (fields: object = {}) => ({
  transaction: {
    id: 't1',
    type: 'deposit',
    status: 'pending',
    amount: '500000',
    createdAt: '2026-11-21T03:00:00.000Z',
  },
  payment: { ...payments.waiting.payment, ...fields },
})
/** Requests a top-up in the open dialog. */
async function topUpBy(method: RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Nạp tiền vào ví' }))
  if (dialog.getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value === '')
    await userEvent.click(dialog.getByRole('button', { name: /^500\.000/ }))
  await userEvent.click(await dialog.findByRole('radio', { name: method }))
  await userEvent.click(dialog.getByRole('button', { name: /^Nạp/ }))
}
const openTopUp = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Nạp tiền' }))[0] as HTMLElement)

test('`?topup` opens the top-up with its amount, and is removed from the address', async () => {
  open('/dashboard?tab=wallet&topup=98000', { replies: { ...offered, 'POST /api/wallet/deposit': toPay() } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Nạp tiền vào ví' }))
  const amount = () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value
  await expect.poll(amount).toMatch(/^98[.,]?000/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => address).toBe('/dashboard?tab=wallet')
})

test('a top-up by bank transfer leads to its page', async () => {
  open('/dashboard', { replies: { ...offered, 'POST /api/wallet/deposit': toPay() } })
  await openTopUp()
  await topUpBy(/Chuyển khoản/)
  await expect.poll(() => address).toBe('/dashboard/topup/p-topup')
})

test("a top-up that a provider's page charges leaves for that page", async () => {
  // It is an address within this page, which a test can leave for.
  const payment = { kind: 'redirect', qr: null, bank: null, url: '#pay' }
  open('/dashboard', { replies: { ...offered, 'POST /api/wallet/deposit': toPay(payment) } })
  await openTopUp()
  await topUpBy(/MoMo/)
  await expect.poll(() => window.location.hash).toBe('#pay')
  expect(address).toBe('/dashboard')
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
})

/** An order of the dashboard that waits for `payments.orderWaits`. */
async function openShortOrder() {
  const quoted = await quoting()({ planId: 1, locationId: 1, billingPeriod: 'monthly' })
  const api = open('/dashboard?order=1', {
    replies: {
      ...offered,
      ...emptyWallet,
      'POST /api/vps/quote': quoted.ok && quoted.quote,
      'POST /api/vps/orders/waiting': { ...toPay(), order: payments.orderWaits.order },
      'GET /api/wallet/payments/p-topup': payments.orderWaits,
    },
  })
  const order = await screen.findByRole('dialog', { name: 'Đặt VPS mới' })
  return { api, order }
}

test('an order that lacks money waits for its transfer, completes itself, and leads to its VPS', async () => {
  const { api, order } = await openShortOrder()
  await userEvent.fill(within(order).getByLabelText(/^Tên VPS/), 'cua-hang')
  await userEvent.click(await within(order).findByRole('button', { name: /^Nạp \d/ }))
  await topUpBy(/Chuyển khoản/)
  const payment = await screen.findByRole('dialog', { name: 'Nạp 500.000\u00a0₫' })
  await within(payment).findByText(/đơn hàng tự hoàn tất; bạn có thể đóng trang này/)
  expect(address).toBe('/dashboard')
  const orders = api.calls.filter(({ call }) => call.startsWith('POST /api/vps/order'))
  expect(orders[0]?.body).toMatchObject({
    planId: 1,
    name: 'cua-hang',
    billingPeriod: 'monthly',
    quoteId: 'quote',
    paymentMethod: 'bank_transfer',
  })

  api.replies['GET /api/wallet/payments/p-topup'] = payments.orderDone
  await userEvent.click(await within(payment).findByRole('button', { name: 'Xem VPS' }, { timeout: 4000 }))
  await expect.poll(() => address).toBe('/dashboard?vps=vps-ordered')
  // The page has ordered once, and does not order again when the money is there.
  expect(api.calls.filter(({ call }) => call.startsWith('POST /api/vps/order'))).toHaveLength(1)
})

test('an order without a name is not paid for', async () => {
  const { order } = await openShortOrder()
  await userEvent.click(await within(order).findByRole('button', { name: /^Nạp \d/ }))
  await within(order).findByText('VPS name is required')
  expect(screen.queryByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeNull()
})

test('closing the transfer of an order leaves it waiting, and the next order begins empty', async () => {
  const { order } = await openShortOrder()
  await userEvent.fill(within(order).getByLabelText(/^Tên VPS/), 'cua-hang')
  await userEvent.click(await within(order).findByRole('button', { name: /^Nạp \d/ }))
  await topUpBy(/Chuyển khoản/)
  const payment = await screen.findByRole('dialog', { name: 'Nạp 500.000\u00a0₫' })
  await expect.poll(() => payment.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await userEvent.click((await screen.findAllByRole('button', { name: 'Đặt VPS' }))[0] as HTMLElement)
  const next = await screen.findByRole('dialog', { name: 'Đặt VPS mới' })
  expect(within(next).getByLabelText<HTMLInputElement>(/^Tên VPS/).value).toBe('')
})

test('an order that has run out is filled in again by one click', async () => {
  const { api, order } = await openShortOrder()
  api.replies['GET /api/wallet/payments/p-topup'] = payments.orderOver
  await userEvent.fill(within(order).getByLabelText(/^Tên VPS/), 'cua-hang')
  await userEvent.click(await within(order).findByRole('button', { name: /^Nạp \d/ }))
  await topUpBy(/Chuyển khoản/)
  const payment = await screen.findByRole('dialog', { name: 'Nạp 500.000\u00a0₫' })
  await userEvent.click(await within(payment).findByRole('button', { name: 'Đặt lại đơn này' }))
  const again = await screen.findByRole('dialog', { name: 'Đặt VPS mới' })
  await expect.poll(() => within(again).getByLabelText<HTMLInputElement>(/^Tên VPS/).value).toBe('cua-hang')
})

const focused = () => document.activeElement
const heading = () => screen.queryByRole('heading', { level: 1, name: 'Xin chào Lan' })
const dialogNamed = (name: string) => screen.findByRole('dialog', { name })
const press = async (name: string | RegExp, container: HTMLElement = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }))
/** Waits until the dialog has the focus, then closes it with Escape. */
async function closeByEscape(name: string) {
  const open = await dialogNamed(name)
  await expect.poll(() => open.contains(focused())).toBe(true)
  await userEvent.keyboard('{Escape}')
}
const noDialog = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull()
const isOnHeading = () => expect.poll(() => heading() !== null && focused() === heading()).toBe(true)

test("closing the guide that opened by itself moves the focus to the page's heading", async () => {
  open('/dashboard', { replies: emptyWallet })
  await closeByEscape('Bắt đầu với Sen Cloud')
  await noDialog()
  await isOnHeading()
})

test('closing the top-up that the guide opened does the same, and the guide stays closed', async () => {
  open('/dashboard', { replies: emptyWallet })
  const guide = await dialogNamed('Bắt đầu với Sen Cloud')
  await press('Tiếp theo', guide)
  await press('Tiếp theo', guide)
  await press('Nạp tiền', guide)
  await closeByEscape('Nạp tiền vào ví')
  await noDialog()
  await isOnHeading()
})

test("the browser's back button closes a dialog, and two presses of Escape do not leave the page", async () => {
  open('/dashboard?tab=wallet')
  await openTopUp()
  await dialogNamed('Nạp tiền vào ví')
  act(() => goBack())
  await noDialog()
  expect(address).toBe('/dashboard?tab=wallet')
  await openTopUp()
  const again = await dialogNamed('Nạp tiền vào ví')
  await expect.poll(() => again.contains(focused())).toBe(true)
  await userEvent.keyboard('{Escape}{Escape}')
  await noDialog()
  expect(address).toBe('/dashboard?tab=wallet')
  await expect.poll(() => focused()?.textContent).toContain('Nạp tiền')
})

/** The focus is on the button that pays: pressing on costs nothing that was chosen before. */
const isOnSubmitOf = (dialog: HTMLElement, name: RegExp) =>
  focused() === within(dialog).getByRole('button', { name }) && focused()?.getAttribute('type') === 'submit'

test('Escape in the top-up that an order needs returns to the order, as it was; its own button to what opened it', async () => {
  await openShortOrder()
  await closeByEscape('Đặt VPS mới')
  await noDialog()
  await press('Đặt VPS')
  const order = await dialogNamed('Đặt VPS mới')
  await userEvent.click(await within(order).findByRole('radio', { name: 'Basic' }))
  await userEvent.fill(within(order).getByLabelText(/^Tên VPS/), 'cua-hang')
  await press(/^Nạp \d/, order)
  const topUp = await dialogNamed('Nạp tiền vào ví')
  expect(within(topUp).getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value).toBe('50.000')
  await closeByEscape('Nạp tiền vào ví')
  const returned = await dialogNamed('Đặt VPS mới')
  await expect.poll(() => isOnSubmitOf(returned, /^Đặt VPS/)).toBe(true)
  expect(within(returned).getByRole<HTMLInputElement>('radio', { name: 'Basic' }).checked).toBe(true)
  expect(within(returned).getByLabelText<HTMLInputElement>(/^Tên VPS/).value).toBe('cua-hang')
  await press('Hủy', returned)
  await noDialog()
  await expect.poll(() => focused()?.textContent).toBe('Đặt VPS')
})

test('a trial that needs a verified number leads to its verification, and back to the order with a new price', async () => {
  const refusal = new FakeProblem(403, {
    code: 'verification_required',
    detail: 'Vui lòng xác minh số điện thoại trước.',
  })
  const api = open('/dashboard?order=1', { replies: { ...offered, 'POST /api/vps/quote': refusal } })
  const order = await dialogNamed('Đặt VPS mới')
  await press('Xác minh số điện thoại', order)
  await dialogNamed('Xác minh số điện thoại')
  const quotes = () => api.calls.filter(({ call }) => call === 'POST /api/vps/quote').length
  const before = quotes()
  await closeByEscape('Xác minh số điện thoại')
  await dialogNamed('Đặt VPS mới')
  await expect.poll(quotes).toBe(before + 1)
})

test('the button of a trial opens its dialog, which leads to a top-up of what is missing and back, and returns the focus', async () => {
  const quoted = await quotingTrial(trialVps.id, {})
  open('/dashboard', {
    replies: {
      ...offered,
      ...emptyWallet,
      'GET /api/vps/user/41': [trialVps],
      'GET /api/account/summary/41': { ...summary, onboardingSeen: true },
      [`POST /api/vps/${trialVps.id}/trial/quote`]: quoted.ok && quoted.quote,
    },
  })
  await press(`Thanh toán ${trialVps.name}`)
  const trial = await dialogNamed('Chuyển sang trả phí')
  await press(/^Nạp 50\.000/, trial)
  const topUp = await dialogNamed('Nạp tiền vào ví')
  expect(within(topUp).getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value).toBe('50.000')
  await closeByEscape('Nạp tiền vào ví')
  await press('Hủy', await dialogNamed('Chuyển sang trả phí'))
  await noDialog()
  await expect.poll(() => focused()?.textContent).toBe(`Thanh toán ${trialVps.name}`)
})

test('a row is renewed in its dialog, which leads to a top-up of what is missing and back, and returns the focus', async () => {
  const { unpaid } = lifeVps
  const api = open('/dashboard?tab=vps', {
    replies: {
      ...offered,
      'GET /api/wallet/balance/41': { balance: '50000' },
      'GET /api/vps/user/41': [unpaid],
      'GET /api/account/summary/41': { ...summary, onboardingSeen: true },
      [`POST /api/vps/${unpaid.id}/renew`]: {
        vps: { ...unpaid, status: 'active', suspendedReason: null },
        transaction: null,
        balance: '0',
      },
    },
  })
  await press(`Thanh toán và mở lại ${unpaid.name}`)
  const renewal = await dialogNamed(`Thanh toán và mở lại ${unpaid.name}`)
  await press(/^Nạp 109\.000/, renewal)
  const topUp = await dialogNamed('Nạp tiền vào ví')
  expect(within(topUp).getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value).toBe('109.000')
  await closeByEscape('Nạp tiền vào ví')
  await dialogNamed(`Thanh toán và mở lại ${unpaid.name}`)
  await press('Để sau')
  await noDialog()
  await expect.poll(() => focused()?.textContent).toBe(`Thanh toán và mở lại ${unpaid.name}`)
  expect(api.calls.some(({ call }) => call.endsWith('/renew'))).toBe(false)
})

test('an address opens the top-up of an amount once', async () => {
  open('/dashboard?tab=wallet&topup=109000', { replies: { ...offered } })
  const topUp = await dialogNamed('Nạp tiền vào ví')
  expect(within(topUp).getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value).toBe('109.000')
  await expect.poll(() => address).toBe('/dashboard?tab=wallet')
})

test('after the phone is verified nothing asks for it any more, and closing the dialog moves the focus to the heading', async () => {
  const unverified = { user: { ...user, isEmailVerified: true, isPhoneVerified: false } }
  open('/dashboard', {
    replies: {
      'GET /api/auth/me': unverified,
      'GET /api/account/summary/41': { ...summary, onboardingSeen: true },
      'POST /api/account/phone/start': null,
      'POST /api/account/phone/confirm': { user: { ...unverified.user, isPhoneVerified: true } },
    },
  })
  await press('Xác minh ngay')
  const phone = await dialogNamed('Xác minh số điện thoại')
  await expect.poll(() => phone.contains(focused())).toBe(true)
  await userEvent.keyboard('0912 345 678{Enter}')
  const code = await within(phone).findByRole('textbox', { name: /Mã xác minh/ }, { timeout: 3000 })
  await expect.poll(focused).toBe(code)
  await userEvent.keyboard('123456{Enter}')
  await userEvent.click(await within(phone).findByRole('button', { name: 'Xong' }, { timeout: 3000 }))
  await noDialog()
  expect(screen.queryByText('Số điện thoại chưa được xác minh')).toBeNull()
  await isOnHeading()
})

describe('what could not be loaded is said once', () => {
  const busy = new FakeProblem(503, { detail: 'Máy chủ bận.' })
  const messages = () => screen.queryAllByText('Máy chủ bận.')

  test('where the list would be, and its button loads all of it', async () => {
    const failed = ['GET /api/vps/user/41', 'GET /api/wallet/balance/41', 'GET /api/account/summary/41']
    const api = open('/dashboard', { replies: Object.fromEntries(failed.map((call) => [call, busy])) })
    await expect.poll(() => messages().length).toBe(1)
    expect(messages()[0]?.closest('[data-component="VpsRows"]')).not.toBeNull()
    const before = api.calls.length
    await press('Thử lại')
    const retried = () => api.calls.slice(before).map(({ call }) => call)
    await expect.poll(retried).toEqual(expect.arrayContaining(failed))
  })

  test.each([
    ['offers', 'GET /api/offers'],
    ['support', 'GET /api/support/tickets/41'],
    ['wallet', 'GET /api/wallet/transactions/41?limit=200'],
  ])('in the tab %s as well', async (tab, call) => {
    open(`/dashboard?tab=${tab}`, { replies: { [call]: busy } })
    await expect.poll(() => messages().length).toBe(1)
    expect(screen.queryByText('Một số dữ liệu chưa tải được')).toBeNull()
  })

  test('above the figures, if the list is there', async () => {
    open('/dashboard', { replies: { 'GET /api/account/summary/41': busy } })
    await expect.poll(() => messages().length).toBe(1)
    expect(messages()[0]?.closest('[data-component="Notice"]')).not.toBeNull()
  })
})

test('the amount of a top-up that was typed is there after signing in again', async () => {
  const replies = {
    'GET /api/vps/catalog': { series: [], plans: [], locations: [], operatingSystems: [], paymentMethods: ['momo'] },
  }
  const openTopUp = async () => {
    open('/dashboard?tab=wallet', { replies })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Nạp tiền' }))[0] as HTMLElement)
    return screen.findByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
  }
  await userEvent.fill(await openTopUp(), '250000')
  cleanup()
  customerSession.set(null)
  expect((await openTopUp()).value).toBe('250.000')
  localStorage.clear()
})

const topUpNotice = (id: string, isRead = false) => ({
  id,
  kind: 'deposit-received',
  at: '2026-11-21T02:00:00.000Z',
  isRead,
  facts: { amount: '200000', balance: '613000' },
})

describe('the notices', () => {
  const twoUnread = { ...summary, onboardingSeen: true, unreadNotices: 2 }
  const bell = (name: string) => screen.findByRole('button', { name })

  test('are read by opening them: the bell shows that at once, and what is new stays marked', async () => {
    const api = open('/dashboard', {
      replies: {
        'GET /api/account/summary/41': twoUnread,
        'GET /api/account/notices?limit=20': {
          notices: [topUpNotice('n3'), topUpNotice('n2'), topUpNotice('n1', true)],
          nextCursor: 'older',
          unread: 2,
        },
        'GET /api/account/notices?limit=20&cursor=older': {
          notices: [topUpNotice('n0', true)],
          nextCursor: null,
          unread: 0,
        },
        'POST /api/account/notices/read': { unread: 0 },
      },
    })
    const callsOf = (call: string) => api.calls.filter((sent) => sent.call === call)
    const button = await bell('Thông báo, 2 chưa đọc')
    expect(callsOf('GET /api/account/notices?limit=20')).toEqual([])
    await userEvent.click(button)
    const dialog = await dialogNamed('Thông báo')
    await expect.poll(() => within(dialog).queryAllByText(/^Chưa đọc/).length).toBe(2)
    await expect
      .poll(() => callsOf('POST /api/account/notices/read').map(({ body }) => body))
      .toEqual([{ until: 'n3' }])
    await press('Xem thông báo cũ hơn', dialog)
    await expect.poll(() => within(dialog).getAllByRole('listitem').length).toBe(4)
    expect(within(dialog).queryByRole('button', { name: 'Xem thông báo cũ hơn' })).toBeNull()
    await closeByEscape('Thông báo')
    await noDialog()
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Thông báo')
    expect(callsOf('POST /api/account/notices/read')).toHaveLength(1)
  })

  test('that could not be loaded are loaded by a retry, and nothing is read before', async () => {
    const api = open('/dashboard', {
      replies: {
        'GET /api/account/summary/41': twoUnread,
        'GET /api/account/notices?limit=20': new FakeProblem(503),
        'POST /api/account/notices/read': { unread: 0 },
      },
    })
    const isRead = () => api.calls.some(({ call }) => call === 'POST /api/account/notices/read')
    await userEvent.click(await bell('Thông báo, 2 chưa đọc'))
    const dialog = await dialogNamed('Thông báo')
    await within(dialog).findByText('Không tải được thông báo')
    expect(isRead()).toBe(false)
    api.replies['GET /api/account/notices?limit=20'] = { notices: [topUpNotice('n1')], nextCursor: null, unread: 1 }
    await press('Thử lại', dialog)
    await expect.poll(() => within(dialog).queryAllByText(/^Chưa đọc/).length).toBe(1)
    await expect.poll(isRead).toBe(true)
    await closeByEscape('Thông báo')
    await noDialog()
  })
})

test('an order that waits stands in the place of the suggestion to order a first VPS', async () => {
  const { order } = payments.orderWaits
  open('/dashboard', {
    replies: {
      'GET /api/wallet/balance/41': { balance: '300000' },
      'GET /api/account/summary/41': { ...summary, onboardingSeen: true },
      'GET /api/vps/orders/waiting?limit=50': [order],
    },
  })
  const link = await screen.findByRole('link', { name: 'Thanh toán đơn hàng cua-hang' })
  expect(link.getAttribute('href')).toBe('/dashboard/topup/p-topup')
  await expect.poll(() => screen.queryByRole('button', { name: 'Đặt VPS đầu tiên' })).toBeNull()
})
