import type { WalletPanelTexts } from '#ds/account/WalletPanel/index.ts'

/** Texts of the wallet tab. */
export const wallet: WalletPanelTexts = {
  balance: 'Current balance',
  balanceUnknown: 'The balance could not be loaded',
  topUp: 'Top up',
  history: 'Transaction history',
  cancelTopUp: {
    heading: (amount) => `Cancel the top-up of ${amount}?`,
    description:
      'If you have already paid, keep this top-up and wait for the confirmation. Money that arrives after you cancel does not reach your wallet by itself: our support team checks it, then credits or refunds you.',
    confirm: 'Cancel the top-up',
    pending: 'Cancelling...',
    keep: 'Keep it',
    failed: 'The top-up was not cancelled',
  },
}
