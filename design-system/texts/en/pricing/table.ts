import type { PriceTableTexts } from '#ds/storefront/PriceTable/index.ts'
import { planUnits } from '#ds/texts/en/landing/plan-units.ts'
import { plans } from '#ds/texts/en/landing/plans.ts'

/** All plans side by side. */
export const priceTable: PriceTableTexts = {
  caption: 'Resources and prices of all VPS plans',
  period: plans.period,
  columns: {
    plan: 'Plan',
    cpu: 'vCPU',
    ram: 'RAM',
    storage: 'NVMe SSD',
    bandwidth: 'Bandwidth a month',
    ipv4: 'IPv4',
    price: 'Price',
    order: 'Order',
  },
  units: planUnits,
  card: plans.card,
  none: plans.none,
}
