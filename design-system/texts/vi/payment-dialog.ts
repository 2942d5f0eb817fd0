import type { PaymentDialogTexts } from '#ds/account/PaymentDialog/index.ts'
import { topUpPageTexts } from './top-up-page.ts'

/** A payment for an order that the wallet cannot pay. */
export const paymentDialogTexts: PaymentDialogTexts = {
  title: 'Nạp tiền',
  heading: (amount) => `Nạp ${amount}`,
  next: 'Tiếp tục đơn hàng',
  loading: 'Đang tải yêu cầu nạp tiền…',
  errorTitle: topUpPageTexts.errorTitle,
  progress: topUpPageTexts.progress,
}
