import type { PlansTexts } from '#ds/storefront/plan-texts.ts'
import { originalPrice, yearlySavingTexts } from '#ds/texts/vi/yearly-saving.ts'

/** The labels of the prices. Plans, resources and amounts come from the catalogue. */
export const plans: PlansTexts = {
  heading: 'Bảng giá VPS',
  period: {
    label: 'Chu kỳ thanh toán',
    periods: { monthly: 'Theo tháng', yearly: 'Theo năm' },
    ...yearlySavingTexts,
  },
  card: {
    popular: 'Phổ biến nhất',
    soldOut: { badge: 'Hết máy', reason: 'Gói này đang hết máy ở mọi nơi. Hãy chọn gói khác.' },
    notForSale: { badge: 'Chưa mở bán', reason: 'Sen Cloud chưa mở bán: bạn xem được gói và giá, chưa đặt được.' },
    originalPrice,
    perPeriod: { monthly: '/tháng', yearly: '/năm' },
    choose: (planName) => `Chọn ${planName}`,
  },
  none: 'Hiện chưa có gói nào mở bán. Hãy liên hệ, chúng tôi sẽ báo giá cho cấu hình bạn cần.',
  enterprise: { question: 'Cần cấu hình Enterprise riêng?', consult: 'Liên hệ để được tư vấn' },
}
