/** What is wrong with a field, and how to fix it. */
export interface WithdrawMessages {
  amountRequired: string
  amountNotInteger: string
  /** The minimum, the maximum and what can be withdrawn are formatted. */
  amountTooSmall: (minimum: string) => string
  amountTooLarge: (maximum: string) => string
  amountNotAvailable: (available: string) => string
  bankRequired: string
  bank: string
  account: string
  holder: string
}

export interface WithdrawDialogTexts {
  heading: string
  description: string
  amount: string
  /** Under the amount: what can be withdrawn, formatted. */
  available: (amount: string) => string
  /** The same where a part of the balance is a bonus. */
  availableWithBonus: (amount: string, bonus: string) => string
  /** While that is not known yet. */
  availableUnknown: string
  currencyMark: string
  /** The button that fills in all of it. */
  all: string
  bank: string
  bankPlaceholder: string
  bankHint: string
  account: string
  holder: string
  holderHint: string
  note: string
  /** What happens after sending. */
  nextTitle: string
  next: string
  cancel: string
  submit: string
  submitAmount: (amount: string) => string
  submitting: string
  failureTitle: string
  /** Instead of the form, if nothing can be withdrawn. */
  emptyTitle: string
  /** `minimum` is formatted. */
  emptyDescription: (minimum: string) => string
  close: string
  validation: WithdrawMessages
}
