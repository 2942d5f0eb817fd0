import type { WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { topUp } from '#ds/texts/en/account/top-up.ts'
import { transactions } from '#ds/texts/en/account/transactions.ts'
import { states } from '#ds/texts/en/states.ts'

/** The wallet's history as a statement. */
export const walletStatementTexts: WalletStatementTexts = {
  title: 'Transaction history',
  csv: 'Download CSV',
  withdraw: 'Withdraw to a bank',
  filtersLabel: 'Filter transactions',
  filters: { all: 'All', in: 'Top-ups', out: 'Spending', refund: 'Refunds', attention: 'To check' },
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  month: (month) => month,
  deposited: (amount) => `Topped up ${amount}`,
  spent: (amount) => `Spent ${amount}`,
  spentNet: (amount, refunds) => `Spent ${amount} (after ${refunds} refunded)`,
  other: (amount) => `Other ${amount}`,
  endBalance: (amount) => `Closing balance ${amount}`,
  balance: (amount) => `Balance ${amount}`,
  columns: { amount: 'Amount', balance: 'Balance' },
  balanceAfter: 'Balance after:',
  unchanged: 'unchanged',
  cancel: 'Cancel',
  cancelFor: (amount, date) => `Cancel the top-up of ${amount} from ${date}`,
  withdrawals: {
    requested: 'To be approved',
    approved: 'To be transferred',
    paid: 'Transferred',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  cancelWithdrawalFor: (amount, date) => `Cancel the withdrawal of ${amount} from ${date}`,
  topUpAgain: 'Top up again',
  topUpAgainFor: (amount, date) => `Top up again: ${amount}, which failed on ${date}`,
  older: 'Show older transactions',
  emptyTitle: transactions.emptyTitle,
  emptyDescription: transactions.emptyDescription,
  errorTitle: transactions.errorTitle,
}
