import type { PriceCalculatorTexts } from '#ds/storefront/PriceCalculator/index.ts'
import { plans } from '#ds/texts/en/landing/plans.ts'

/** What machines cost in a month and in a year. */
export const calculator: PriceCalculatorTexts = {
  label: 'Cost calculator',
  plan: 'VPS plan',
  choosePlan: 'Choose a plan',
  option: ({ name, series, note }) => `${series ? `${series} · ${name}` : name}${note ? ` (${note})` : ''}`,
  unavailable: { soldOut: plans.card.soldOut.badge, notForSale: plans.card.notForSale.badge },
  period: plans.period.label,
  periods: { monthly: 'Pay monthly', yearly: 'Pay yearly' },
  machines: 'Number of servers',
  machinesError: (most) => `Enter a number from 1 to ${most}. For more, contact us for a quotation.`,
  due: { monthly: 'Each month', yearly: 'Each year, in one payment' },
  year: 'Cost of 12 months',
  saved: { monthly: 'You would save by paying yearly', yearly: 'You save, compared with paying monthly' },
  beforeOffers: 'Before offers: the order shows any discount that applies to you before you pay.',
  oneByOne: 'Each order creates one server.',
  order: 'Order this plan',
  stale: {
    title: 'The chosen plan cannot be ordered',
    soldOut: (planName) => `${planName} is now sold out everywhere. Choose another plan to see its price.`,
    gone: 'This plan is no longer on sale. Choose one of those in the list.',
  },
  incomplete: 'Choose a plan and a number of servers to see the cost.',
}
