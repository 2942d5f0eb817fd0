import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { TransactionList } from '#ds/account/TransactionList/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { amount } from '#stories/amount.ts'
import { loading, movement, now, ready, transactions } from '#stories/fixtures/account.ts'
import { demo, derivedId } from '#stories/fixtures/demo-records.ts'
import { inLight, inLightOnPhone, phone, phoneToo } from '#stories/modes.ts'

const types = ['deposit', 'payment', 'refund', 'adjustment'] as const
const statuses = ['completed', 'pending', 'failed'] as const

const every: readonly WalletTransaction[] = types.flatMap((type) =>
  statuses.map((status, index) => ({
    ...movement,
    id: derivedId(demo.user.id, `${types.indexOf(type)}c${index}f`),
    type,
    amount: type === 'payment' ? '-89000' : '89000',
    status,
    createdAt: '2026-11-20T13:20:00.000Z',
  })),
)

const meta = {
  id: 'account-transactionlist',
  title: 'Account/TransactionList · Danh sách giao dịch',
  component: TransactionList,
  args: { transactions: ready(transactions), now, texts: accountTabTexts.vi.transactions },
} satisfies Meta<typeof TransactionList>

export default meta
type Story = StoryObj<typeof meta>

/** Two lines per row at any width, what the money was for first: success is silent. */
export const Newest: Story = {
  args: { transactions: ready(transactions.slice(0, 4)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getAllByText('windows-ke-toan')).toHaveLength(2)
    await expect(canvas.getByText('Đang xử lý')).toBeVisible()
    await expect(canvas.queryByText('Thành công')).toBeNull()
    await expect(canvas.getByText(amount('\u2212159.000 ₫'))).toBeVisible()
  },
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo } } },
}

/** A deposit that its customer cancelled is not labelled failed. */
const cancelled = {
  ...movement,
  id: derivedId(demo.user.id, '4d19'),
  type: 'deposit',
  amount: '89000',
  status: 'failed',
  createdAt: '2026-11-20T13:20:00.000Z',
  cancelledAt: '2026-11-20T13:25:00.000Z',
} as const

/** Each type in each status, without a description. Amounts that have not moved are subdued; a cancelled top-up has not failed. */
export const EveryTypeAndStatus: Story = {
  args: { transactions: ready([...every, cancelled]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const word of ['Đang xử lý', 'Thất bại']) await expect(canvas.getAllByText(word)).toHaveLength(4)
    await expect(canvas.getByText('Đã hủy')).toBeVisible()
    for (const word of ['Thanh toán', 'Hoàn tiền', 'Điều chỉnh'])
      await expect(canvas.getAllByText(word)).toHaveLength(3)
    await expect(canvas.getAllByText('Nạp tiền')).toHaveLength(4)
  },
}

export const One: Story = {
  args: { transactions: ready(transactions.slice(0, 1)) },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const LongPurposeHugeAmount: Story = {
  args: {
    transactions: ready(
      transactions.slice(0, 2).map((transaction) => ({
        ...transaction,
        amount: `${transaction.amount}123456`,
        facts: {
          ...transaction.facts,
          ...(transaction.facts?.name && {
            name: `${transaction.facts.name}, kèm ghi chú dài của khách hàng về mục đích của khoản tiền này`,
          }),
        },
      })),
    ),
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}

export const Empty: Story = { args: { transactions: ready([]) }, parameters: { chromatic: { modes: inLight } } }
export const Loading: Story = { args: { transactions: loading }, parameters: { chromatic: { modes: inLight } } }

const onRetry = fn()

export const Failed: Story = {
  args: { transactions: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Không tải được lịch sử giao dịch')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}
