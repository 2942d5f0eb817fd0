import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WalletLevel } from '#ds/account/WalletLevel/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { balance, forecastOf, loading, now, ready } from '#stories/fixtures/account.ts'
import { emptyWallet } from '#stories/fixtures/dashboard.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { almostEmpty, longAndHuge } from '#stories/fixtures/wallets.ts'
import { inLight, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const { walletForecast: forecast, walletHistory: history } = demo
const onRetry = fn()
const failed = { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } as const

const meta = {
  id: 'account-walletlevel',
  title: 'Account/WalletLevel · Mực nước của ví',
  component: WalletLevel,
  args: {
    balance: ready(balance),
    history: ready(history),
    forecast: ready(forecast),
    now,
    texts: accountTabTexts.vi.wallet.level,
    onTopUp: fn(),
  },
} satisfies Meta<typeof WalletLevel>

export default meta
type Story = StoryObj<typeof meta>

/** The day of the first charge that the wallet cannot pay, and top-ups for one, three and six months. */
export const LastsForMonths: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('03/04/2027', { selector: 'time' })).toBeVisible()
    await expect(canvas.getByText(/cua-hang-online cần 89\.000\s₫ nhưng ví chỉ còn 12\.000\s₫/)).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTopUp).toHaveBeenLastCalledWith()
    await userEvent.click(canvas.getByRole('button', { name: /^1 tháng\s?138\.000\s?₫\s?đến / }))
    await expect(args.onTopUp).toHaveBeenLastCalledWith('138000')
    canvas.getByRole('button', { name: /^1 tháng/ }).blur()
  },
}

/** Two weeks before it runs out and later, it is said loudly. */
export const RunsOutInThreeDays: Story = {
  args: {
    balance: ready(almostEmpty.balance),
    history: ready(almostEmpty.history),
    forecast: ready(almostEmpty.forecast),
  },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ví sắp hết tiền, chỉ đủ đến')).toBeVisible()
  },
}

export const Overdue: Story = {
  args: {
    ...RunsOutInThreeDays.args,
    forecast: ready({
      ...almostEmpty.forecast,
      lines: almostEmpty.forecast.lines.map((line) => ({ ...line, date: '2026-11-19T03:00:00.000Z' })),
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ví thiếu tiền từ')).toBeVisible()
    await expect(within(canvasElement).getByText(/quá hạn 2 ngày/)).toBeVisible()
  },
}

/** Nothing was ever paid in, and nothing is due. */
export const Empty: Story = {
  args: { balance: ready('0'), history: ready(emptyWallet.history), forecast: ready(emptyWallet.forecast) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ví chưa có tiền')).toBeVisible()
    await expect(within(canvasElement).getByText('Không có khoản nào phải trả')).toBeVisible()
  },
}

/** Money, but no machines: the level runs flat. */
export const NothingDue: Story = {
  args: { forecast: ready({ ...forecast, lastsUntil: null, lines: [] }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Không có khoản nào phải trả')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: /^1 tháng/ })).toBeNull()
  },
}

/** The wallet pays for everything that is due within two years. */
export const LastsForYears: Story = {
  args: {
    balance: ready('9000000'),
    forecast: ready({ ...forecastOf(demo.vps, '9000000'), until: '2028-11-20T03:00:00.000Z' }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ví đủ dùng hơn 2 năm')).toBeVisible()
  },
}

export const LongHistoryHugeBalance: Story = {
  args: {
    balance: ready(longAndHuge.balance),
    history: ready(longAndHuge.history),
    forecast: ready(longAndHuge.forecast),
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}

/** As high as the loaded card; what is not known is not zero. */
export const Loading: Story = {
  args: { balance: loading, history: loading, forecast: loading },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByRole('button', { name: 'Nạp tiền' })).toBeVisible()
  },
}

/** One message, where the chart would be; the balance may be known. */
export const Failed: Story = {
  args: { history: failed, forecast: ready(forecast) },
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
