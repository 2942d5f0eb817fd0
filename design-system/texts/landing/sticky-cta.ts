import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { StickyCtaTexts } from '#ds/storefront/StickyCta/index.ts'
import { localized, same } from '#ds/texts/localized.ts'

export const stickyCta = localized<WithFacts<StickyCtaTexts>>({
  label: { vi: 'Mua nhanh', en: 'Quick order', zh: '快速购买' },
  price: {
    before: { vi: 'VPS chỉ từ', en: 'VPS from', zh: 'VPS 低至' },
    amount: same(({ startingAmount }) => startingAmount),
    after: { vi: '/tháng', en: '/month', zh: '/月' },
  },
  action: {
    vi: ({ trial }) => (trial ? 'Dùng thử' : 'Đặt VPS'),
    en: ({ trial }) => (trial ? 'Try it' : 'Order'),
    zh: ({ trial }) => (trial ? '免费试用' : '立即订购'),
  },
})
