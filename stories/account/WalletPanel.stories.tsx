import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WalletPanel } from '#ds/account/WalletPanel/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { loading, ready, transactions } from '#stories/fixtures/account.ts'
import { phone, widths } from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry: fn() } as const

const meta = {
  title: 'Account/WalletPanel',
  component: WalletPanel,
  tags: ['beta'],
  args: {
    balance: ready('1250000'),
    transactions: ready(transactions),
    texts: accountTexts.wallet,
    transactionTexts: accountTexts.transactions,
    onTopUp: fn(),
  },
} satisfies Meta<typeof WalletPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Nạp tiền' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTopUp).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = { args: { balance: ready('0'), transactions: ready([]) } }
export const Loading: Story = { args: { balance: loading, transactions: loading } }
export const Failed: Story = {
  args: { balance: failed, transactions: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Không tải được số dư')).toBeVisible()
    // The way to put money in does not wait for the figures.
    await expect(canvas.getByRole('button', { name: 'Nạp tiền' })).toBeVisible()
  },
}

export const HugeAndLong: Story = {
  args: {
    balance: ready('999999999999999'),
    transactions: ready(
      transactions.map((transaction) => ({
        ...transaction,
        amount: `${transaction.amount}123456`,
        description: `${transaction.description}, kèm ghi chú dài của khách hàng về mục đích của khoản tiền này`,
      })),
    ),
  },
  parameters: { chromatic: { modes: phone } },
}
