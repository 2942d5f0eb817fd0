import type { PaymentDialogTexts } from '#ds/account/PaymentDialog/index.ts'
import { localized } from './localized.ts'
import { topUpPageTexts } from './top-up-page.ts'

/** A payment for an order that the wallet cannot pay. */
export const paymentDialogTexts = localized<PaymentDialogTexts>({
  title: { vi: 'Nạp tiền', en: 'Top up', zh: '充值' },
  heading: { vi: (amount) => `Nạp ${amount}`, en: (amount) => `Top up ${amount}`, zh: (amount) => `充值 ${amount}` },
  next: { vi: 'Tiếp tục đơn hàng', en: 'Continue your order', zh: '继续下单' },
  loading: { vi: 'Đang tải yêu cầu nạp tiền…', en: 'Loading the top-up…', zh: '正在加载充值信息…' },
  errorTitle: topUpPageTexts.errorTitle,
  progress: topUpPageTexts.progress,
})
