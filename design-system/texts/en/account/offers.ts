import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'
import { vps } from './vps.ts'

/** The words around the offers: names, amounts and dates come from the offers that run. */
export const offers: OffersPanelTexts = {
  title: 'Offers for you',
  figures: {
    discount: (saving) => `${saving} off`,
    trial: (days) => (days === 1 ? '1 day' : `${days} days`),
  },
  conditions: {
    periods: (periods) =>
      periods === 1 ? 'For the first billing period.' : `For the first ${periods} billing periods.`,
    firstOrder: 'For your first order only.',
    billing: { monthly: 'With monthly billing.', yearly: 'With yearly billing.' },
    minimum: (amount) => `Minimum ${amount}.`,
    until: (date) => `Until ${date}.`,
  },
  hoursLeft: (hours) => (hours === 1 ? '1 hour left' : `${hours} hours left`),
  daysLeft: (days) => (days === 1 ? '1 day left' : `${days} days left`),
  code: 'Code',
  actions: { order: 'Order a VPS', trial: 'Start the trial', topUp: (amount) => `Top up ${amount}` },
  referralLink: 'Your referral link',
  referralResult: (invited, earned) =>
    `${invited} ${invited === 1 ? 'friend has' : 'friends have'} registered; you have earned ${earned}.`,
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  emptyTitle: 'No offers at the moment',
  emptyDescription: 'Offers that apply to you will appear here.',
  errorTitle: 'The offers could not be loaded',
}
