import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { ReceiptDialog } from '#ds/account/ReceiptDialog/index.ts'
import { receipt } from '#ds/texts/account/receipt.ts'
import { transactions } from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, phone, widths } from '#stories/modes.ts'

const [any] = transactions
const first = (isExpected: (transaction: WalletTransaction) => boolean) => transactions.find(isExpected) ?? any
const topUp = first(({ type, status }) => type === 'deposit' && status === 'completed')

const meta = {
  id: 'account-receiptdialog',
  title: 'Account/ReceiptDialog · Hộp thoại biên nhận',
  component: ReceiptDialog,
  args: { open: true, onOpenChange: fn(), onPrint: fn(), transaction: topUp, texts: receipt.vi },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ReceiptDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Money that has arrived. */
export const TopUp: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLight } } },
  play: async ({ args }) => {
    const dialog = await openedDialog(receipt.vi.heading)
    await expect(dialog).toHaveTextContent(receipt.vi.facts.settled)
    await expect(dialog).toHaveTextContent(receipt.vi.note)
    await userEvent.click(within(dialog).getByRole('button', { name: receipt.vi.print }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** The fee never enters the wallet: what was paid is said. */
export const WithFee: Story = {
  args: { transaction: { ...topUp, amount: '500000', fee: '10000', paymentMethod: 'momo' } },
  parameters: { chromatic: { modes: phone } },
  play: async () => {
    const dialog = await openedDialog(receipt.vi.heading)
    await expect(dialog).toHaveTextContent('510.000 ₫')
  },
}

/** No money has moved. */
export const Pending: Story = {
  args: { transaction: first(({ status }) => status === 'pending') },
  play: async () => {
    const dialog = await openedDialog(receipt.vi.heading)
    await expect(dialog).toHaveTextContent(receipt.vi.unchanged)
    await expect(dialog).not.toHaveTextContent(receipt.vi.facts.settled)
  },
}

/** A charge: what it was for, and what the wallet had after it. */
export const Payment: Story = {
  args: { transaction: first(({ type }) => type === 'payment') },
}
