import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { FinalCallTexts } from '#ds/storefront/FinalCall/index.ts'
import { promises } from '#ds/texts/vi/promises.ts'

export const finalCall: WithFacts<FinalCallTexts> = {
  heading: 'Chạy thử máy chủ đầu tiên hôm nay',
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
  reassurances: [
    ({ trial }) => trial && `Miễn phí ${trial.days} ngày, không cần thẻ tín dụng`,
    'Hoàn tiền 100\u00a0% trong 30 ngày',
    promises.setup,
  ],
}
