import type { PriceCalculatorTexts } from '#ds/storefront/PriceCalculator/index.ts'
import { plans } from '#ds/texts/landing/plans.ts'
import { localized } from '#ds/texts/localized.ts'

/** What machines cost in a month and in a year. */
export const calculator = localized<PriceCalculatorTexts>({
  label: { vi: 'Tính chi phí', en: 'Cost calculator', zh: '费用计算器' },
  plan: { vi: 'Gói VPS', en: 'VPS plan', zh: 'VPS 套餐' },
  choosePlan: { vi: 'Chọn một gói', en: 'Choose a plan', zh: '请选择套餐' },
  option: {
    vi: ({ name, series, note }) => `${series ? `${series} · ${name}` : name}${note ? ` (${note})` : ''}`,
    en: ({ name, series, note }) => `${series ? `${series} · ${name}` : name}${note ? ` (${note})` : ''}`,
    zh: ({ name, series, note }) => `${series ? `${series} · ${name}` : name}${note ? `（${note}）` : ''}`,
  },
  unavailable: {
    soldOut: plans.card.soldOut.badge,
    notForSale: plans.card.notForSale.badge,
  },
  period: plans.period,
  machines: { vi: 'Số máy chủ', en: 'Number of servers', zh: '服务器数量' },
  machinesError: {
    vi: (max) => `Vui lòng nhập số từ 1 đến ${max}. Nếu cần nhiều hơn, hãy liên hệ để nhận báo giá.`,
    en: (max) => `Enter a number from 1 to ${max}. If you need more, contact us for a quote.`,
    zh: (max) => `请输入 1 到 ${max} 之间的数字。需要更多，请联系我们报价。`,
  },
  due: {
    monthly: { vi: 'Phí mỗi tháng', en: 'Per month', zh: '每月费用' },
    yearly: { vi: 'Phí mỗi năm, trả một lần', en: 'Per year, in one payment', zh: '每年费用，一次付清' },
  },
  year: { vi: 'Chi phí trong 12 tháng', en: 'Cost over 12 months', zh: '12 个月的费用' },
  saved: {
    monthly: {
      vi: 'Nếu trả theo năm, bạn tiết kiệm được',
      en: 'You would save by paying yearly',
      zh: '改为按年付费可节省',
    },
    yearly: {
      vi: 'Tiết kiệm so với trả theo tháng',
      en: 'Your saving compared with paying monthly',
      zh: '相比按月付费节省',
    },
  },
  beforeOffers: {
    vi: 'Giá chưa trừ ưu đãi: đơn hàng hiện mức giảm dành cho bạn trước khi thanh toán.',
    en: 'Offers not included: your order shows any discount before you pay.',
    zh: '未计优惠：您可享的折扣会在付款前显示在订单中。',
  },
  oneByOne: {
    vi: 'Mỗi đơn hàng tạo một máy chủ.',
    en: 'Each order creates one server.',
    zh: '每个订单创建一台服务器。',
  },
  order: { vi: 'Đặt gói này', en: 'Order this plan', zh: '订购此套餐' },
  stale: {
    title: { vi: 'Gói đã chọn không đặt được', en: 'The chosen plan cannot be ordered', zh: '所选套餐无法订购' },
    soldOut: {
      vi: (planName) => `${planName} vừa hết máy ở mọi nơi. Hãy chọn gói khác để xem giá.`,
      en: (planName) => `${planName} is now sold out everywhere. Choose another plan to see its price.`,
      zh: (planName) => `${planName} 刚刚在所有机房售罄。请选择其他套餐查看价格。`,
    },
    gone: {
      vi: 'Gói này không còn bán. Hãy chọn một gói đang có trong danh sách.',
      en: 'This plan is no longer on sale. Choose one of those in the list.',
      zh: '该套餐已停止销售。请从列表中选择在售套餐。',
    },
  },
  incomplete: {
    vi: 'Chọn gói và số máy chủ để xem chi phí.',
    en: 'Choose a plan and a number of servers to see the cost.',
    zh: '请选择套餐和服务器数量，查看费用。',
  },
})
