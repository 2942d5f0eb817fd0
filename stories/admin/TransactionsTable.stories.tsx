import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { TransactionsTable } from '#ds/admin/TransactionsTable/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, never } from '#stories/fixtures/actions.ts'
import { rowOf, transactions } from '#stories/fixtures/admin.ts'
import { inLight, inLightOnDesktop, phone, widths } from '#stories/modes.ts'
import { listArgs } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const meta = {
  title: 'Back-office/TransactionsTable',
  component: TransactionsTable,
  tags: ['stable'],
  args: {
    texts: { list: adminTexts.list, ...adminTexts.transactions },
    ...listArgs,
    rows: ready(transactions),
    onSettle: fn(done),
    onOnlyPendingChange: fn(),
  },
} satisfies Meta<typeof TransactionsTable>

export default meta
type Story = StoryObj<typeof meta>

const failed = { status: 'error', message: 'Failed to fetch transactions', onRetry: fn() } as const

export const AllTransactions: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const row = ({ transaction }: AdminTransactionRow) =>
      within(within(canvasElement).getByRole('row', { name: new RegExp(`^${transaction.id}`) }))
    await expect(row(rowOf.deposit).getByText('Nạp tiền')).toBeVisible()
    await expect(row(rowOf.deposit).getByText('Thành công')).toBeVisible()
    await expect(row(rowOf.payment).getByText('Thanh toán')).toBeVisible()
    await expect(row(rowOf.payment).getByText(/^\u2212159\.000/)).toBeVisible()
    await expect(row(rowOf.failed).getByText('Thất bại')).toBeVisible()
    await expect(row(rowOf.failed).queryByRole('button')).toBeNull()
    await expect(row(rowOf.refund).getByText('Hoàn tiền')).toBeVisible()
    await expect(row(rowOf.adjustment).getByText('Điều chỉnh')).toBeVisible()
  },
}

/** Only pending deposits. */
export const OnlyPending: Story = {
  args: {
    onlyPending: true,
    rows: ready(
      transactions.filter(({ transaction }) => transaction.type === 'deposit' && transaction.status === 'pending'),
    ),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement).getByRole('checkbox', { name: 'Chỉ khoản nạp chờ duyệt' })
    await expect(filter).toBeChecked()
    await userEvent.click(filter)
    await expect(args.onOnlyPendingChange).toHaveBeenCalledWith(false)
  },
}

export const NonePending: Story = {
  args: { onlyPending: true, rows: ready([]) },
}

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = {
  args: { rows: failed },
}

export const ApproveAsksFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Duyệt: giao dịch ${rowOf.pending.transaction.id}` }),
    )
    const dialog = await shownDialog('Duyệt khoản nạp tiền?')
    await expect(dialog.getByText(/^200\.000/)).toBeVisible()
    await expect(args.onSettle).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const ApprovesOnceConfirmed: Story = {
  args: { onSettle: fn(never) },
  play: async ({ args, canvasElement }) => {
    const approve = within(canvasElement).getByRole('button', {
      name: `Duyệt: giao dịch ${rowOf.pending.transaction.id}`,
    })
    await userEvent.click(approve)
    await userEvent.click(await screen.findByRole('button', { name: 'Duyệt và cộng tiền' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSettle).toHaveBeenCalledWith(rowOf.pending.transaction.id, 'completed')
    await expect(approve).toHaveAttribute('aria-busy', 'true')
  },
}

export const RefusesOnceConfirmed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `Từ chối: giao dịch ${rowOf.longPending.transaction.id}` }),
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
  play: ({ canvasElement }) => expect(within(canvasElement).getAllByText('Tiền vào')).toHaveLength(2),
}
