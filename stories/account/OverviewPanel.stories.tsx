import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OverviewPanel } from '#ds/account/OverviewPanel/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { loading, now, ready, user, vps } from '#stories/fixtures/account.ts'
import { emptyWallet, forecast, history, transactions } from '#stories/fixtures/dashboard.ts'
import { inLight, inLightOnPhone, narrowDesktop, phone, widths } from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } as const

const meta = {
  id: 'account-overviewpanel',
  title: 'Account/OverviewPanel · Bảng tổng quan',
  component: OverviewPanel,
  args: {
    user,
    vps: ready(vps),
    transactions: ready(transactions),
    history: ready(history),
    forecast: ready(forecast),
    now,
    texts: accountTabTexts.vi.overview,
    vpsTexts: accountTexts.vi.vpsRows,
    transactionTexts: accountTabTexts.vi.transactions,
    upcomingTexts: accountTabTexts.vi.wallet.upcoming,
    monthTexts: accountTabTexts.vi.wallet.months,
    onOrder: fn(),
    onShowVps: fn(),
    onShowWallet: fn(),
  },
} satisfies Meta<typeof OverviewPanel>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeOfEach: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(within(canvas.getByRole('list', { name: 'VPS gần đây' })).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(canvas.getByRole('list', { name: 'Giao dịch' })).getAllByRole('listitem')).toHaveLength(3)
    // They are in the order of the tab of instances, where those come first that need the customer.
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['may-thu-nghiem', 'windows-ke-toan', 'blog-ca-nhan'])
    // Success is silent; what is not settled says so.
    await expect(canvas.queryByText('Thành công')).toBeNull()
    await expect(canvas.getByText('Đang xử lý')).toBeVisible()
    await expect(canvas.getByText('Đã hoàn thành 1/2 bước')).toBeVisible()
    // Both columns end alike.
    const ends = canvas
      .getAllByRole('list')
      .map(({ parentElement }) => Math.round(parentElement?.getBoundingClientRect().bottom ?? 0))
    if (matchMedia('(min-width: 1200px)').matches) await expect(ends[1]).toBe(ends[2])
  },
}

export const LinksToTheLists: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả VPS' }))
    await expect(args.onShowVps).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Xem lịch sử giao dịch' }))
    await expect(args.onShowWallet).toHaveBeenCalledOnce()
  },
}

/** An instance that could not be created says where the money is, and does not announce an address. */
export const FailedInstance: Story = {
  args: { vps: ready(vps.map((instance) => ({ ...instance, status: 'failed' as const, ipAddress: null }))) },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(accountTexts.vi.vpsRows.refunded)).toHaveLength(3)
    await expect(canvas.queryByText(accountTexts.vi.vpsRows.ipPending)).not.toBeInTheDocument()
  },
}

export const NothingVerified: Story = { args: { user: { ...user, isEmailVerified: false } } }
export const AllVerified: Story = {
  args: { user: { ...user, isPhoneVerified: true } },
  parameters: { chromatic: { modes: inLight } },
}
export const Empty: Story = {
  args: {
    vps: ready([]),
    transactions: ready([]),
    history: ready(emptyWallet.history),
    forecast: ready(emptyWallet.forecast),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Đặt VPS đầu tiên' }))
    await expect(args.onOrder).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: { vps: loading, transactions: loading, history: loading, forecast: loading },
}
export const Failed: Story = {
  args: { vps: failed, transactions: failed, history: failed, forecast: failed },
  play: async ({ canvasElement }) => {
    for (const retry of within(canvasElement).getAllByRole('button', { name: 'Thử lại' })) await userEvent.click(retry)
    await expect(failed.onRetry).toHaveBeenCalledTimes(4)
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Fewer than three rows, without a gap below them. */
export const One: Story = { args: { vps: ready(vps.slice(0, 1)), transactions: ready(transactions.slice(0, 1)) } }

export const LongNamesHugeAmounts: Story = {
  args: {
    vps: ready(vps.map((instance) => ({ ...instance, name: 'he-thong-quan-ly-kho-van-mien-trung-tay-nguyen-01' }))),
    transactions: ready(transactions.map((transaction) => ({ ...transaction, amount: `${transaction.amount}123456` }))),
  },
  parameters: { chromatic: { modes: { dark: { disable: true }, 'dark 360': widths['dark 360'] } } },
}
