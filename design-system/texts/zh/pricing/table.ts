import type { PriceTableTexts } from '#ds/storefront/PriceTable/index.ts'
import { planUnits } from '#ds/texts/zh/landing/plan-units.ts'
import { plans } from '#ds/texts/zh/landing/plans.ts'

/** All plans side by side. */
export const priceTable: PriceTableTexts = {
  caption: '全部 VPS 套餐的配置与价格',
  period: plans.period,
  columns: {
    plan: '套餐',
    cpu: 'vCPU',
    ram: '内存',
    storage: 'NVMe SSD',
    bandwidth: '每月流量',
    ipv4: 'IPv4',
    price: '价格',
    order: '下单',
  },
  units: planUnits,
  card: plans.card,
  none: plans.none,
}
