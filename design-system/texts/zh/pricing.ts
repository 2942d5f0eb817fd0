import type { PricingScreenTexts } from '#ds/screens/PricingScreen/index.ts'
import { plans } from './landing/plans.ts'
import { calculator } from './pricing/calculator.ts'
import { priceTable } from './pricing/table.ts'

/** The price list. */
export const pricingTexts: PricingScreenTexts = {
  title: '价格',
  description: '全部 VPS 套餐按现行价格并列对比，并可按所需服务器数量计算费用。',
  compare: '套餐对比',
  calculate: '计算您的费用',
  table: priceTable,
  calculator,
  systems: '操作系统不影响价格。各套餐可用的系统会在下单时显示。',
  enterprise: plans.enterprise,
}
