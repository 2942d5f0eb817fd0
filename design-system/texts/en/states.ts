import type { RecordStateTexts } from '#ds/screens/record-state-texts.ts'

/** Names of the states of instances, transactions and tickets, in the account area and in the back-office. */
export const states: RecordStateTexts = {
  vps: {
    creating: 'Setting up',
    active: 'Running',
    suspended: 'Suspended',
    terminated: 'Terminated',
    failed: 'Setup failed',
    pending: 'Waiting',
    completed: 'Completed',
  },
  vpsAddress: { pending: 'Being assigned', none: 'None' },
  transactionTypes: {
    deposit: 'Top-up',
    payment: 'Payment',
    refund: 'Refund',
    adjustment: 'Adjustment',
    bonus: 'Bonus',
    withdrawal: 'Withdrawal',
  },
  transactions: { pending: 'Pending', completed: 'Successful', failed: 'Failed', cancelled: 'Cancelled' },
  tickets: { open: 'Open', in_progress: 'In progress', closed: 'Closed' },
  ticketPriorities: { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' },
  ticketCategories: {
    technical: 'Technical',
    billing: 'Billing',
    account: 'Account',
    sales: 'Sales',
    general: 'General question',
  },
}
