import type { PlansTexts } from '#ds/storefront/plan-texts.ts'
import { originalPrice, yearlySavingTexts } from '#ds/texts/en/yearly-saving.ts'

/** The labels of the prices. Plans, resources and amounts come from the catalogue. */
export const plans: PlansTexts = {
  heading: 'VPS pricing',
  period: {
    label: 'Billing period',
    periods: { monthly: 'Monthly', yearly: 'Yearly' },
    ...yearlySavingTexts,
  },
  card: {
    popular: 'Most popular',
    soldOut: {
      badge: 'Sold out',
      reason: 'This plan is sold out everywhere at the moment. Please choose another one.',
    },
    notForSale: {
      badge: 'Not on sale yet',
      reason: 'Sales have not opened yet: you can look at plans and prices, but not order.',
    },
    originalPrice,
    perPeriod: { monthly: '/month', yearly: '/year' },
    choose: (planName) => `Choose ${planName}`,
  },
  none: 'No plans are on sale right now. Contact us and we will quote the configuration you need.',
  enterprise: { question: 'Need a custom Enterprise configuration?', consult: 'Talk to us' },
}
