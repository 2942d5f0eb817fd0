import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { amountNotInteger } from '#ds/texts/en/amount-problem.ts'

const reasonMissing = 'Please give a reason.'
const reasonInHistory = 'The customer reads it in the history of the account.'

/** Texts of the users and of the dialogs that change one. */
export const users: AdminScreenTexts['users'] = {
  caption: 'Users',
  search: 'Search users',
  searchPlaceholder: 'Email or name',
  empty: { title: 'No users yet', description: 'Customers who register will be listed here.' },
  loadFailed: 'The users could not be loaded',
  count: (rows) => (rows === 1 ? '1 user' : `${rows} users`),
  columns: {
    id: 'Number',
    email: 'Email',
    name: 'Full name',
    balance: 'Balance',
    status: 'Status',
    actions: 'Actions',
  },
  noName: 'No name yet',
  active: 'Active',
  locked: 'Locked',
  closed: 'Closed',
  closedAccount: 'Closed account',
  views: { all: 'All', locked: 'Locked' },
  statusMenu: {
    label: (email) => `Change the status of ${email}`,
    current: 'current',
    lock: { label: 'Lock', consequence: 'Signs out everywhere and cannot sign in' },
    unlock: { label: 'Unlock', consequence: 'Can sign in again' },
    reset: { label: 'Reset two-step verification', consequence: 'Removes the codes and signs out everywhere' },
    release: { label: 'Release phone numbers', consequence: 'Other accounts can verify them' },
  },
  unlocked: (email) => `${email} can sign in again.`,
  editBalance: 'Edit balance',
  ownAccount: 'Your own account',
  lockDialog: {
    heading: (name) => ['Lock the account of ', name, '?'],
    description:
      'The customer is logged out on every device at once, and cannot log in, top up or order a VPS until you activate the account again. Running VPS keep running.',
    name: 'Full name',
    email: 'Email',
    reason: 'Reason',
    reasonHint: 'The customer reads it in the mail and in the history of the account.',
    reasonMissing,
    confirm: 'Lock the account',
    cancel: 'Do not lock',
  },
  resetDialog: {
    heading: (name) => ['Reset the two-step verification of ', name, '?'],
    description:
      'Do this only if you are sure that who asks for it owns the account. The authenticator app and the recovery codes are removed, and the customer is logged out on every device and told by mail; the password alone then opens the account.',
    name: 'Full name',
    email: 'Email',
    reason: 'Reason',
    reasonHint: reasonInHistory,
    reasonMissing,
    confirm: 'Reset',
    cancel: 'Keep it',
  },
  releaseDialog: {
    heading: (name) => ['Release the phone numbers of ', name, '?'],
    description:
      'All numbers that the customer has verified are released: the customer has to verify one again, and other accounts can verify them, also for a trial. VPS are not affected.',
    name: 'Full name',
    email: 'Email',
    reason: 'Reason',
    reasonHint: reasonInHistory,
    reasonMissing,
    confirm: 'Release',
    cancel: 'Keep them',
  },
  actionFor: (action, email) => `${action}: ${email}`,
  balanceDialog: {
    heading: 'Edit the balance',
    email: 'Email',
    currentBalance: 'Current balance',
    mode: 'Type of change',
    modes: { set: 'New balance', add: 'Credit', subtract: 'Debit' },
    amounts: { set: 'New balance', add: 'Amount to credit', subtract: 'Amount to debit' },
    adjustment: (difference) => `The wallet history will show an adjustment of ${difference}.`,
    result: (balance) => `Balance after the change: ${balance}.`,
    unchanged: 'The balance stays the same.',
    belowZero: (balance) => `The wallet holds only ${balance}; you cannot debit more.`,
    aboveMaximum: (maximum) => `The highest balance is ${maximum}.`,
    unreadable: amountNotInteger,
    reason: 'Reason',
    reasonHint: 'The customer reads this reason in the wallet history.',
    moved: {
      title: 'The balance has just changed',
      detail: (before, now) =>
        `It went from ${before} to ${now} after you opened this, so nothing was updated. Please check it and update again.`,
    },
    submit: 'Update',
    pending: 'Updating…',
    cancel: 'Cancel',
    emptyReason: 'Enter an amount first',
    outOfBoundsReason: 'The amount is not valid',
    failed: 'The balance was not updated',
  },
}
