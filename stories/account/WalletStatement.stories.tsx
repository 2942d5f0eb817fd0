import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { WalletStatement } from '#ds/account/WalletStatement/index.ts'
import { walletStatementTexts } from '#ds/texts/vi/wallet-statement.ts'
import { vars } from '#ds/tokens/contract.css.ts'
import { loading, now, ready } from '#stories/fixtures/account.ts'
import { demo, derivedId, firstOf } from '#stories/fixtures/demo-records.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const momo = firstOf(demo.transactions, ({ paymentMethod }) => paymentMethod === 'momo')

/** A top-up that failed a minute before the one that succeeded. */
const failed: WalletTransaction = {
  ...momo,
  id: derivedId(momo.id, '0f0f'),
  status: 'failed',
  createdAt: '2026-10-12T02:59:00.000Z',
  settledAt: '2026-10-12T02:59:00.000Z',
  balanceAfter: null,
}
const transactions = [...demo.transactions, failed]

const meta = {
  title: 'Account/WalletStatement',
  component: WalletStatement,
  tags: ['beta'],
  args: {
    transactions: ready(transactions),
    months: demo.walletHistory.months,
    now,
    texts: walletStatementTexts,
    onCancel: fn(),
    onTopUpAgain: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof WalletStatement>

export default meta
type Story = StoryObj<typeof meta>

/** Months with their sums; only what is pending or failed has a badge. */
export const Months: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Chi 138.000 ₫ (đã trừ 159.000 ₫ tiền hoàn)')).toBeVisible()
    await expect(canvas.queryByText('Thành công')).toBeNull()
    await expect(canvas.getAllByText('không đổi')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^Hủy khoản nạp 200.000/ }))
    await expect(args.onCancel).toHaveBeenCalledWith(transactions[0])
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /ZaloPay$/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Nạp lại 200.000/ }))
    await expect(args.onTopUpAgain).toHaveBeenCalledWith(failed)
  },
}

/** A filter is a toggle with its count; keys press it. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const attention = canvas.getByRole('button', { name: 'Cần xem 2' })
    attention.focus()
    await userEvent.keyboard('{Enter}')
    await expect(attention).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    attention.blur()
  },
}

/** Everything that the pointer and the keyboard change about a row. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={{
        default: (column) => (
          <div style={{ inlineSize: vars.measure.text }}>
            <WalletStatement
              {...args}
              texts={{ ...args.texts, month: (month) => `${args.texts.month(month)} · ${column}` }}
              transactions={ready([momo])}
              months={[]}
            />
          </div>
        ),
      }}
    />
  ),
  parameters: { pseudo: sheetStates('li button'), chromatic: { modes: inLight } },
}

export const Empty: Story = { args: { transactions: ready([]) } }
export const Loading: Story = { args: { transactions: loading } }

const onRetry = fn()

export const Failed: Story = {
  args: { transactions: { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
