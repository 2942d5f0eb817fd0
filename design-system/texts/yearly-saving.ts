import type { PlanTexts, YearlySavingTexts } from '#ds/storefront/plan-texts.ts'
import { localized } from './localized.ts'

/** What a year saves, in one sentence wherever a year can be chosen; the label is the product spec's. */
export const yearlySavingTexts = localized<YearlySavingTexts>({
  yearlySaving: { vi: 'Tiết kiệm 10%', en: 'Save 10%', zh: '节省 10%' },
  computedSaving: {
    vi: ({ percent, paid, upTo }) => {
      if (paid !== null && !upTo) return `Trả ${paid} tháng, dùng 12 tháng, tiết kiệm ${percent}`
      return upTo ? `Trả theo năm tiết kiệm đến ${percent}` : `Trả theo năm tiết kiệm ${percent}`
    },
    en: ({ percent, paid, upTo }) => {
      if (paid !== null && !upTo) return `Pay for ${paid} of 12 months, save ${percent}`
      return upTo ? `Save up to ${percent} a year` : `Save ${percent} a year`
    },
    zh: ({ percent, paid, upTo }) => {
      if (paid !== null && !upTo) return `付 ${paid} 个月，用满一年，省 ${percent}`
      return upTo ? `按年付费最多省 ${percent}` : `按年付费省 ${percent}`
    },
  },
})

/** What a struck price is: that of a year compares it with twelve months. */
export const originalPrice = localized<PlanTexts['originalPrice']>({
  monthly: { vi: 'Giá gốc', en: 'Original price', zh: '原价' },
  yearly: { vi: 'Trả từng tháng', en: 'Paid month by month', zh: '按月支付' },
})
