import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { WalletStatement } from '#ds/account/WalletStatement/index.ts'
import { walletStatementTexts } from '#ds/texts/wallet-statement.ts'
import { vars } from '#ds/tokens/contract.css.ts'
import { sentence } from '#stories/amount.ts'
import { failedTopUp, loading, now, ready, transactions } from '#stories/fixtures/account.ts'
import { demo, firstOf } from '#stories/fixtures/demo-records.ts'
import { withdrawal } from '#stories/fixtures/withdrawals.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const momo = firstOf(demo.transactions, ({ paymentMethod }) => paymentMethod === 'momo')

const meta = {
  id: 'account-walletstatement',
  title: 'Account/WalletStatement · Sao kê ví',
  component: WalletStatement,
  args: {
    transactions: ready(transactions),
    months: demo.walletHistory.months,
    now,
    texts: walletStatementTexts.vi,
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
    await expect(canvas.getByText(sentence('Chi 138.000 ₫ (đã trừ 159.000 ₫ tiền hoàn)'))).toBeVisible()
    await expect(canvas.queryByText('Thành công')).toBeNull()
    await expect(canvas.getAllByText('không đổi')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^Hủy khoản nạp 200.000/ }))
    await expect(args.onCancel).toHaveBeenCalledWith(transactions[0])
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /ZaloPay$/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Nạp lại 200.000/ }))
    await expect(args.onTopUpAgain).toHaveBeenCalledWith(failedTopUp)
  },
}

const isSpent = ({ type, status }: WalletTransaction) => type === 'payment' && status === 'completed'
const [first, second, third] = transactions.filter(isSpent)
const kinds = ['requested', 'approved', 'rejected'] as const
/** Money that is on its way to a bank, in the place of payments. */
const withdrawn = [first, second, third].map((one, index): WalletTransaction => {
  if (!one) throw new Error('The demo data has too few payments')
  const facts = { bank: 'Vietcombank', account: '••6789' }
  return { ...one, type: 'withdrawal', code: 'withdrawal', facts, id: `${kinds[index]}-${one.id}` }
})
const withdrawals = withdrawn.map(({ id, amount, createdAt }, index) => ({
  ...withdrawal,
  id,
  amount: amount.replace('-', ''),
  createdAt,
  state: kinds[index] ?? 'requested',
  transaction: { id, number: null },
}))

/** The badge says how far the money is; what nobody has decided about can be cancelled. */
export const Withdrawals: Story = {
  args: { transactions: ready(withdrawn), withdrawals, onCancelWithdrawal: fn(), onWithdraw: fn() },
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const state of kinds) await expect(canvas.getByText(walletStatementTexts.vi.withdrawals[state])).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Hủy khoản rút/ }))
    await expect(args.onCancelWithdrawal).toHaveBeenCalledWith(withdrawals[0])
    await userEvent.click(canvas.getByRole('button', { name: walletStatementTexts.vi.withdraw }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
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

/** A quiet link to the statement as a file. */
export const AsAFile: Story = {
  args: { csvHref: '/api/wallet/transactions.csv?lang=vi' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Tải CSV' })
    await expect(link).toHaveAttribute('download')
    await expect(link).toHaveAttribute('href', '/api/wallet/transactions.csv?lang=vi')
  },
}

/** A list that goes on: the filters have no counts, which would be those of what is loaded. If that fails, it says why. */
export const WithOlder: Story = {
  args: { onLoadOlder: fn(async () => ({ ok: false as const, message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.' })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: walletStatementTexts.vi.filters.all })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Xem giao dịch cũ hơn' }))
    await expect(args.onLoadOlder).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Máy chủ chưa phản hồi')
  },
}

export const Empty: Story = { args: { transactions: ready([]) } }
export const Loading: Story = { args: { transactions: loading } }

const onRetry = fn()

export const Failed: Story = {
  args: { transactions: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
