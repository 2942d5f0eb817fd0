import type { PaymentDialogTexts } from '#ds/account/PaymentDialog/index.ts'
import { topUpPageTexts } from './top-up-page.ts'

/** A payment for an order that the wallet cannot pay. */
export const paymentDialogTexts: PaymentDialogTexts = {
  title: '充值',
  heading: (amount) => `充值 ${amount}`,
  next: '继续下单',
  loading: '正在加载充值信息…',
  errorTitle: topUpPageTexts.errorTitle,
  progress: topUpPageTexts.progress,
}
