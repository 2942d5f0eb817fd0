import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TransferDetails } from '#ds/account/TransferDetails/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { topUpPageTexts } from '#ds/texts/top-up-page.ts'
import { keepClipboard, replaceClipboard } from '#stories/fixtures/clipboard.ts'
import { waitingPayment } from '#stories/fixtures/payments.ts'
import { inLight, largeTextOnPhone, phoneAndDesktop } from '#stories/modes.ts'

const { bank, qr, amount, memo } = waitingPayment.payment
if (!bank || !qr) throw new Error('The payment of the stories is not a transfer')

const meta = {
  id: 'account-transferdetails',
  title: 'Account/TransferDetails · Thông tin chuyển khoản',
  component: TransferDetails,
  args: {
    transfer: { bank, qr, amount, memo },
    texts: topUpPageTexts.vi.progress.transfer,
  },
  beforeEach: keepClipboard,
} satisfies Meta<typeof TransferDetails>

export default meta
type Story = StoryObj<typeof meta>

/** Scanned beside typed. */
export const ScannedOrTyped: Story = {
  args: {
    children: (
      <Button tone="neutral" emphasis="outline">
        {topUpPageTexts.vi.progress.report}
      </Button>
    ),
  },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLight, ...largeTextOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Mã VietQR để chuyển 500.000\u00a0₫' })).toBeVisible()
    await expect(canvas.getByText('CONG TY TNHH SEN CLOUD')).toBeVisible()
  },
}

/** People read groups and separators; a bank's form wants neither. */
export const CopiesWhatFormsWant: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const writeText = fn(async (_text: string) => {})
    replaceClipboard(writeText)
    for (const [name, copied] of [
      ['Sao chép 0123456789', '0123456789'],
      ['Sao chép 500.000\u00a0₫', '500000'],
      ['Sao chép SEN7K3QD2MG', 'SEN7K3QD2MG'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(copied))
    }
  },
}

/** On a phone the code is on the phone's own screen: it is saved, or a bank's app is opened with it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Lưu ảnh QR' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mở app ngân hàng' }))
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Techcombank' })).toHaveAttribute(
        'href',
        'https://dl.vietqr.io/pay?app=tcb&ba=0123456789%40vcb&am=500000&tn=SEN7K3QD2MG',
      ),
    )
    await userEvent.keyboard('{Escape}')
  },
}
