import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { topUp } from '#ds/texts/en/account/top-up.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the wallet's newest transactions. */
export const transactions: TransactionListTexts = {
  label: 'Transactions',
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  emptyTitle: 'No transactions yet',
  emptyDescription: 'Your top-ups and payments will be listed here.',
  errorTitle: 'The transaction history could not be loaded',
}
