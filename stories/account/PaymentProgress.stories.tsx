import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PaymentProgress, type PaymentProgressProps } from '#ds/account/PaymentProgress/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { topUpPageTexts } from '#ds/texts/top-up-page.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { paymentNow, payments } from '#stories/fixtures/payments.ts'
import { inLight, phoneAndDesktop, phoneToo } from '#stories/modes.ts'

const texts = topUpPageTexts.vi.progress

/** With a caller that knows the report at once. */
function Reported(props: PaymentProgressProps) {
  const [status, setStatus] = useState(props.status)
  const report = async () => {
    setStatus(payments.looking)
    return done()
  }
  return <PaymentProgress {...props} status={status} onReport={report} />
}

const meta = {
  id: 'account-paymentprogress',
  title: 'Account/PaymentProgress · Tiến trình thanh toán',
  component: PaymentProgress,
  args: {
    status: payments.waiting,
    now: paymentNow,
    balance: '1213000',
    lastsUntil: '04/06/2027',
    onCancel: fn(done),
    onReport: fn(done),
    onAskAgain: fn(done),
    next: <ButtonLink href="/dashboard?tab=wallet">{topUpPageTexts.vi.toWallet}</ButtonLink>,
    supportHref: '/dashboard?tab=support',
    texts,
  },
} satisfies Meta<typeof PaymentProgress>

export default meta
type Story = StoryObj<typeof meta>

/** The clock says how much time is left; a screen reader hears it three times in all, not every second. */
export const Waiting: Story = {
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer')).toHaveTextContent('còn 23:41:07')
    await userEvent.click(canvas.getByRole('button', { name: texts.report }))
    await expect(args.onReport).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: texts.cancel }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** The last ten minutes have been announced. */
export const TenMinutesLeft: Story = {
  args: { now: '2026-11-22T23:54:00.000Z' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Mã còn dùng được 10 phút')).toHaveAttribute('role', 'status')
  },
}

/** Something has opened: the only pink of the page, once. */
/** What the money has earned on top is a line of the sum. */
export const ReceivedWithBonus: Story = {
  args: { status: { ...payments.received, earned: '100000' }, balance: '600000' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent])
    await expect(lines.slice(0, 3)).toEqual([
      ['Nạp', '+500.000\u00a0₫'],
      ['Thưởng nạp tiền', '+100.000\u00a0₫'],
      ['Số dư ví', '600.000\u00a0₫'],
    ])
  },
}

export const Received: Story = {
  args: { status: payments.received },
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Đã nhận 500.000\u00a0₫' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Về ví' })).toHaveAttribute('href', '/dashboard?tab=wallet')
  },
}

/** Less arrived: it is in the wallet, and the code is that for the rest. */
export const Under: Story = {
  args: { status: payments.under, balance: '913000', lastsUntil: '13/04/2027' },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', { name: 'Đã nhận 300.000\u00a0₫, còn thiếu 200.000\u00a0₫' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Mã VietQR để chuyển 200.000\u00a0₫' })).toBeVisible()
  },
}

export const Over: Story = {
  args: { status: payments.over, balance: '1313000', lastsUntil: '26/06/2027' },
  parameters: { chromatic: { modes: inLight } },
}

/** After the code's time: nothing is lost. */
export const Late: Story = {
  args: { status: payments.late },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Toàn bộ số tiền vẫn vào ví/)).toBeVisible()
  },
}

/** The customer says that the money was sent. The code can be shown again. */
export const Looking: Story = {
  args: { status: payments.looking },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('00:02:18')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /Mã VietQR/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: texts.showCode }))
    await expect(canvas.getByRole('img', { name: /Mã VietQR/ })).toBeVisible()
  },
}

export const Expired: Story = {
  args: { status: payments.expired },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tạo mã mới 500.000\u00a0₫' }))
    await expect(args.onAskAgain).toHaveBeenCalledOnce()
  },
}

/** The button that was pressed goes away: the focus moves to the heading of what became of the payment. */
export const ReportedByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Reported {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: texts.report }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Đang tìm khoản chuyển của bạn' })).toHaveFocus())
    canvas.getByRole('button', { name: texts.showCode }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('img', { name: /Mã VietQR/ })).toBeVisible())
    await expect(canvas.getByRole('img', { name: /Mã VietQR/ }).closest('[tabindex]')).toHaveFocus()
  },
}

