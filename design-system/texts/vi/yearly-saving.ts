import type { PlanTexts, YearlySavingTexts } from '#ds/storefront/plan-texts.ts'

/** What a year saves, in one sentence wherever a year can be chosen; the label is the product spec's. */
export const yearlySavingTexts: YearlySavingTexts = {
  yearlySaving: 'Tiết kiệm 10%',
  computedSaving: ({ percent, paid, upTo }) => {
    if (paid !== null && !upTo) return `Trả ${paid} tháng, dùng 12 tháng, bớt ${percent}`
    return upTo ? `Trả theo năm bớt đến ${percent}` : `Trả theo năm bớt ${percent}`
  },
}

/** What a struck price is: that of a year compares it with twelve months. */
export const originalPrice: PlanTexts['originalPrice'] = { monthly: 'Giá gốc', yearly: 'Trả từng tháng' }
