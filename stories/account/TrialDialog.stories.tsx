import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TrialQuoteRequest } from '#contracts/vps.ts'
import type { QuoteResult } from '#ds/account/OrderDialog/index.ts'
import { TrialDialog, type TrialResult } from '#ds/account/TrialDialog/index.ts'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { amount } from '#stories/amount.ts'
import { endedTrialVps, trialVps } from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { quotingTrial } from '#stories/fixtures/quotes.ts'
import { inLight, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'account-trialdialog',
  title: 'Account/TrialDialog · Hộp thoại chuyển sang trả phí',
  component: TrialDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    vps: trialVps,
    balance: '1250000',
    onQuote: fn(quotingTrial),
    onSubmit: fn(async (): Promise<TrialResult> => ({ ok: true })),
    onTopUp: fn(),
    texts: accountDialogTexts.vi.trial,
    orderTexts: accountDialogTexts.vi.order,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof TrialDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The dialog, with the server's price. */
async function quoted() {
  const dialog = within(await openedDialog('Chuyển sang trả phí'))
  await dialog.findByRole('list', { name: 'Chi tiết giá' })
  return dialog
}

const payButton = (dialog: Awaited<ReturnType<typeof quoted>>) =>
  dialog.getByRole('button', { name: /^(Thanh toán|Đang xử lý…)/ })

export const Running: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ args }) => {
    const dialog = await quoted()
    await expect(dialog.getByText(/^thu-nghiem chạy tiếp không gián đoạn\..*26\/11\/2026\.$/)).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Chi tiết giá' })).toHaveTextContent('Basic, 1 tháng49.000 ₫')
    const summary = within(dialog.getByRole('region', { name: 'Chi tiết thanh toán' }))
    await expect(summary.getByText(amount('1.201.000 ₫'))).toBeVisible()
    // The hint of the code names the summary as its heading does.
    await expect(dialog.getByText('Nhập mã ưu đãi để xem giá mới.')).toBeInTheDocument()
    await expect(args.onQuote).toHaveBeenCalledWith(trialVps.id, {})
  },
}

export const Ended: Story = {
  args: { vps: endedTrialVps },
  parameters: { chromatic: { modes: inLight } },
  play: async () => {
    const dialog = await quoted()
    await expect(dialog.getByText('thu-nghiem-cu chạy lại ngay sau khi thanh toán, với dữ liệu như cũ.')).toBeVisible()
  },
}

export const Pays: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await quoted()
    payButton(dialog).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(trialVps.id, expect.objectContaining({ total: '49000' }))
  },
}

export const WithACode: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await quoted()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Mã ưu đãi/ }), 'XUAN{Enter}')
    await expect(await dialog.findByText('Không có mã XUAN.')).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Mã ưu đãi/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Mã ưu đãi/ }), 'chao30{Enter}')
    await expect(await dialog.findByText(amount('−14.700 ₫'))).toBeVisible()
    await userEvent.click(payButton(dialog))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(trialVps.id, expect.objectContaining({ total: '34300' })),
    )
  },
}

export const BalanceTooSmall: Story = {
  args: { balance: '10000' },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args }) => {
    const dialog = await quoted()
    await expect(payButton(dialog)).toHaveAttribute('aria-disabled', 'true')
    const summary = within(dialog.getByRole('region', { name: 'Chi tiết thanh toán' }))
    await expect(summary.getByText('Cần nạp thêm').closest('div')).toHaveTextContent('39.000 ₫')
    await userEvent.click(payButton(dialog))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: /^Nạp \d/ }))
    await expect(args.onTopUp).toHaveBeenCalledWith('39000')
  },
}

/** Whether the server has refused the first price, and has another one. */
let hasChanged = false

/** The price has changed since it was shown: nothing is paid, and the new one is asked for. */
export const PriceChanged: Story = {
  beforeEach: () => {
    hasChanged = false
  },
  args: {
    onQuote: fn(async (vpsId: string, request: TrialQuoteRequest): Promise<QuoteResult> => {
      const result = await quotingTrial(vpsId, request)
      return result.ok && hasChanged ? { ok: true, quote: { ...result.quote, total: '59000' } } : result
    }),
    onSubmit: fn(async (): Promise<TrialResult> => {
      hasChanged = true
      return { ok: false, reason: 'price_changed', message: 'Giá đã đổi.' }
    }),
  },
  play: async () => {
    const dialog = await quoted()
    await userEvent.click(payButton(dialog))
    await expect(
      await dialog.findByText(/^Giá vừa đổi từ 49\.000 ₫ thành 59\.000 ₫\. Ví của bạn chưa bị trừ tiền/),
    ).toBeVisible()
  },
}

/** The trial was paid for in another tab. */
export const Refused: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<TrialResult> => ({
        ok: false,
        reason: 'no_trial',
        message: 'Không còn gói dùng thử để thanh toán: gói đã được thanh toán hoặc VPS không còn nữa.',
      }),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await quoted()
    await userEvent.click(payButton(dialog))
    await expect(await dialog.findByText('Chưa thanh toán được')).toBeVisible()
    await expect(dialog.getByText(/^Không còn gói dùng thử/)).toBeVisible()
  },
}

/** The server cannot be asked for the price: it can be tried again, and nothing can be paid. */
export const QuoteFailed: Story = {
  args: {
    onQuote: fn(
      async (_: string, __: TrialQuoteRequest): Promise<QuoteResult> => ({
        ok: false,
        message: 'Máy chủ chưa trả lời.',
      }),
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('Chuyển sang trả phí'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(args.onQuote).toHaveBeenCalledTimes(2))
    await expect(payButton(dialog)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<TrialResult>(() => {})) },
  play: async ({ args }) => {
    const dialog = await quoted()
    await userEvent.click(payButton(dialog))
    const button = await dialog.findByRole('button', { name: 'Đang xử lý…' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
