import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { WalletPanel } from '#ds/account/WalletPanel/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { balance, loading, ready, transactions } from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const failed = { status: 'error', message: 'Máy chủ chưa trả lời. Vui lòng thử lại.', onRetry: fn() } as const

const meta = {
  title: 'Account/WalletPanel',
  component: WalletPanel,
  tags: ['stable'],
  args: {
    balance: ready(balance),
    transactions: ready(transactions),
    texts: accountTexts.wallet,
    transactionTexts: accountTexts.transactions,
    onTopUp: fn(),
    onCancelTopUp: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
} satisfies Meta<typeof WalletPanel>

export default meta
type Story = StoryObj<typeof meta>

export const BalanceAndHistory: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Nạp tiền' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTopUp).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { balance: ready('0'), transactions: ready([]) },
}
export const Loading: Story = {
  args: { balance: loading, transactions: loading },
  parameters: { chromatic: { modes: inLight } },
}
export const Failed: Story = {
  args: { balance: failed, transactions: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Không tải được số dư')).toBeVisible()
    // The top-up button does not wait for the balance.
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
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
}

const heading = accountTexts.wallet.cancelTopUp.heading('200.000\u00a0₫')

const openCancelDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Hủy khoản nạp 200.000/ }))
  return within(await openedDialog(heading))
}

/** A pending top-up can be cancelled; the confirmation says what happens to a payment on its way. */
export const CancellingTopUp: Story = {
  parameters: { layout: 'fullscreen', chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const dialog = await openCancelDialog(canvasElement)
    await expect(dialog.getByText(accountTexts.wallet.cancelTopUp.description)).toBeVisible()
    await expect(args.onCancelTopUp).not.toHaveBeenCalled()
  },
}

export const TopUpCancelled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const dialog = await openCancelDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy khoản nạp' }))
    await expect(args.onCancelTopUp).toHaveBeenCalledOnce()
    await expect(args.onCancelTopUp).toHaveBeenCalledWith(transactions[0].id)
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** It was paid in the meantime: only the dialog says so. */
export const CancellingFails: Story = {
  args: {
    onCancelTopUp: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: '409: Chỉ có thể hủy khoản nạp tiền đang chờ. Khoản này đã kết thúc.',
      }),
    ),
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const dialog = await openCancelDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy khoản nạp' }))
    await expect(await dialog.findByText(/^409: Chỉ có thể hủy/)).toBeVisible()
  },
}
