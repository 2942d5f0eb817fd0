import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UpcomingCharges } from '#ds/account/UpcomingCharges/index.ts'
import { upcomingChargesTexts } from '#ds/texts/upcoming-charges.ts'
import { sentence } from '#stories/amount.ts'
import { loading, now, ready } from '#stories/fixtures/account.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { inLight, inLightOnPhone, phoneToo } from '#stories/modes.ts'

const forecast = demo.walletForecast

const meta = {
  id: 'account-upcomingcharges',
  title: 'Account/UpcomingCharges · Các khoản sắp trừ từ ví',
  component: UpcomingCharges,
  args: { forecast: ready(forecast), now, texts: upcomingChargesTexts.vi },
} satisfies Meta<typeof UpcomingCharges>

export default meta
type Story = StoryObj<typeof meta>

/** The next five, with what is left after each. */
export const Covered: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText(sentence('ví còn 564.000 ₫'))).toBeVisible()
  },
}

/** All of them, up to the first one that the wallet cannot pay; a key shows and hides them. */
export const UntilItRunsOut: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('button', { name: 'Xem cả 10 khoản' })
    await userEvent.tab()
    await expect(all).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getByText('ví không đủ')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.keyboard('{Enter}')
    all.blur()
  },
}

/** Your wallet is empty, and the first charge is already due. */
export const Overdue: Story = {
  args: {
    forecast: ready({
      ...forecast,
      balance: '0',
      lines: forecast.lines.slice(0, 1).map((line) => ({
        ...line,
        date: '2026-11-19T03:00:00.000Z',
        balanceAfter: null,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('quá hạn 2 ngày')).toBeVisible()
  },
}

export const Empty: Story = { args: { forecast: ready({ ...forecast, lastsUntil: null, lines: [] }) } }
export const Loading: Story = { args: { forecast: loading } }

const onRetry = fn()

export const Failed: Story = {
  args: { forecast: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}
