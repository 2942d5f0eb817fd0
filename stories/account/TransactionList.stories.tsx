import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { TransactionList } from '#ds/account/TransactionList/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { amount } from '#stories/amount.ts'
import { loading, movement, now, ready, transactions } from '#stories/fixtures/account.ts'
import { demo, derivedId } from '#stories/fixtures/demo-records.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, narrowDesktop, phone, widths } from '#stories/modes.ts'

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
  title: 'Account/TransactionList',
  component: TransactionList,
  tags: ['stable'],
  args: { transactions: ready(transactions), now, texts: accountTexts.transactions, layout: 'wide' },
} satisfies Meta<typeof TransactionList>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  parameters: { chromatic: { modes: { ...widths, ...narrowDesktop } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(transactions.length)
    await expect(canvas.getByText(amount('+500.000 ₫'))).toBeVisible()
    await expect(canvas.getByText(amount('\u2212159.000 ₫'))).toBeVisible()
  },
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

/** Only pending top-ups can be cancelled; a cancelled one is labelled cancelled. */
export const Cancellable: Story = {
  args: { transactions: ready([...every.slice(0, 5), cancelled]), onCancel: fn() },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Đã hủy')).toBeVisible()
    const buttons = canvas.getAllByRole('button')
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      accountTexts.transactions.cancelFor('89.000\u00a0₫', '20/11/2026\u00a020:20'),
    ])
    await userEvent.click(buttons[0] as HTMLElement)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onCancel).toHaveBeenCalledWith(every[1])
  },
}

/** Two lines per row at any width, for narrow containers: success is silent. */
export const Compact: Story = {
  args: { transactions: ready(transactions.slice(0, 3)), layout: 'compact' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Đang xử lý')).toBeVisible()
    await expect(canvas.queryByText('Thành công')).toBeNull()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Each type in each status, without a description. Amounts that have not moved are subdued. */
export const EveryTypeAndStatus: Story = {
  args: { transactions: ready(every) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const word of ['Thành công', 'Đang xử lý', 'Thất bại']) await expect(canvas.getAllByText(word)).toHaveLength(4)
    for (const word of ['Nạp tiền', 'Thanh toán', 'Hoàn tiền', 'Điều chỉnh'])
      await expect(canvas.getAllByText(word)).toHaveLength(3)
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
        description: `${transaction.description}, kèm ghi chú dài của khách hàng về mục đích của khoản tiền này`,
      })),
    ),
  },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}

export const Empty: Story = { args: { transactions: ready([]) }, parameters: { chromatic: { modes: inLight } } }
export const Loading: Story = { args: { transactions: loading }, parameters: { chromatic: { modes: inLight } } }

const onRetry = fn()

export const Failed: Story = {
  args: { transactions: { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Không tải được lịch sử giao dịch')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
  parameters: { chromatic: { modes: inLight } },
}
