import type { PlanSectionTexts } from '#ds/storefront/PlanSection/index.ts'
import { yearlySavingTexts } from '#ds/texts/vi/yearly-saving.ts'

/** The labels of the prices. Plans, resources and amounts come from the catalogue. */
export const plans: PlanSectionTexts = {
  heading: 'Bảng giá VPS',
  description: 'Giá đã gồm địa chỉ IPv4 và ổ NVMe. Trả theo tháng hoặc theo năm; muốn đổi gói, hãy gửi yêu cầu hỗ trợ.',
  period: {
    label: 'Chu kỳ thanh toán',
    periods: { monthly: 'Trả theo tháng', yearly: 'Trả theo năm' },
    ...yearlySavingTexts,
  },
  card: {
    popular: 'Phổ biến nhất',
    soldOut: { badge: 'Hết máy', reason: 'Gói này đang hết máy ở mọi nơi. Hãy chọn gói khác.' },
    originalPrice: 'Giá gốc',
    perPeriod: { monthly: '/tháng', yearly: '/năm' },
    specs: 'Cấu hình',
    features: 'Tính năng',
    spec: {
      cpu: (count) => `${count} vCPU`,
      ram: (size) => `${size} RAM`,
      storage: (size) => `${size} SSD NVMe`,
      bandwidth: (size) => `${size} băng thông`,
      ipv4: (count) => `${count} IPv4`,
    },
    choose: (planName) => `Chọn ${planName}`,
  },
  none: 'Hiện chưa có gói nào mở bán. Hãy liên hệ, chúng tôi sẽ báo giá cho cấu hình bạn cần.',
  enterprise: { question: 'Cần cấu hình Enterprise riêng?', consult: 'Liên hệ để được tư vấn' },
}
