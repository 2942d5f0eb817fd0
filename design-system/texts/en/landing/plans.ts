import type { PlanSectionTexts } from '#ds/storefront/PlanSection/index.ts'

/** The labels of the prices. Plans, resources and amounts come from the catalogue. */
export const plans: PlanSectionTexts = {
  heading: 'VPS pricing',
  description:
    'An IPv4 address and an NVMe drive are included. Pay by the month or by the year, and change plans at any time.',
  period: {
    label: 'Billing period',
    periods: { monthly: 'Pay monthly', yearly: 'Pay yearly' },
    yearlySaving: 'Save 10%',
    computedSaving: ({ percent, months, upTo }) => {
      if (upTo || months === null) return `in fact up to ${percent}`
      return `${months} ${months === 1 ? 'month' : 'months'} free, ${percent}`
    },
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
      bandwidth: (size) => `${size} traffic`,
      ipv4: (count) => `${count} IPv4`,
    },
    choose: (planName) => `Choose ${planName}`,
  },
  none: 'No plans are on sale right now. Contact us and we will quote the configuration you need.',
  enterprise: { question: 'Need a custom Enterprise configuration?', consult: 'Talk to us' },
}
