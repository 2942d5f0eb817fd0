import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { TopUpScreen } from '#ds/screens/TopUpScreen/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { topUpPageTexts } from '#ds/texts/top-up-page.ts'
import { loading, ready, user } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { paymentNow, payments } from '#stories/fixtures/payments.ts'
import { inLightOnDesktop, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'screens-topupscreen',
  title: 'Screens/TopUpScreen · Trang nạp tiền',
  component: TopUpScreen,
  args: {
    texts: topUpPageTexts.vi,
    header: <DashboardHeader user={user} texts={accountTexts.vi.header} onSignOut={fn(done)} />,
    status: ready(payments.waiting),
    balance: dashboardProps.balance,
    forecast: dashboardProps.forecast,
    now: paymentNow,
    walletHref: '/dashboard?tab=wallet',
    vpsHref: (id) => `/dashboard?vps=${id}`,
    supportHref: '/dashboard?tab=support',
    onCancel: fn(done),
    onReport: fn(done),
    onAskAgain: fn(done),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopUpScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Scan, or type: and what it does to the wallet. */
export const Waiting: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nạp 500.000\u00a0₫ vào ví' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ví' })).toHaveAttribute('href', '/dashboard?tab=wallet')
    await expect(canvas.getByRole('region', { name: topUpPageTexts.vi.after.heading })).toBeVisible()
  },
}

export const Received: Story = {
  args: { status: ready(payments.received) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Về ví' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: topUpPageTexts.vi.after.heading })).toBeNull()
  },
}

/** What the money earns on top is part of the sum. */
export const WithBonus: Story = {
  args: { status: ready({ ...payments.waiting, bonus: '100000' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const after = within(within(canvasElement).getByRole('region', { name: topUpPageTexts.vi.after.heading }))
    await expect(after.getByText(topUpPageTexts.vi.after.bonus).closest('div')).toHaveTextContent(/\+100\.000\s₫/)
    await expect(after.getByText(topUpPageTexts.vi.after.balanceAfter).closest('div')).toHaveTextContent(
      /1\.054\.000\s₫/,
    )
  },
}

/** The sums say what the order takes. */
export const OrderWaits: Story = {
  args: { status: ready(payments.orderWaits) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    const after = within(within(canvasElement).getByRole('region', { name: topUpPageTexts.vi.after.heading }))
    await expect(after.getByText('Đơn hàng cua-hang').closest('div')).toHaveTextContent(/−500\.000\s₫/)
  },
}

export const OrderDone: Story = {
  args: { status: ready(payments.orderDone) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: topUpPageTexts.vi.progress.order.open })
    await expect(link).toHaveAttribute('href', '/dashboard?vps=vps-ordered')
  },
}

/** The link opens the order dialog with the same choices. */
export const OrderOver: Story = {
  args: { status: ready(payments.orderOver) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: topUpPageTexts.vi.progress.order.again }),
    ).toHaveAttribute('href', '/dashboard?order=2&period=monthly&location=1&os=ubuntu&name=cua-hang')
  },
}

export const Loading: Story = {
  args: { status: loading, balance: loading, forecast: loading },
  parameters: { chromatic: { modes: inLightOnDesktop } },
}

export const Failed: Story = {
  args: { status: { status: 'error', message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry: fn() } },
}

/** The payment is another customer's, or a letter of its address is missing. */
export const NotFound: Story = {
  args: { status: { status: 'error', message: 'Không tìm thấy.' }, isMissing: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(topUpPageTexts.vi.notFound.title)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Về ví' })).toHaveAttribute('href', '/dashboard?tab=wallet')
  },
}
