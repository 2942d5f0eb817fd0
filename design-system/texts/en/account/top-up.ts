import type { TopUpDialogTexts } from '#ds/account/TopUpDialog/index.ts'
import { amountNotInteger } from '#ds/texts/en/amount-problem.ts'
import { toastTexts } from '#ds/texts/en/toasts.ts'

/** Texts of the top-up dialog. */
export const topUp: TopUpDialogTexts = {
  heading: 'Top up your wallet',
  description: toastTexts.depositRequestedDetail,
  descriptionOfOrder: (name) => `Once the money arrives, we complete your order ${name}.`,
  amount: 'Amount',
  amountDescription: (minimum) => `At least ${minimum}.`,
  currencyMark: '₫',
  quickAmounts: 'Quick amounts',
  suggestion: (months) => (months === 1 ? 'lasts 1 more month' : `lasts ${months} more months`),
  paymentMethod: 'Payment method',
  methods: {
    bank_transfer: { name: 'Bank transfer', time: '5–15 minutes' },
    momo: { name: 'MoMo wallet', time: 'Instant' },
    zalopay: { name: 'ZaloPay', time: 'Instant' },
    vnpay: { name: 'VNPay', time: 'Instant' },
    payos: { name: 'VietQR (payOS)', time: 'Instant' },
    crypto: { name: 'Cryptocurrency', time: '10–30 minutes' },
  },
  noFee: 'No fee',
  fee: (percent) => `${percent} fee`,
  note: 'Note',
  notePlaceholder: 'For example: for December',
  sumBonus: 'Bonus for topping up',
  sumAmount: 'Added to your wallet',
  sumFee: 'Fee',
  sumTotal: 'You pay',
  cancel: 'Cancel',
  submit: 'Top up',
  submitAmount: (amount) => `Top up ${amount}`,
  submitting: 'Sending your request…',
  failureTitle: 'Your request was not sent',
  closedTitle: 'Top-ups are paused',
  closedDescription: 'No payment method is available right now. Please come back later, or write to our support team.',
  close: 'Close',
  validation: {
    amountRequired: 'Please enter an amount',
    amountNotInteger,
    amountTooSmall: (minimum) => `The minimum amount is ${minimum}`,
    amountTooLarge: (maximum) => `The maximum amount is ${maximum}`,
    paymentMethodRequired: 'Please choose a payment method',
    descriptionTooLong: 'The note must be at most 200 characters',
  },
}
