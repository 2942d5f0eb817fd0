import type { PricingScreenTexts } from '#ds/screens/PricingScreen/index.ts'
import { plans } from './landing/plans.ts'
import { calculator } from './pricing/calculator.ts'
import { priceTable } from './pricing/table.ts'

/** The price list. */
export const pricingTexts: PricingScreenTexts = {
  title: 'Bảng giá',
  description: 'Mọi gói VPS cạnh nhau với giá hiện hành, và công cụ tính chi phí cho số máy chủ bạn cần.',
  compare: 'So sánh các gói',
  calculate: 'Tính chi phí của bạn',
  table: priceTable,
  calculator,
  systems: 'Hệ điều hành không làm đổi giá. Hệ nào chạy được trên gói nào, bạn thấy ngay khi đặt\u00a0mua.',
  enterprise: plans.enterprise,
}
