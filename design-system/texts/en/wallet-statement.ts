import type { WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { transactions } from '#ds/texts/en/account/transactions.ts'
import { states } from '#ds/texts/en/states.ts'

/** The wallet's history as a statement. */
export const walletStatementTexts: WalletStatementTexts = {
  title: 'Transaction history',
  filtersLabel: 'Filter transactions',
  filters: { all: 'All', in: 'Top-ups', out: 'Spending', refund: 'Refunds', attention: 'To check' },
  types: states.transactionTypes,
  statuses: states.transactions,
  month: (month) => month,
  deposited: (amount) => `Topped up ${amount}`,
  spent: (amount) => `Spent ${amount}`,
  spentNet: (amount, refunds) => `Spent ${amount} (after ${refunds} refunded)`,
  endBalance: (amount) => `Closing balance ${amount}`,
  balance: (amount) => `Balance ${amount}`,
  balanceAfter: 'Balance after:',
  unchanged: 'unchanged',
  cancel: transactions.cancel,
  cancelFor: transactions.cancelFor,
  topUpAgain: 'Top up again',
  topUpAgainFor: (amount, date) => `Top up again: ${amount}, which failed on ${date}`,
  emptyTitle: transactions.emptyTitle,
  emptyDescription: transactions.emptyDescription,
  errorTitle: transactions.errorTitle,
}
