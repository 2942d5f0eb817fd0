import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { BuyBarTexts } from '#ds/storefront/BuyBar/index.ts'

export const buyBar: WithFacts<BuyBarTexts> = {
  label: '快速购买',
  price: { before: 'VPS 低至', amount: ({ startingAmount }) => startingAmount, after: '/月' },
  action: ({ trial }) => (trial ? '免费试用' : '立即订购'),
}
