import type { UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'

/** What will be taken from the wallet next. */
export const upcomingChargesTexts: UpcomingChargesTexts = {
  title: 'Upcoming charges',
  showAll: (count) => `Show all ${count}`,
  showFewer: 'Show fewer',
  renewal: 'Renewal',
  left: (amount) => `${amount} left`,
  short: 'not enough in the wallet',
  emptyTitle: 'Nothing is due',
  emptyDescription: 'The renewals of your paid servers will be listed here while they run.',
  errorTitle: 'The upcoming charges could not be loaded',
}
