import type { PlanTexts, YearlySavingTexts } from '#ds/storefront/plan-texts.ts'

/** What a year saves, in one sentence wherever a year can be chosen; the label is the product spec's. */
export const yearlySavingTexts: YearlySavingTexts = {
  yearlySaving: 'Save 10%',
  computedSaving: ({ percent, paid, upTo }) => {
    if (paid !== null && !upTo) return `Pay for ${paid} of 12 months, ${percent} less`
    return upTo ? `Up to ${percent} less for a year` : `${percent} less for a year`
  },
}

/** What a struck price is: that of a year compares it with twelve months. */
export const originalPrice: PlanTexts['originalPrice'] = { monthly: 'Original price', yearly: 'Paid month by month' }
