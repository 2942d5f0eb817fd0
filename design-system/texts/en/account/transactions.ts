import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the wallet's history. */
export const transactions: TransactionListTexts = {
  label: 'Transactions',
  types: states.transactionTypes,
  statuses: states.transactions,
  emptyTitle: 'No transactions yet',
  emptyDescription: 'Your top-ups and payments will be listed here.',
  errorTitle: 'The transaction history could not be loaded',
  cancel: 'Cancel',
  cancelFor: (amount, date) => `Cancel the top-up of ${amount} from ${date}`,
}
