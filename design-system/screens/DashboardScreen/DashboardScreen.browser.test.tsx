import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Vps } from '#contracts/vps.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { vps as instances, ready, trialVps, user } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { newCustomerProps } from '#stories/fixtures/dashboard.ts'
import { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx'
import { type DashboardDialog, dialogAfter } from './dashboard-dialog.ts'
import { Providers } from './dashboard-test-tools.tsx'
import type { DashboardTab } from './dashboard-texts.ts'

beforeEach(() => page.viewport(1300, 900))
afterEach(cleanup)

interface PageProps {
  initialDialog?: DashboardDialog | null
  /** Props that differ from those of a new customer. */
  props?: Partial<DashboardScreenProps>
}

/** Keeps the open dialog and the verification state, as the route does. */
function Page({ initialDialog = null, props }: PageProps) {
  const [dialog, setDialog] = useState<DashboardDialog | null>(initialDialog)
  const [isPhoneVerified, setPhoneVerified] = useState(false)
  return (
    <Providers>
      <DashboardScreen
        {...newCustomerProps}
        user={ready({ ...user, isPhoneVerified })}
        dialog={dialog}
        onDialogChange={setDialog}
        topUp={{
          ...newCustomerProps.topUp,
          onSubmit: async () => {
            setDialog(dialogAfter)
            return done()
          },
          onSubmitOrder: async () => {
            setDialog(null)
            return done()
          },
        }}
        phoneVerification={{
          ...newCustomerProps.phoneVerification,
          onVerify: async () => {
            setPhoneVerified(true)
            return done()
          },
        }}
        {...props}
      />
    </Providers>
  )
}

const show = (initialDialog: DashboardDialog | null = null) => render(<Page initialDialog={initialDialog} />)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = (name: string | RegExp, container: HTMLElement = document.body) =>
  userEvent.click(within(container).getByRole('button', { name }))
const focused = () => document.activeElement
const heading = () => screen.queryByRole('heading', { level: 1, name: 'Xin chào, Minh' })

/** Waits until the dialog has the focus, then closes it with Escape. */
async function closeByEscape(name: string) {
  const open = await dialog(name)
  await expect.poll(() => open.contains(focused())).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
}

test("closing the guide that opened by itself moves focus to the page's heading", async () => {
  show({ name: 'onboarding' })
  await closeByEscape('Bắt đầu với Sen Cloud')
  await expect.poll(() => heading() !== null && focused() === heading()).toBe(true)
})

test("closing the top-up dialog that the guide opened moves focus to the page's heading", async () => {
  show({ name: 'onboarding' })
  const guide = await dialog('Bắt đầu với Sen Cloud')
  await press('Tiếp theo', guide)
  await press('Để sau', guide)
  await press('Nạp tiền', guide)
  await closeByEscape('Nạp tiền vào ví')
  await expect.poll(() => heading() !== null && focused() === heading()).toBe(true)
})

test('the top-up dialog that an order opened suggests an amount that covers the order and can be topped up', async () => {
  show({ name: 'order' })
  const order = await dialog('Đặt VPS mới')
  await userEvent.click(screen.getByRole('radio', { name: 'Basic' }))
  await userEvent.fill(screen.getByLabelText(/^Tên VPS/), 'cua-hang')
  await press(/^Nạp \d/, order)
  const topUp = await dialog('Nạp tiền vào ví')
  expect(within(topUp).getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value).toBe('50.000')
})

/** The focus is on the button that pays: pressing on costs nothing that was chosen before. */
const isOnSubmitOf = (open: HTMLElement, name: RegExp) =>
  focused() === within(open).getByRole('button', { name }) && focused()?.getAttribute('type') === 'submit'

test('Escape in the top-up that an order opened returns to the order, as it was; the next one to the button that opened it', async () => {
  show()
  await press('Đặt VPS đầu tiên')
  const order = await dialog('Đặt VPS mới')
  await expect.poll(() => order.contains(focused())).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Basic' }))
  await userEvent.fill(screen.getByLabelText(/^Tên VPS/), 'cua-hang')
  await press(/^Nạp \d/, order)
  await dialog('Nạp tiền vào ví')
  await expect.poll(() => focused()?.closest('[role="dialog"]')?.textContent).toContain('Nạp tiền vào ví')
  await userEvent.keyboard('{Escape}')
  const returned = await dialog('Đặt VPS mới')
  await expect.poll(() => isOnSubmitOf(returned, /^Đặt VPS/)).toBe(true)
  expect(within(returned).getByRole<HTMLInputElement>('radio', { name: 'Basic' }).checked).toBe(true)
  expect(within(returned).getByLabelText<HTMLInputElement>(/^Tên VPS/).value).toBe('cua-hang')
  await press('Hủy', returned)
  await expect.poll(() => focused()?.textContent).toBe('Đặt VPS đầu tiên')
})

test('a top-up that has been requested places the order, and its cancel button returns to it', async () => {
  show()
  await press('Đặt VPS đầu tiên')
  const order = await dialog('Đặt VPS mới')
  await userEvent.click(screen.getByRole('radio', { name: 'Basic' }))
  await userEvent.fill(screen.getByLabelText(/^Tên VPS/), 'cua-hang')
  await press(/^Nạp \d/, order)
  await press('Hủy', await dialog('Nạp tiền vào ví'))
  const again = await dialog('Đặt VPS mới')
  await press(/^Nạp \d/, again)
  const topUp = await dialog('Nạp tiền vào ví')
  await userEvent.click(within(topUp).getByRole('radio', { name: /MoMo/ }))
  await press(/^Nạp/, topUp)
  await expect.poll(() => focused()?.textContent).toBe('Đặt VPS đầu tiên')
  // It waits for the money: the next order begins empty.
  await press('Đặt VPS đầu tiên')
  const next = await dialog('Đặt VPS mới')
  expect(within(next).getByLabelText<HTMLInputElement>(/^Tên VPS/).value).toBe('')
})

test('a trial that needs a verified number leads to its verification, and back to the order with a new price', async () => {
  const onQuote = vi.fn<DashboardScreenProps['order']['onQuote']>(async () => ({
    ok: false,
    reason: 'verification_required',
    message: 'Vui lòng xác minh số điện thoại trước.',
  }))
  render(<Page props={{ order: { ...newCustomerProps.order, onQuote } }} />)
  await press('Đặt VPS đầu tiên')
  const order = await dialog('Đặt VPS mới')
  await userEvent.click(screen.getByRole('radio', { name: 'Basic' }))
  await within(order).findByRole('button', { name: 'Xác minh số điện thoại' })
  await press('Xác minh số điện thoại', order)
  const phone = await dialog('Xác minh số điện thoại')
  const before = onQuote.mock.calls.length
  await expect.poll(() => phone.contains(focused())).toBe(true)
  await userEvent.keyboard('{Escape}')
  await dialog('Đặt VPS mới')
  await expect.poll(() => onQuote.mock.calls.length).toBe(before + 1)
})

test('the button of a trial opens its dialog, which leads to a top-up of what is missing and back, and returns the focus', async () => {
  render(<Page props={{ vps: { vps: ready([trialVps]) } }} />)
  await press(`Thanh toán ${trialVps.name}`)
  const trial = await dialog('Chuyển sang trả phí')
  await expect.poll(() => within(trial).queryByRole('button', { name: /^Nạp 50\.000/ })).not.toBeNull()
  await userEvent.click(within(trial).getByRole('button', { name: /^Nạp 50\.000/ }))
  const topUp = await dialog('Nạp tiền vào ví')
  expect(within(topUp).getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/ }).value).toBe('50.000')
  await expect.poll(() => topUp.contains(focused())).toBe(true)
  await userEvent.keyboard('{Escape}')
  await press('Hủy', await dialog('Chuyển sang trả phí'))
  await expect.poll(() => focused()?.textContent).toBe(`Thanh toán ${trialVps.name}`)
})

