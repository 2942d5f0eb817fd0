import type { PricingScreenTexts } from '#ds/screens/PricingScreen/index.ts'
import { planPicker } from './landing/plan-picker.ts'
import { localized } from './localized.ts'
import { calculator } from './pricing/calculator.ts'
import { priceTable } from './pricing/table.ts'

/** The price list. */
export const pricingTexts = localized<PricingScreenTexts>({
  title: { vi: 'Bảng giá', en: 'Pricing', zh: '价格' },
  description: {
    vi: 'So sánh mọi gói VPS theo giá hiện hành và tính chi phí cho số máy chủ bạn cần.',
    en: 'Compare all VPS plans at current prices, and calculate the cost of as many servers as you need.',
    zh: '全部 VPS 套餐按现行价格并列对比，并可按所需服务器数量计算费用。',
  },
  plans: planPicker,
  compare: { vi: 'So sánh đầy đủ', en: 'All plans compared', zh: '全部套餐对比' },
  calculate: { vi: 'Tính chi phí của bạn', en: 'Calculate your cost', zh: '计算您的费用' },
  table: priceTable,
  calculator,
  systems: {
    vi: 'Giá không phụ thuộc hệ điều hành. Khi đặt mua, bạn thấy ngay gói nào chạy được hệ điều hành nào.',
    en: 'The operating system does not change the price. The order form shows which systems each plan can run.',
    zh: '操作系统不影响价格。各套餐可用的系统会在下单时显示。',
  },
})
