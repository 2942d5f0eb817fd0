import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { withdrawalStates } from '#contracts/rules/withdrawal-state.ts'
import { TransactionsTable } from '#ds/admin/TransactionsTable/index.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, never } from '#stories/fixtures/actions.ts'
import { rowOf, transactions } from '#stories/fixtures/admin.ts'
import { derivedId } from '#stories/fixtures/demo-records.ts'
import { inLight, inLightOnDesktop, inLightOnTablet, phone, widths } from '#stories/modes.ts'
import { listArgs, now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const meta = {
  id: 'back-office-transactionstable',
  title: 'Back-office/TransactionsTable · Bảng giao dịch',
  component: TransactionsTable,
  args: {
    texts: { list: adminTexts.vi.list, ...adminTexts.vi.transactions },
    ...listArgs,
    sort: { column: 'date', direction: 'descending' },
    onSortChange: fn(),
    now,
    rows: ready(transactions),
    onSettle: fn(done),
    onFiltersChange: fn(),
  },
} satisfies Meta<typeof TransactionsTable>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch transactions', onRetry: fn() } as const

/** Some facts have another place on tablets. */
const shown = (row: { getAllByText: (text: string) => HTMLElement[] }, text: string) =>
  row.getAllByText(text).filter((element) => element.checkVisibility())

export const AllTransactions: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop, ...inLightOnTablet } } },
  play: async ({ canvasElement }) => {
    const row = ({ transaction }: AdminTransactionRow) =>
      within(within(canvasElement).getByRole('row', { name: new RegExp(`^${transaction.number}`) }))
    await expect(row(rowOf.deposit).getByText('Nạp tiền')).toBeVisible()
    await expect(shown(row(rowOf.deposit), 'Thành công')).toHaveLength(1)
    await expect(row(rowOf.payment).getByText('Thanh toán')).toBeVisible()
    // The row shows what the payment was for, which the amount alone does not say.
    await expect(row(rowOf.payment).getByText('render-02')).toBeVisible()
    await expect(row(rowOf.payment).getByText(/^\u2212159\.000/)).toBeVisible()
    await expect(shown(row(rowOf.failed), 'Thất bại')).toHaveLength(1)
    await expect(row(rowOf.failed).queryByRole('button', { name: /^(Duyệt|Từ chối)/ })).toBeNull()
    await expect(row(rowOf.refund).getByText('Hoàn tiền')).toBeVisible()
    await expect(row(rowOf.adjustment).getByText('Điều chỉnh')).toBeVisible()
    // Only money that has moved counts: the failed deposit counts nowhere, and what waits has a sum of its own.
    const totals = within(canvasElement).getByText(`${transactions.length} giao dịch`).parentElement
    await expect(totals).toHaveTextContent(
      /nạp 200\.000 ₫ · chờ duyệt 1\.200\.000 ₫ · thanh toán 159\.000 ₫ · hoàn 159\.000 ₫$/,
    )
  },
}

const withdrawalRow = (number: string, fields: Partial<AdminTransactionRow['transaction']>): AdminTransactionRow => ({
  ...rowOf.payment,
  transaction: {
    ...rowOf.payment.transaction,
    id: derivedId(rowOf.payment.transaction.id, number),
    number: `GD-1${number}`,
    type: 'withdrawal',
    amount: '-300000',
    code: 'withdrawal',
    facts: { bank: 'Vietcombank', account: '••3456' },
    ...fields,
  },
})

/** A withdrawal takes its money at once; its state is that of the transfer to the bank. */
export const Withdrawals: Story = {
  args: {
    rows: ready([
      withdrawalRow('0505', { amount: '300000', code: 'withdrawal_back' }),
      ...withdrawalStates.map((withdrawal, index) => ({ ...withdrawalRow(`050${index}`, {}), withdrawal })),
    ]),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Hoàn tiền rút')).toBeVisible()
    await expect(shown(canvas, 'Thành công')).toHaveLength(1)
    for (const state of withdrawalStates)
      await expect(shown(canvas, adminTexts.vi.transactions.withdrawals[state])).toHaveLength(1)
  },
}

const pending = [{ kind: 'choice', id: 'status', values: ['pending'] }] as const

/** The view of the deposits that wait is one click away, and its filter can be removed again. */
export const OnlyPending: Story = {
  args: {
    filters: pending,
    rows: ready(
      transactions.filter(({ transaction }) => transaction.type === 'deposit' && transaction.status === 'pending'),
    ),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Nạp tiền chờ duyệt' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bộ lọc Trạng thái' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([])
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tiền' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([{ kind: 'choice', id: 'type', values: ['refund'] }])
  },
}

export const NonePending: Story = {
  args: { filters: pending, rows: ready([]) },
}

/** Nothing has what the filters ask for: they can be removed there. */
export const NothingMatchesTheFilters: Story = {
  args: { filters: [{ kind: 'choice', id: 'method', values: ['crypto'] }], rows: ready([]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Không có dòng nào khớp bộ lọc')).toBeVisible()
    const [, clear] = within(canvasElement).getAllByRole('button', { name: 'Bỏ tất cả bộ lọc' })
    await userEvent.click(clear as HTMLElement)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([])
  },
}

/** The oldest first; the sums are those of the rows on this page, and say so. */
export const OldestFirstOnASecondPage: Story = {
  args: { sort: { column: 'date', direction: 'ascending' }, page: 2, onPreviousPage: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(`${transactions.length} giao dịch trên trang này`)).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Ngày' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Ngày' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'descending' })
  },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = {
  args: { rows: failed },
}

export const ApproveAsksFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Duyệt: giao dịch ${rowOf.pending.transaction.number}` }),
    )
    const dialog = await shownDialog('Duyệt khoản nạp tiền?')
    await expect(dialog.getByText(/^200\.000/)).toBeVisible()
    await expect(args.onSettle).not.toHaveBeenCalled()
  },
}

export const ApprovesOnceConfirmed: Story = {
  args: { onSettle: fn(never) },
  play: async ({ args, canvasElement }) => {
    const approve = within(canvasElement).getByRole('button', {
      name: `Duyệt: giao dịch ${rowOf.pending.transaction.number}`,
    })
    await userEvent.click(approve)
    await userEvent.click(await screen.findByRole('button', { name: 'Duyệt và cộng tiền' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSettle).toHaveBeenCalledWith(rowOf.pending.transaction.id, 'completed')
    await expect(approve).toHaveAttribute('aria-busy', 'true')
  },
}

export const RefusesOnceConfirmed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Từ chối: giao dịch ${rowOf.longPending.transaction.number}` }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Từ chối khoản nạp' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSettle).toHaveBeenCalledWith(rowOf.longPending.transaction.id, 'failed')
  },
}

/** An unknown type from a newer server is shown as money in or money out. */
export const TypeWithoutAName: Story = {
  args: {
    rows: ready(
      transactions.slice(4, 6).map((row) => ({
        ...row,
        transaction: { ...row.transaction, type: 'of-tomorrow' as 'deposit' },
      })),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const rows = args.rows.status === 'ready' ? args.rows.data : []
    const named = rows.map(({ transaction }) => (transaction.amount.startsWith('-') ? 'Tiền ra' : 'Tiền vào'))
    for (const name of new Set(named))
      await expect(within(canvasElement).getAllByText(name)).toHaveLength(named.filter((each) => each === name).length)
  },
}