/** An order that the wallet cannot pay waits for the payment, and completes itself. */
export const OrderWaits: Story = {
  args: { status: payments.orderWaits },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/Khi tiền về, đơn hàng tự hoàn tất; bạn có thể đóng trang này/),
    ).toBeVisible()
  },
}

/** Less arrived: the order waits for the rest. */
export const OrderShort: Story = {
  args: { status: payments.orderShort, balance: '300000' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Hãy chuyển 200\.000\s₫ còn lại trước/)).toBeVisible()
  },
}

/** All of it arrived; the order takes a moment. */
export const OrderCompleting: Story = {
  args: { status: payments.orderCompleting },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Đang hoàn tất đơn hàng cua-hang (Standard)')).toBeVisible()
  },
}

export const OrderDone: Story = {
  args: {
    status: payments.orderDone,
    balance: '0',
    lastsUntil: undefined,
    next: <ButtonLink href="/dashboard?vps=vps-ordered">{texts.order.open}</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Đơn hàng cua-hang đã hoàn tất')).toBeVisible()
  },
}

/** Nothing came in time: ordering again is the way on, not a code for the amount alone. */
export const OrderOver: Story = {
  args: { status: payments.orderOver, next: <ButtonLink href="/dashboard?order=2">{texts.order.again}</ButtonLink> },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: texts.order.again })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Tạo mã mới/ })).toBeNull()
  },
}

export const OrderCancelled: Story = {
  args: {
    status: payments.orderCancelled,
    next: <ButtonLink href="/dashboard?order=2">{texts.order.again}</ButtonLink>,
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** What was ordered is no longer sold: the money is in the wallet. */
export const OrderFailed: Story = {
  args: { status: payments.orderFailed, next: <ButtonLink href="/dashboard?order=2">{texts.order.again}</ButtonLink> },
}

export const Cancelled: Story = { args: { status: payments.cancelled } }

/** The wallets of MoMo and ZaloPay, and cards, are charged at the provider's page. */
export const AtAProvider: Story = {
  args: { status: payments.redirected },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Đang chờ MoMo xác nhận')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Mở trang MoMo' })).toHaveAttribute(
      'href',
      'https://pay.example/p-topup',
    )
  },
}

/** The gateway is slow: its page is not known yet. */
export const PreparingAtAProvider: Story = {
  args: { status: payments.preparing },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: texts.redirect.preparing })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The gateway reports another amount than was asked for: we look at it, and nothing is to be paid again. */
export const InReview: Story = {
  args: { status: payments.inReview },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Khoản thanh toán đang được kiểm tra' })).toBeVisible()
    await expect(canvas.getByText(/MoMo báo một số tiền khác.*không cần thanh toán lại/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.contact })).toHaveAttribute('href', '/dashboard?tab=support')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** It was paid twice: one payment is in the wallet, and the other is looked at. */
export const PaidAgain: Story = {
  args: { status: payments.paidAgain },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Đã nhận 500.000\u00a0₫' })).toBeVisible()
    await expect(canvas.getByText(texts.review.title)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.contact })).toBeVisible()
  },
}

/** Asking again goes to the same provider. */
export const FailedAtAProvider: Story = {
  args: { status: payments.failedThere, onAskAgain: fn(done) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Khoản nạp chưa hoàn tất' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /qua MoMo/ }))
    await expect(args.onAskAgain).toHaveBeenCalledOnce()
  },
}

/** The facts stay: the transfer can be made without the page. */
export const Disconnected: Story = {
  args: { disconnected: { message: 'Máy chủ không trả lời.', onRetry: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(texts.disconnected.title)).toBeVisible()
    await expect(canvas.getByText('SEN7K3QD2MG')).toBeVisible()
  },
}

/** The payment has been paid meanwhile: the server says so. */
export const CancelRefused: Story = {
  args: { onCancel: fn(failing('Tiền đã về, không hủy được nữa.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.cancel }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.failureTitle))
  },
}
