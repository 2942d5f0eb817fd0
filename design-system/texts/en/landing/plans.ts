import type { PlanSectionTexts } from '#ds/storefront/PlanSection/index.ts'
import { yearlySavingTexts } from '#ds/texts/en/yearly-saving.ts'

/** The labels of the prices. Plans, resources and amounts come from the catalogue. */
export const plans: PlanSectionTexts = {
  heading: 'VPS pricing',
  description:
    'An IPv4 address and an NVMe drive are included. Pay by the month or by the year; send us a ticket to change plans.',
  period: {
    label: 'Billing period',
    periods: { monthly: 'Pay monthly', yearly: 'Pay yearly' },
    ...yearlySavingTexts,
  },
  card: {
    popular: 'Most popular',
    soldOut: {
      badge: 'Sold out',
      reason: 'This plan is sold out everywhere at the moment. Please choose another one.',
    },
    originalPrice: 'Original price',
    perPeriod: { monthly: '/month', yearly: '/year' },
    specs: 'Specifications',
    features: 'Features',
    spec: {
      cpu: (count) => `${count} vCPU`,
      ram: (size) => `${size} RAM`,
      storage: (size) => `${size} NVMe SSD`,
      bandwidth: (size) => `${size} bandwidth`,
      ipv4: (count) => `${count} IPv4`,
    },
    choose: (planName) => `Choose ${planName}`,
  },
  none: 'No plans are on sale right now. Contact us and we will quote the configuration you need.',
  enterprise: { question: 'Need a custom Enterprise configuration?', consult: 'Talk to us' },
}
