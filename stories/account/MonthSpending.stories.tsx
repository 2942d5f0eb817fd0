import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MonthSpending } from '#ds/account/MonthSpending/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { sentence } from '#stories/amount.ts'
import { loading, now, ready } from '#stories/fixtures/account.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { moreRefunded } from '#stories/fixtures/wallets.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const { walletForecast: forecast, walletHistory: history } = demo

const meta = {
  id: 'account-monthspending',
  title: 'Account/MonthSpending · Chi tiêu theo tháng',
  component: MonthSpending,
  args: { history: ready(history), forecast: ready(forecast), now, texts: accountTabTexts.vi.wallet.months },
} satisfies Meta<typeof MonthSpending>

export default meta
type Story = StoryObj<typeof meta>

/** What was given back is not spent; what falls due is hatched. */
export const NetOfRefunds: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(sentence('Tháng 11/2026 đã chi 138.000 ₫, đã trừ 159.000 ₫ tiền hoàn'))).toBeVisible()
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(7)
    await expect(within(canvas.getByRole('table')).getByText('8/2026')).toBeInTheDocument()
    // They are short enough to stand side by side on a phone.
    const labels = [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    for (const label of ['T8', 'T11', 'T12', 'T1/27']) await expect(labels).toContain(label)
  },
}

/** More came back than was spent: no bar, and a sentence that says so. */
export const MoreRefundedThanSpent: Story = {
  args: { history: ready(moreRefunded) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(sentence('Tháng 11/2026: tiền hoàn nhiều hơn tiền chi 20.000 ₫'))).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '\u221220' })).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { history: loading, forecast: loading },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true')
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { history: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Retries: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
