import type { WithdrawDialogTexts } from '#ds/account/WithdrawDialog/index.ts'
import { amountNotInteger } from './amount-problem.ts'

/** The dialog that sends money of the wallet to a bank. */
export const withdrawDialogTexts: WithdrawDialogTexts = {
  heading: 'Withdraw to a bank',
  description: 'Send money of your wallet to your bank account.',
  amount: 'Amount',
  available: (amount) => `You can withdraw up to ${amount}.`,
  availableWithBonus: (amount, bonus) =>
    `You can withdraw up to ${amount}. Bonuses of ${bonus} can only be spent on services.`,
  availableUnknown: 'Checking how much you can withdraw…',
  currencyMark: '₫',
  all: 'Withdraw all',
  bank: 'Bank',
  bankPlaceholder: 'Such as Vietcombank',
  bankHint: 'Type its name or short name, and choose it from the list.',
  account: 'Account number',
  holder: "Account holder's name",
  holderHint: 'In capitals without marks, as the bank writes it.',
  note: 'Note',
  nextTitle: 'What happens next',
  next: 'The money leaves your wallet at once. We check the request and transfer the money; the transaction history shows how far it is. Until it is approved, you can cancel it and get the money back.',
  cancel: 'Not now',
  submit: 'Withdraw',
  submitAmount: (amount) => `Withdraw ${amount}`,
  submitting: 'Sending the request…',
  failureTitle: 'The request was not sent',
  emptyTitle: 'Nothing to withdraw yet',
  emptyDescription: (minimum) => `The minimum is ${minimum} at a time. Bonuses can only be spent on services.`,
  close: 'Close',
  validation: {
    amountRequired: 'Please enter how much to withdraw',
    amountNotInteger,
    amountTooSmall: (minimum) => `The minimum is ${minimum} at a time`,
    amountTooLarge: (maximum) => `The maximum is ${maximum} at a time`,
    amountNotAvailable: (available) => `You can withdraw only ${available}`,
    bank: 'There is no bank of this name: please choose one from the list',
    account: 'An account number has 6 to 19 digits',
    holder: 'Please enter the name as the app of the bank shows it',
  },
}
