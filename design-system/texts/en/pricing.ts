import type { PricingScreenTexts } from '#ds/screens/PricingScreen/index.ts'
import { plans } from './landing/plans.ts'
import { calculator } from './pricing/calculator.ts'
import { priceTable } from './pricing/table.ts'

/** The price list. */
export const pricingTexts: PricingScreenTexts = {
  title: 'Pricing',
  description: "All VPS plans side by side at today's prices, and a calculator for as many servers as you need.",
  compare: 'Compare the plans',
  calculate: 'Calculate your cost',
  table: priceTable,
  calculator,
  systems: 'The operating system does not change the price. The order form shows which systems each plan can run.',
  enterprise: plans.enterprise,
}
