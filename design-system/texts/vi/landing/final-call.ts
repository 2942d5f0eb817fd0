import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { ClosingCallTexts } from '#ds/storefront/ClosingCall/index.ts'

export const finalCall: WithFacts<ClosingCallTexts> = {
  heading: 'Chạy máy\u00a0chủ đầu tiên ngay hôm nay',
  description: ({ trial, promotion }) => {
    const discount =
      promotion && `giảm ${promotion.saving}${promotion.periods ? ` trong ${promotion.periods} tháng đầu` : ''}`
    if (!trial)
      return discount
        ? `Đặt hôm nay, bạn được ${discount}.`
        : 'Chọn gói, chọn nơi đặt, và máy chủ của bạn bắt đầu chạy.'
    return `Dùng đủ ${trial.days} ngày rồi hãy quyết định.${discount ? ` Nếu ở lại, bạn được ${discount}.` : ''}`
  },
  start: ({ trial }) => (trial ? 'Đăng ký dùng thử ngay' : 'Đăng ký ngay'),
  contact: 'Liên hệ tư vấn miễn phí',
}
