import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { BuyBarTexts } from '#ds/storefront/BuyBar/index.ts'

export const buyBar: WithFacts<BuyBarTexts> = {
  label: 'Mua nhanh',
  price: { before: 'VPS chỉ từ', amount: ({ startingAmount }) => startingAmount, after: '/tháng' },
  action: ({ trial }) => (trial ? 'Dùng thử' : 'Đặt VPS'),
}
