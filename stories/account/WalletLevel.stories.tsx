import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import { WalletLevel } from '#ds/account/WalletLevel/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { balance, loading, now, ready } from '#stories/fixtures/account.ts'
import { emptyWallet } from '#stories/fixtures/dashboard.ts'
import { demo, derivedId } from '#stories/fixtures/demo-records.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const { walletForecast: forecast, walletHistory: history } = demo
const onRetry = fn()
const failed = { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry } as const

const meta = {
  title: 'Account/WalletLevel',
  component: WalletLevel,
  tags: ['beta'],
  args: {
    balance: ready(balance),
    history: ready(history),
    forecast: ready(forecast),
    now,
    texts: accountTexts.wallet.level,
    onTopUp: fn(),
  },
} satisfies Meta<typeof WalletLevel>

export default meta
type Story = StoryObj<typeof meta>

/** The day of the first charge that the wallet cannot pay, and top-ups for one, three and six months. */
export const LastsForMonths: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('03/04/2027', { selector: 'time' })).toBeVisible()
    await expect(canvas.getByText(/cua-hang-online cần 89\.000\s₫, ví còn 12\.000\s₫/)).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTopUp).toHaveBeenLastCalledWith()
    await userEvent.click(canvas.getByRole('button', { name: /^1 tháng\s?138\.000\s?₫\s?đến / }))
    await expect(args.onTopUp).toHaveBeenLastCalledWith('138000')
    canvas.getByRole('button', { name: /^1 tháng/ }).blur()
  },
}

const inThreeDays = '2026-11-24T03:00:00.000Z'
const [firstLine, ...otherLines] = forecast.lines as [WalletForecast['lines'][0], ...WalletForecast['lines']]
const dry: WalletForecast = {
  ...forecast,
  balance: '20000',
  lastsUntil: inThreeDays,
  lines: [
    { ...firstLine, date: inThreeDays, balanceAfter: null },
    ...otherLines.map((line) => ({ ...line, balanceAfter: null })),
  ],
}
const spent: WalletHistory = {
  ...history,
  transactions: [
    ...history.transactions,
    {
      ...(history.transactions[3] as WalletHistory['transactions'][0]),
      id: derivedId(demo.user.id, '593a'),
      amount: '-593000',
      createdAt: '2026-11-19T03:00:00.000Z',
      settledAt: '2026-11-19T03:00:00.000Z',
      balanceAfter: '20000',
    },
  ],
}

/** Two weeks before it runs dry and later, it is said loudly. */
export const RunsDryInThreeDays: Story = {
  args: { balance: ready('20000'), history: ready(spent), forecast: ready(dry) },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sắp cạn, chỉ đủ đến')).toBeVisible()
  },
}

export const Overdue: Story = {
  args: {
    ...RunsDryInThreeDays.args,
    forecast: ready({ ...dry, lines: dry.lines.map((line) => ({ ...line, date: '2026-11-19T03:00:00.000Z' })) }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Đã thiếu tiền từ')).toBeVisible()
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

/** It pays for everything that is due within two years. */
export const LastsForYears: Story = {
  args: {
    balance: ready('9000000'),
    forecast: ready({
      ...forecast,
      balance: '9000000',
      until: '2028-11-20T03:00:00.000Z',
      lastsUntil: null,
      lines: forecast.lines.map((line, index) => ({ ...line, balanceAfter: String(8_900_000 - index * 69_000) })),
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Đủ hơn 2 năm')).toBeVisible()
  },
}

const start = Date.parse(history.from)
const manyTransactions = Array.from({ length: 120 }, (_, index) => {
  const at = new Date(start + index * 43_000_000).toISOString()
  const model = history.transactions[index % 2 === 0 ? 0 : 1] as WalletHistory['transactions'][0]
  return {
    ...model,
    id: derivedId(model.id, String(1000 + index)),
    amount: index % 2 === 0 ? '100000' : '-98000',
    balanceAfter: String(500_000 + Math.ceil(index / 2) * 2000 + (index % 2 === 0 ? 100_000 : 0)),
    createdAt: at,
    settledAt: at,
  }
})

export const LongHistoryHugeBalance: Story = {
  args: { balance: ready('999999999999999'), history: ready({ ...history, transactions: manyTransactions }) },
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
