import type { WalletStatCardsTexts } from '#ds/account/WalletStatCards/index.ts'

/** Texts of the four figures. */
export const stats: WalletStatCardsTexts = {
  label: 'Account figures',
  balance: 'Wallet balance',
  balanceContext: 'Ready to spend',
  activeVps: 'Running VPS',
  activeVpsContext: (total) => `Out of ${total} VPS`,
  openTickets: 'Support tickets',
  openTicketsContext: 'Open or in progress',
  monthlySpend: 'Spent this month',
  monthlySpendContext: (month) => `Payments in ${month}`,
  monthlySpendNet: (refunds) => `After ${refunds} in refunds`,
  unknown: '—',
  unknownContext: 'This figure could not be loaded',
}
