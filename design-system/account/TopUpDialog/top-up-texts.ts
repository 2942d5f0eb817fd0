import type { DepositMessages } from '#contracts/fields/deposit.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'

export interface TopUpDialogTexts {
  heading: string
  description: string
  amount: string
  amountDescription: string
  currencyMark: string
  /** Name of the group of quick amounts, for screen readers. */
  quickAmounts: string
  paymentMethod: string
  /** Name of each method, and how long it takes. */
  methods: Readonly<Record<PaymentMethod, { name: string; time: string }>>
  fee: (percent: number) => string
  note: string
  notePlaceholder: string
  /** Lines of the sum. */
  sumAmount: string
  sumFee: string
  sumTotal: string
  cancel: string
  submit: string
  submitting: string
  /** Over the server's message (product spec, section 8). */
  failureTitle: string
  /** Said while no method is on offer: why, and what to do. */
  closedTitle: string
  closedDescription: string
  close: string
  validation: DepositMessages
}
