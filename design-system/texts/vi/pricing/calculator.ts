import type { PriceCalculatorTexts } from '#ds/storefront/PriceCalculator/index.ts'
import { plans } from '#ds/texts/vi/landing/plans.ts'

/** What machines cost in a month and in a year. */
export const calculator: PriceCalculatorTexts = {
  label: 'Tính chi phí',
  plan: 'Gói VPS',
  choosePlan: 'Chọn một gói',
  option: ({ name, series, note }) => `${series ? `${series} · ${name}` : name}${note ? ` (${note})` : ''}`,
  unavailable: { soldOut: plans.card.soldOut.badge, notForSale: plans.card.notForSale.badge },
  period: plans.period.label,
  periods: { monthly: 'Trả theo tháng', yearly: 'Trả theo năm' },
  machines: 'Số máy chủ',
  machinesError: (most) => `Nhập một số từ 1 đến ${most}. Cần nhiều hơn, hãy liên hệ để nhận báo giá.`,
  due: { monthly: 'Mỗi tháng', yearly: 'Mỗi năm, trả một lần' },
  year: 'Chi phí trong 12 tháng',
  saved: { monthly: 'Nếu trả theo năm, bạn tiết kiệm được', yearly: 'Tiết kiệm so với trả theo tháng' },
  beforeOffers: 'Chưa trừ ưu đãi: đơn hàng hiện mức giảm dành cho bạn trước khi thanh toán.',
  oneByOne: 'Mỗi đơn hàng tạo một máy chủ.',
  order: 'Đặt gói này',
  stale: {
    title: 'Gói đã chọn không đặt được',
    soldOut: (planName) => `${planName} vừa hết máy ở mọi nơi. Hãy chọn gói khác để xem giá.`,
    gone: 'Gói này không còn bán. Hãy chọn một gói đang có trong danh sách.',
  },
  incomplete: 'Chọn gói và số máy chủ để xem chi phí.',
}
