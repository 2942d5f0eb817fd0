import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TransactionsTable } from '#ds/admin/TransactionsTable/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { idOf, transactions } from '#stories/fixtures/admin.ts'
import { phone, widths } from '#stories/modes.ts'
import { done, listArgs, never } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const meta = {
  title: 'Back-office/TransactionsTable',
  component: TransactionsTable,
  tags: ['beta'],
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

export const Default: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const row = (number: number) =>
      within(within(canvasElement).getByRole('row', { name: new RegExp(`^${idOf(number)}`) }))
    await expect(row(5208).getByText('Nạp tiền')).toBeVisible()
    await expect(row(5208).getByText('Thành công')).toBeVisible()
    await expect(row(5209).getByText('Thanh toán')).toBeVisible()
    await expect(row(5209).getByText(/^-49\.000/)).toBeVisible()
    await expect(row(5206).getByText('Thất bại')).toBeVisible()
    await expect(row(5206).queryByRole('button')).toBeNull()
    await expect(row(5205).getByText('Hoàn tiền')).toBeVisible()
    await expect(row(5204).getByText('Điều chỉnh')).toBeVisible()
  },
}

/** Only what waits to be settled. */
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

export const NonePending: Story = { args: { onlyPending: true, rows: ready([]) } }

export const Loading: Story = { args: { rows: loading } }

export const Empty: Story = { args: { rows: ready([]) } }

export const Failed: Story = {
  args: { rows: failed },
}

export const ApproveAsksFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Duyệt: giao dịch ${idOf(5210)}` }))
    const dialog = await shownDialog('Duyệt khoản nạp tiền?')
    await expect(dialog.getByText(/^2\.000\.000/)).toBeVisible()
    await expect(args.onSettle).not.toHaveBeenCalled()
  },
}

export const ApprovesOnceConfirmed: Story = {
  args: { onSettle: fn(never) },
  play: async ({ args, canvasElement }) => {
    const approve = within(canvasElement).getByRole('button', { name: `Duyệt: giao dịch ${idOf(5210)}` })
    await userEvent.click(approve)
    await userEvent.click(await screen.findByRole('button', { name: 'Duyệt và cộng tiền' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSettle).toHaveBeenCalledWith(idOf(5210), 'completed')
    await expect(approve).toHaveAttribute('aria-busy', 'true')
  },
}

export const RefusesOnceConfirmed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Từ chối: giao dịch ${idOf(5207)}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Từ chối khoản nạp' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSettle).toHaveBeenCalledWith(idOf(5207), 'failed')
  },
}

/** A type that came with a newer server is shown by which way its money went. */
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
