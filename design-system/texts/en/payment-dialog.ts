import type { PaymentDialogTexts } from '#ds/account/PaymentDialog/index.ts'
import { topUpPageTexts } from './top-up-page.ts'

/** A payment for an order that the wallet cannot pay. */
export const paymentDialogTexts: PaymentDialogTexts = {
  title: 'Top up',
  heading: (amount) => `Top up ${amount}`,
  next: 'Continue your order',
  loading: 'Loading the top-up…',
  errorTitle: topUpPageTexts.errorTitle,
  progress: topUpPageTexts.progress,
}
