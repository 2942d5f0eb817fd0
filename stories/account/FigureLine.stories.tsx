import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FigureLine } from '#ds/account/FigureLine/index.ts'
import { figures } from '#ds/texts/account/figures.ts'
import { amount } from '#stories/amount.ts'
import { emptySummary, loading, now, ready, summary } from '#stories/fixtures/account.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, narrowDesktop, phone, widths } from '#stories/modes.ts'

const failed = { status: 'error' } as const
const desktop = { viewport: { value: 'desktop' } } as const

const charge = (date: string, amount: string, balanceAfter: string | null) => ({
  date,
  vpsId: 'v1',
  name: 'blog-ca-nhan',
  kind: 'renewal' as const,
  amount,
  balanceAfter,
})

/** 25/11 takes 49.000; on 04/12, 64.000 of 89.000 are missing. */
const forecast = {
  balance: '74000',
  until: '2028-11-20T03:00:00.000Z',
  lastsUntil: '2026-12-04T03:00:00.000Z',
  lines: [charge('2026-11-25T03:00:00.000Z', '49000', '25000'), charge('2026-12-04T03:00:00.000Z', '89000', null)],
}

const meta = {
  id: 'account-figureline',
  title: 'Account/FigureLine · Dòng số liệu',
  component: FigureLine,
  globals: desktop,
  args: {
    balance: ready('74000'),
    summary: ready({ ...summary, activeVps: 2, totalVps: 6, openTickets: 1, monthlyRefunds: '159000' }),
    forecast: ready(forecast),
    now: '2026-11-22T03:00:00.000Z',
    creatingVps: 1,
    onTopUp: fn(),
    texts: figures.vi,
  },
} satisfies Meta<typeof FigureLine>

export default meta
type Story = StoryObj<typeof meta>

/** The level draws what the words say: the charges that are known, and the one that the balance cannot pay. A small window has no level. */
export const RunsOut: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop, ...inLightOnDesktop, ...inLightOnPhone } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(amount('74.000 ₫'))).toBeVisible()
    // Screen readers get the level in words.
    await expect(canvas.getByText('Ngày 04/12/2026 ví thiếu 64.000 ₫')).toBeInTheDocument()
    // Only a phone has the button; wider screens have one beside the welcome.
    const topUp = canvas.queryByRole('button', { name: 'Nạp tiền' })
    if (topUp) {
      await userEvent.click(topUp)
      await expect(args.onTopUp).toHaveBeenCalledOnce()
      topUp.blur()
    }
  },
}

/** Too far away to name what will be missing. */
export const RunsOutLater: Story = {
  args: {
    balance: ready(demo.walletForecast.balance),
    forecast: ready(demo.walletForecast),
    now,
    creatingVps: 0,
  },
  parameters: { chromatic: { modes: { dark: { disable: true }, 'dark 1440': { theme: 'dark', viewport: 1440 } } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('đủ đến 03/04/2027')).toBeVisible()
    await expect(within(canvasElement).queryByText(/thiếu/)).not.toBeInTheDocument()
  },
}

export const LastsBeyond: Story = {
  args: {
    balance: ready('613000'),
    forecast: ready({ ...forecast, lastsUntil: null, lines: forecast.lines.slice(0, 1) }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('đủ hơn 2 năm')).toBeVisible()
  },
}

export const Huge: Story = {
  args: {
    balance: ready('999999999999999'),
    summary: ready({ ...summary, activeVps: 1234, totalVps: 5678, monthlySpend: '-208000246912345' }),
  },
  parameters: { chromatic: { modes: widths } },
}

export const Nothing: Story = {
  args: {
    balance: ready('0'),
    summary: ready(emptySummary),
    forecast: ready({ ...forecast, balance: '0', lines: [] }),
    creatingVps: 0,
  },
  parameters: { chromatic: { modes: phone } },
}

export const Loading: Story = {
  args: { balance: loading, summary: loading, forecast: loading },
  parameters: { chromatic: { modes: inLight } },
}

export const OneFailed: Story = { args: { summary: failed } }
