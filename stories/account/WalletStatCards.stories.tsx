import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WalletStatCards } from '#ds/account/WalletStatCards/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { loading, now, ready, tickets, transactions, vps } from '#stories/fixtures/account.ts'
import { widths } from '#stories/modes.ts'

const failed = { status: 'error' } as const

const meta = {
  title: 'Account/WalletStatCards',
  component: WalletStatCards,
  tags: ['beta'],
  args: {
    balance: ready('1250000'),
    vps: ready(vps),
    tickets: ready(tickets),
    transactions: ready(transactions),
    now,
    texts: accountTexts.stats,
  },
} satisfies Meta<typeof WalletStatCards>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1.250.000 ₫')).toBeVisible()
    await expect(canvas.getByText('208.000 ₫')).toBeVisible()
    await expect(canvas.getAllByText('2')).toHaveLength(2)
  },
}

export const Huge: Story = {
  args: {
    balance: ready('999999999999999'),
    transactions: ready(transactions.map((transaction) => ({ ...transaction, amount: `${transaction.amount}123456` }))),
  },
  parameters: { chromatic: { modes: widths } },
}

export const Nothing: Story = {
  args: { balance: ready('0'), vps: ready([]), tickets: ready([]), transactions: ready([]) },
}

export const Loading: Story = { args: { balance: loading, vps: loading, tickets: loading, transactions: loading } }
export const Failed: Story = { args: { balance: failed, vps: failed, tickets: failed, transactions: failed } }
export const OneFailed: Story = { args: { tickets: failed, transactions: loading } }