test('what an admin has suspended leads to the support tab', async () => {
  const onTabChange = vi.fn()
  const suspended = { ...trialVps, status: 'suspended', suspendedReason: 'admin' } as const
  render(<Page props={{ vps: { vps: ready([suspended]) }, onTabChange }} />)
  await press(`Liên hệ hỗ trợ ${trialVps.name}`)
  expect(onTabChange).toHaveBeenCalledWith('support')
})

test('after the phone is verified nothing asks for it any more, and closing the dialog moves focus to the heading', async () => {
  show()
  await press('Xác minh ngay')
  const phone = await dialog('Xác minh số điện thoại')
  await expect.poll(() => phone.contains(focused())).toBe(true)
  await userEvent.keyboard('0912 345 678{Enter}')
  await expect.poll(() => screen.queryByRole('textbox', { name: /Mã xác minh/ })).not.toBeNull()
  await expect.poll(() => focused()).toBe(screen.getByRole('textbox', { name: /Mã xác minh/ }))
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => screen.queryByRole('button', { name: 'Xong' })).not.toBeNull()
  await press('Xong')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => heading() !== null && focused() === heading()).toBe(true)
})

const { support, vps, wallet } = newCustomerProps
test.each<[string, (stale: { message: string; onRetry: () => void }) => Partial<DashboardScreenProps>]>([
  ['the customer', (stale) => ({ user: { ...ready(user), stale } })],
  ['the balance', (failed) => ({ wallet: { ...wallet, balance: { status: 'error', ...failed } } })],
  ['the summary', (failed) => ({ stats: { summary: { status: 'error', ...failed } } })],
  ['the instances', (stale) => ({ vps: { ...vps, vps: { ...ready([]), stale } } })],
  ['the transactions', (stale) => ({ wallet: { ...wallet, transactions: { ...ready([]), stale } } })],
  ['the tickets', (failed) => ({ support: { ...support, tickets: { status: 'error', ...failed } } })],
  ['the catalogue', (failed) => ({ order: { ...newCustomerProps.order, catalog: { status: 'error', ...failed } } })],
])('a notice shows that loading %s has failed, and its button loads it again', async (_, propsWith) => {
  const onRetry = vi.fn()
  render(<Page props={propsWith({ message: 'Máy chủ bận', onRetry })} />)
  const [notice] = screen
    .getAllByRole('status')
    .filter((element) => element.textContent?.includes(accountTexts.vi.loadFailed))
  expect(notice?.textContent).toContain('Máy chủ bận')
  await press(componentMessages.vi.retry, notice?.closest<HTMLElement>('[data-component="Notice"]') ?? undefined)
  expect(onRetry).toHaveBeenCalledOnce()
})

