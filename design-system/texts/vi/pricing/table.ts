import type { PriceTableTexts } from '#ds/storefront/PriceTable/index.ts'
import { planUnits } from '#ds/texts/vi/landing/plan-units.ts'
import { plans } from '#ds/texts/vi/landing/plans.ts'

/** All plans side by side. */
export const priceTable: PriceTableTexts = {
  caption: 'Cấu hình và giá của mọi gói VPS',
  period: plans.period,
  columns: {
    plan: 'Gói',
    cpu: 'vCPU',
    ram: 'RAM',
    storage: 'SSD NVMe',
    bandwidth: 'Băng thông/tháng',
    ipv4: 'IPv4',
    price: 'Giá',
    order: 'Đặt máy',
  },
  units: planUnits,
  card: plans.card,
  none: plans.none,
}
