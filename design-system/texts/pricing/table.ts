import type { PriceTableTexts } from '#ds/storefront/PriceTable/index.ts'
import { planUnits } from '#ds/texts/landing/plan-units.ts'
import { plans } from '#ds/texts/landing/plans.ts'
import { localized, same } from '#ds/texts/localized.ts'

/** All plans side by side. */
export const priceTable = localized<PriceTableTexts>({
  caption: {
    vi: 'Cấu hình và giá của mọi gói VPS',
    en: 'Resources and prices of all VPS plans',
    zh: '全部 VPS 套餐的配置与价格',
  },
  columns: {
    plan: { vi: 'Gói', en: 'Plan', zh: '套餐' },
    cpu: same('vCPU'),
    ram: { vi: 'RAM', en: 'RAM', zh: '内存' },
    storage: { vi: 'SSD NVMe', en: 'NVMe SSD', zh: 'NVMe SSD' },
    bandwidth: { vi: 'Băng thông/tháng', en: 'Bandwidth a month', zh: '每月流量' },
    ipv4: same('IPv4'),
    price: { vi: 'Giá', en: 'Price', zh: '价格' },
    order: { vi: 'Đặt VPS', en: 'Order', zh: '下单' },
  },
  units: planUnits,
  card: plans.card,
  none: plans.none,
})
