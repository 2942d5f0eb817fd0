import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WalletStatCards } from '#ds/account/WalletStatCards/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { balance, emptySummary, loading, now, ready, summary } from '#stories/fixtures/account.ts'
import { inLight, widths } from '#stories/modes.ts'

const failed = { status: 'error' } as const

const meta = {
  title: 'Account/WalletStatCards',
  component: WalletStatCards,
  tags: ['stable'],
  args: {
    balance: ready(balance),
    summary: ready(summary),
    now,
    texts: accountTexts.stats,
  },
} satisfies Meta<typeof WalletStatCards>

export default meta
type Story = StoryObj<typeof meta>

export const FourFigures: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('613.000 ₫')).toBeVisible()
    await expect(canvas.getByText('297.000 ₫')).toBeVisible()
    await expect(canvas.getAllByText('2')).toHaveLength(2)
  },
}

export const Huge: Story = {
  args: {
    balance: ready('999999999999999'),
    summary: ready({ ...summary, monthlySpend: '208000246912' }),
  },
  parameters: { chromatic: { modes: widths } },
}

/** The payment for an instance that could not be created was refunded. */
export const Refunded: Story = {
  args: { summary: ready({ ...summary, monthlySpend: '49000', monthlyRefunds: '159000' }) },
  parameters: { chromatic: { modes: widths } },
}

export const Nothing: Story = {
  args: { balance: ready('0'), summary: ready(emptySummary) },
}

export const Loading: Story = {
  args: { balance: loading, summary: loading },
  parameters: { chromatic: { modes: inLight } },
}
export const Failed: Story = {
  args: { balance: failed, summary: failed },
  parameters: { chromatic: { modes: inLight } },
}
export const OneFailed: Story = { args: { summary: failed } }
