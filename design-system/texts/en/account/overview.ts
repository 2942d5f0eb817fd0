import type { OverviewPanelTexts } from '#ds/account/OverviewPanel/index.ts'

/** Texts of the overview tab. */
export const overview: OverviewPanelTexts = {
  recentVps: 'Recent VPS',
  allVps: 'See all VPS',
  renewal: (date) => `renews ${date}`,
  recentTransactions: 'Recent transactions',
  allTransactions: 'See the wallet history',
  verification: {
    title: 'Account verification',
    progress: (done, total) => `${done} of ${total} steps completed`,
    email: 'Email',
    phone: 'Phone number',
    verified: 'Verified',
    unverified: 'Not verified',
  },
}