describe('a failure is said once', () => {
  const failed = (onRetry = vi.fn()) => ({ status: 'error', message: 'Máy chủ bận', onRetry }) as const
  const messages = () => screen.queryAllByText('Máy chủ bận')

  test('where the list would be, if nothing could be loaded, and its button loads all of it', async () => {
    const retries = Array.from({ length: 4 }, () => vi.fn())
    const [list, balance, summary, tickets] = retries.map(failed)
    if (!list || !balance || !summary || !tickets) throw new Error('four of them')
    render(
      <Page
        props={{
          vps: { vps: list },
          wallet: { ...wallet, balance },
          stats: { summary },
          support: { ...support, tickets },
        }}
      />,
    )
    expect(messages()).toHaveLength(1)
    expect(messages()[0]?.closest('[data-component="VpsRows"]')).not.toBeNull()
    // The figures are dashes, and say so to screen readers only.
    for (const words of screen.getAllByText(accountTexts.vi.figures.unknownContext))
      expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await press(componentMessages.vi.retry)
    for (const onRetry of retries) expect(onRetry).toHaveBeenCalledOnce()
  })

  test.each<[DashboardTab, Partial<DashboardScreenProps>]>([
    ['offers', { offers: { offers: failed() } }],
    ['support', { support: { ...support, tickets: failed() } }],
    ['wallet', { wallet: { ...wallet, transactions: failed() } }],
  ])('in the tab %s as well', (tab, props) => {
    render(<Page props={{ ...props, tab }} />)
    expect(messages()).toHaveLength(1)
    expect(screen.queryByText(accountTexts.vi.loadFailed)).toBeNull()
  })

  test('above the figures, if the list is there', () => {
    render(<Page props={{ stats: { summary: failed() }, vps: { vps: ready([trialVps]) } }} />)
    expect(messages()).toHaveLength(1)
    expect(messages()[0]?.closest('[data-component="Notice"]')).not.toBeNull()
  })
})

test('what could not be created is ordered once more, with the same choice', async () => {
  const onDialogChange = vi.fn()
  const [created] = instances as [Vps, ...Vps[]]
  const vps = { ...created, status: 'failed', nextCharge: null } as const
  render(<Page props={{ vps: { vps: ready([vps]) }, onDialogChange }} />)
  await press(`Đặt lại ${vps.name}`)
  expect(onDialogChange).toHaveBeenLastCalledWith({
    name: 'order',
    choice: {
      planId: expect.any(Number),
      period: vps.billingPeriod,
      locationId: vps.locationId,
      os: expect.any(String),
    },
  })
})

test('without a failure there is no notice', () => {
  show()
  expect(screen.queryByText(accountTexts.vi.loadFailed)).toBeNull()
})

test('an element focused with the keyboard is scrolled out from under the header', async () => {
  await page.viewport(360, 600)
  show()
  screen.getByRole('button', { name: 'Đặt VPS đầu tiên' }).focus()
  const first = screen.getByRole('button', { name: 'Nạp tiền' })
  for (let tabs = 0; tabs < 8 && focused() !== first; tabs += 1) await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe(first)
  const header = screen.getByRole('banner')
  await expect
    .poll(() => first.getBoundingClientRect().top - header.getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(0)
})
