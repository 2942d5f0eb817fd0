import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PaymentDialog } from '#ds/account/PaymentDialog/index.ts'
import { paymentDialogTexts } from '#ds/texts/payment-dialog.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { paymentNow, payments } from '#stories/fixtures/payments.ts'
import { phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-paymentdialog',
  title: 'Account/PaymentDialog · Hộp thoại thanh toán',
  component: PaymentDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    status: ready(payments.waiting),
    now: paymentNow,
    balance: '1213000',
    lastsUntil: '04/06/2027',
    onCancel: fn(done),
    onReport: fn(done),
    onAskAgain: fn(done),
    onNext: fn(),
    onOpenVps: fn(),
    onOrderAgain: fn(),
    supportHref: '/dashboard?tab=support',
    texts: paymentDialogTexts.vi,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PaymentDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  parameters: { chromatic: { modes: phoneToo } },
  play: async () => {
    const dialog = within(await openedDialog('Nạp 500.000\u00a0₫'))
    await waitFor(() => expect(dialog.getByRole('img', { name: /Mã VietQR/ })).toBeVisible())
  },
}

/** What needs the money waits with all its choices. */
export const Received: Story = {
  args: { status: ready(payments.received) },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('Nạp 500.000\u00a0₫'))
    await userEvent.click(dialog.getByRole('button', { name: paymentDialogTexts.vi.next }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** The order completes itself, also when the dialog is closed. */
export const OrderWaits: Story = {
  args: { status: ready(payments.orderWaits) },
  play: async () => {
    const dialog = within(await openedDialog('Nạp 500.000\u00a0₫'))
    await expect(dialog.getByText('Đơn hàng cua-hang (Standard) đang chờ khoản này')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: paymentDialogTexts.vi.next })).toBeNull()
  },
}

export const OrderDone: Story = {
  args: { status: ready(payments.orderDone) },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('Nạp 500.000\u00a0₫'))
    await userEvent.click(dialog.getByRole('button', { name: paymentDialogTexts.vi.progress.order.open }))
    await expect(args.onOpenVps).toHaveBeenCalledWith('vps-ordered')
  },
}

/** Late money is in the wallet: one click fills the order in again. */
export const OrderOver: Story = {
  args: { status: ready(payments.orderLate) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('Nạp 500.000\u00a0₫'))
    await userEvent.click(dialog.getByRole('button', { name: paymentDialogTexts.vi.progress.order.again }))
    await expect(args.onOrderAgain).toHaveBeenCalledWith(payments.orderLate.order)
  },
}

export const Loading: Story = { args: { status: loading } }

export const Failed: Story = {
  args: { status: { status: 'error', message: 'Máy chủ không phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(paymentDialogTexts.vi.errorTitle)).toBeVisible())
  },
}
