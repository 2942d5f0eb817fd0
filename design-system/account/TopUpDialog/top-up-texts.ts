import type { DepositMessages } from '#contracts/fields/deposit.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'

/** The messages for invalid fields; the limits are already formatted. */
export interface TopUpMessages extends Omit<DepositMessages, 'amountTooSmall' | 'amountTooLarge'> {
  amountTooSmall: (minimum: string) => string
  amountTooLarge: (maximum: string) => string
}

export interface TopUpDialogTexts {
  heading: string
  description: string
  /** Instead, for an order that completes itself once the money arrives; `name` is that of its instance. */
  descriptionOfOrder: (name: string) => string
  amount: string
  /** `minimum` is already formatted. */
  amountDescription: (minimum: string) => string
  currencyMark: string
  /** Accessible name of the group of quick amounts. */
  quickAmounts: string
  /** Beside an amount that lasts for so many months. */
  suggestion: (months: number) => string
  paymentMethod: string
  /** Name of each method, and the time it takes. */
  methods: Readonly<Record<PaymentMethod, { name: string; time: string }>>
  noFee: string
  /** `percent` is already formatted. */
  fee: (percent: string) => string
  note: string
  notePlaceholder: string
  /** Labels of the lines above the buttons: bonus, what arrives in the wallet, fee and total. */
  sumBonus: string
  sumAmount: string
  sumFee: string
  sumTotal: string
  cancel: string
  /** The button before there is an amount. */
  submit: string
  /** Once there is one; `amount` is formatted. */
  submitAmount: (amount: string) => string
  submitting: string
  /** Title above the server's message (product spec, section 8). */
  failureTitle: string
  /** Shown while no method is available: the reason, and what to do. */
  closedTitle: string
  closedDescription: string
  close: string
  validation: TopUpMessages
}
