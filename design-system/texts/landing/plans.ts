import type { PlansTexts } from '#ds/storefront/plan-texts.ts'
import { localized } from '#ds/texts/localized.ts'
import { originalPrice, yearlySavingTexts } from '#ds/texts/yearly-saving.ts'

/** The labels of the prices. Plans, resources and amounts come from the catalogue. */
export const plans = localized<PlansTexts>({
  heading: { vi: 'Bảng giá VPS', en: 'VPS pricing', zh: 'VPS 价格' },
  period: {
    label: { vi: 'Chu kỳ thanh toán', en: 'Billing period', zh: '计费周期' },
    periods: {
      monthly: { vi: 'Theo tháng', en: 'Monthly', zh: '按月' },
      yearly: { vi: 'Theo năm', en: 'Yearly', zh: '按年' },
    },
    ...yearlySavingTexts,
  },
  card: {
    popular: { vi: 'Phổ biến nhất', en: 'Most popular', zh: '最受欢迎' },
    soldOut: {
      badge: { vi: 'Hết máy', en: 'Sold out', zh: '已售罄' },
      reason: {
        vi: 'Gói này đang hết máy ở mọi nơi. Hãy chọn gói khác.',
        en: 'This plan is sold out everywhere at the moment. Please choose another one.',
        zh: '该套餐目前在所有机房均已售罄，请选择其他套餐。',
      },
    },
    notForSale: {
      badge: { vi: 'Chưa mở bán', en: 'Not on sale yet', zh: '尚未开售' },
      reason: {
        vi: 'Sen Cloud chưa mở bán: bạn xem được gói và giá nhưng chưa đặt được.',
        en: 'Sales have not opened yet: you can look at plans and prices, but not order.',
        zh: '尚未开售：目前可以查看套餐和价格，但还不能下单。',
      },
    },
    originalPrice,
    perPeriod: {
      monthly: { vi: '/tháng', en: '/month', zh: '/月' },
      yearly: { vi: '/năm', en: '/year', zh: '/年' },
    },
    choose: {
      vi: (planName) => `Chọn ${planName}`,
      en: (planName) => `Choose ${planName}`,
      zh: (planName) => `选择 ${planName}`,
    },
  },
  none: {
    vi: 'Hiện chưa có gói nào mở bán. Hãy liên hệ để chúng tôi báo giá cho cấu hình bạn cần.',
    en: 'No plans are on sale right now. Contact us and we will quote the configuration you need.',
    zh: '目前没有在售套餐。请联系我们，我们会按您所需的配置报价。',
  },
  enterprise: {
    question: {
      vi: 'Cần cấu hình Enterprise riêng?',
      en: 'Need a custom Enterprise configuration?',
      zh: '需要定制企业级配置？',
    },
    consult: { vi: 'Liên hệ để được tư vấn', en: 'Talk to us', zh: '联系我们获取建议' },
  },
})
