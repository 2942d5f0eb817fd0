import type { FinalCallTexts } from '#ds/storefront/FinalCall/index.ts'

export const finalCall: FinalCallTexts = {
  heading: 'Chạy thử máy chủ đầu tiên hôm nay',
  description: 'Dùng đủ 7 ngày rồi hãy quyết định. Ở lại, bạn được giảm 30% trong 3 tháng đầu.',
  start: 'Đăng ký dùng thử ngay',
  contact: 'Liên hệ tư vấn miễn phí',
  reassurances: ['Miễn phí 7 ngày, không cần thẻ tín dụng', 'Hoàn tiền 100% trong 30 ngày', 'Cài đặt dưới 5 phút'],
}
