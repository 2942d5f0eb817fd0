import type { PriceCalculatorTexts } from '#ds/storefront/PriceCalculator/index.ts'
import { plans } from '#ds/texts/zh/landing/plans.ts'

/** What machines cost in a month and in a year. */
export const calculator: PriceCalculatorTexts = {
  label: '费用计算器',
  plan: 'VPS 套餐',
  choosePlan: '请选择套餐',
  option: ({ name, series, note }) => `${series ? `${series} · ${name}` : name}${note ? `（${note}）` : ''}`,
  unavailable: { soldOut: plans.card.soldOut.badge, notForSale: plans.card.notForSale.badge },
  period: plans.period.label,
  periods: { monthly: '按月付费', yearly: '按年付费' },
  machines: '服务器数量',
  machinesError: (most) => `请输入 1 到 ${most} 之间的数字。需要更多，请联系我们报价。`,
  due: { monthly: '每月', yearly: '每年一次付清' },
  year: '12 个月的费用',
  saved: { monthly: '改为按年付费可节省', yearly: '相比按月付费节省' },
  beforeOffers: '未计优惠：您可享的折扣会在付款前显示在订单中。',
  oneByOne: '每个订单创建一台服务器。',
  order: '订购此套餐',
  stale: {
    title: '所选套餐无法订购',
    soldOut: (planName) => `${planName} 刚刚在所有机房售罄。请选择其他套餐查看价格。`,
    gone: '该套餐已停止销售。请从列表中选择在售套餐。',
  },
  incomplete: '请选择套餐和服务器数量，查看费用。',
}
