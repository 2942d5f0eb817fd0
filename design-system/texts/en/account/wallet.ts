import type { WalletTabTexts } from '#ds/screens/DashboardScreen/WalletTab.tsx'
import { receipt } from '#ds/texts/en/account/receipt.ts'
import { upcomingChargesTexts } from '#ds/texts/en/upcoming-charges.ts'
import { walletStatementTexts } from '#ds/texts/en/wallet-statement.ts'
import { monthSpending } from './month-spending.ts'
import { walletLevel } from './wallet-level.ts'

/** Texts of the wallet tab. */
export const wallet: WalletTabTexts = {
  level: walletLevel,
  upcoming: upcomingChargesTexts,
  months: monthSpending,
  statement: walletStatementTexts,
  receipt,
  cancelTopUp: {
    heading: (amount) => `Cancel the top-up of ${amount}?`,
    description:
      'If you have already paid, keep this top-up and wait for the confirmation. Money that arrives after you cancel does not reach your wallet by itself: our support team checks it, then credits or refunds you.',
    confirm: 'Cancel the top-up',
    pending: 'Cancelling…',
    keep: 'Keep it',
    failed: 'The top-up was not cancelled',
  },
  cancelWithdrawal: {
    heading: (amount) => `Cancel the withdrawal of ${amount}?`,
    description: 'The money returns to the wallet at once. You can send another request at any time.',
    confirm: 'Cancel withdrawal',
    pending: 'Cancelling…',
    keep: 'Keep it',
    failed: 'The withdrawal was not cancelled',
  },
}
