import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the transactions. */
export const transactions: AdminScreenTexts['transactions'] = {
  caption: 'Transactions',
  search: 'Search transactions',
  searchPlaceholder: 'ID or user',
  empty: { title: 'No transactions yet', description: 'Top-ups and payments will be listed here.' },
  loadFailed: 'The transactions could not be loaded',
  count: (rows) => (rows === 1 ? '1 transaction' : `${rows} transactions`),
  columns: {
    id: 'Number',
    user: 'User',
    type: 'Type',
    amount: 'Amount',
    method: 'Method',
    status: 'Status',
    date: 'Date',
    actions: 'Actions',
  },
  types: states.transactionTypes,
  otherTypes: { in: 'Money in', out: 'Money out' },
  methods: {
    bank_transfer: 'Bank transfer',
    momo: 'MoMo',
    zalopay: 'ZaloPay',
    vnpay: 'VNPay',
    payos: 'payOS',
    crypto: 'Cryptocurrency',
  },
  wallet: 'Wallet balance',
  statuses: states.transactions,
  days: 'Days',
  sums: { deposits: 'topped up', pending: 'to approve', payments: 'paid', refunds: 'refunded' },
  views: { all: 'All', pending: 'Top-ups to approve', failed: 'Failed', refunds: 'Refunds' },
  nonePending: { title: 'No top-ups waiting for approval', description: 'All top-ups have been dealt with.' },
  settle: {
    completed: {
      action: 'Approve',
      heading: 'Approve this top-up?',
      description: 'The customer’s wallet is credited at once. This cannot be undone.',
      confirm: 'Approve and credit',
    },
    failed: {
      action: 'Reject',
      heading: 'Reject this top-up?',
      description: 'The top-up is marked as failed, and the customer’s wallet stays as it is. This cannot be undone.',
      confirm: 'Reject the top-up',
    },
  },
  actionFor: (action, id) => `${action}: transaction ${id}`,
  cancel: 'Cancel',
}
