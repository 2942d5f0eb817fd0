import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { BuyBarTexts } from '#ds/storefront/BuyBar/index.ts'

export const buyBar: WithFacts<BuyBarTexts> = {
  label: 'Quick order',
  price: { before: 'VPS from', amount: ({ startingAmount }) => startingAmount, after: '/month' },
  action: ({ trial }) => (trial ? 'Try it' : 'Order'),
}
