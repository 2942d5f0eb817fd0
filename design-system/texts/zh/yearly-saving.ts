import type { PlanTexts, YearlySavingTexts } from '#ds/storefront/plan-texts.ts'

/** What a year saves, in one sentence wherever a year can be chosen; the label is the product spec's. */
export const yearlySavingTexts: YearlySavingTexts = {
  yearlySaving: '节省 10%',
  computedSaving: ({ percent, paid, upTo }) => {
    if (paid !== null && !upTo) return `付 ${paid} 个月，用满一年，省 ${percent}`
    return upTo ? `按年付费最多省 ${percent}` : `按年付费省 ${percent}`
  },
}

/** What a struck price is: that of a year compares it with twelve months. */
export const originalPrice: PlanTexts['originalPrice'] = { monthly: '原价', yearly: '按月支付' }
