import type { PlansTexts } from '#ds/storefront/plan-texts.ts'
import { originalPrice, yearlySavingTexts } from '#ds/texts/zh/yearly-saving.ts'

/** The labels of the prices. Plans, resources and amounts come from the catalogue. */
export const plans: PlansTexts = {
  heading: 'VPS 价格',
  period: {
    label: '计费周期',
    periods: { monthly: '按月', yearly: '按年' },
    ...yearlySavingTexts,
  },
  card: {
    popular: '最受欢迎',
    soldOut: { badge: '已售罄', reason: '该套餐目前在所有机房均已售罄，请选择其他套餐。' },
    notForSale: { badge: '尚未开售', reason: '尚未开售：目前可以查看套餐和价格，但还不能下单。' },
    originalPrice,
    perPeriod: { monthly: '/月', yearly: '/年' },
    choose: (planName) => `选择 ${planName}`,
  },
  none: '目前没有在售套餐。请联系我们，我们会按您所需的配置报价。',
  enterprise: { question: '需要定制企业级配置？', consult: '联系我们获取建议' },
}
