import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WaitingOrders } from '#ds/account/WaitingOrders/index.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { sentence } from '#stories/amount.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { paymentNow, payments } from '#stories/fixtures/payments.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const texts = accountTabTexts.vi.waitingOrders
const { order } = payments.orderWaits
/** One whose top-up the support team settles. */
const byCrypto = {
  ...order,
  id: 'vps-crypto',
  choice: { ...order.choice, name: 'may-chu-co-so-du-lieu-cua-cong-ty' },
  planName: 'Enterprise',
  total: '1890000',
  paymentId: null,
  expiresAt: '2026-11-23T02:00:00.000Z',
}
const noPictures = { chromatic: { disableSnapshot: true } }

const meta = {
  id: 'account-waitingorders',
  title: 'Account/WaitingOrders · Đơn hàng đang chờ thanh toán',
  component: WaitingOrders,
  args: {
    orders: [byCrypto, order],
    balance: '300000',
    now: paymentNow,
    payHref: (id) => `/dashboard/topup/${id}`,
    onCancel: fn(done),
    texts,
  },
} satisfies Meta<typeof WaitingOrders>

export default meta
type Story = StoryObj<typeof meta>

/** One of which a part has arrived, and one whose top-up the support team settles: it has no page to pay on. */
export const Waiting: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(sentence('Còn thiếu 200.000 ₫'))).toBeVisible()
    await expect(canvas.getByText(sentence('Còn thiếu 1.890.000 ₫'))).toBeVisible()
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAccessibleName('Thanh toán đơn hàng cua-hang')
    await expect(links[0]).toHaveAttribute('href', '/dashboard/topup/p-topup')
  },
}

/** The balance suffices: nothing more is asked of the customer. */
export const Completing: Story = {
  args: { orders: [order], balance: '500000' },
  parameters: noPictures,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Đã đủ tiền, đang hoàn tất đơn')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** An order is cancelled with the keyboard, after a question that says what becomes of the money. */
export const Cancelling: Story = {
  args: { orders: [order], onCancel: fn(failing('Đơn hàng này đã kết thúc.')) },
  parameters: { ...noPictures, docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Hủy đơn hàng cua-hang' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await openedDialog(texts.dialog.heading('cua-hang')))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn hàng' }))
    await expect(args.onCancel).toHaveBeenCalledWith('vps-ordered')
    await expect(await dialog.findByText('Đơn hàng này đã kết thúc.')).toBeVisible()
  },
}
