import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { ClosingCtaTexts } from '#ds/storefront/ClosingCta/index.ts'
import { localized } from '#ds/texts/localized.ts'

export const closingCta = localized<WithFacts<ClosingCtaTexts>>({
  heading: {
    vi: 'Chạy máy\u00a0chủ đầu tiên ngay hôm nay',
    en: 'Run your first server today',
    zh: '今天就开通您的第一台服务器',
  },
  description: {
    vi: ({ trial, promotion }) => {
      const discount =
        promotion && `giảm ${promotion.saving}${promotion.periods ? ` trong ${promotion.periods} tháng đầu` : ''}`
      if (!trial)
        return discount
          ? `Đặt hôm nay, bạn được ${discount}.`
          : 'Chọn gói, chọn vị trí, và máy chủ của bạn bắt đầu chạy.'
      return `Dùng đủ ${trial.days} ngày rồi hãy quyết định.${discount ? ` Nếu dùng tiếp, bạn được ${discount}.` : ''}`
    },
    en: ({ trial, promotion }) => {
      const discount =
        promotion &&
        `${promotion.saving} off${promotion.periods ? ` the first ${promotion.periods === 1 ? 'month' : `${promotion.periods} months`}` : ''}`
      if (!trial)
        return discount ? `Order today and get ${discount}.` : 'Choose a plan and a location, and your server starts.'
      return `Take all ${trial.days} days to decide. If you stay, your server stays just as it is${discount ? `, and you get ${discount}` : ''}.`
    },
    zh: ({ trial, promotion }) => {
      const discount = promotion && `${promotion.periods ? `前 ${promotion.periods} 个月` : ''}立减 ${promotion.saving}`
      if (!trial) return discount ? `今天下单，${discount}。` : '选好套餐和机房，服务器即刻启动。'
      return `用满 ${trial.days} 天再做决定。继续使用，服务器和数据原样保留${discount ? `，并享${discount}` : ''}。`
    },
  },
  start: {
    vi: ({ trial }) => (trial ? 'Đăng ký dùng thử ngay' : 'Đăng ký ngay'),
    en: ({ trial }) => (trial ? 'Register for the trial' : 'Register now'),
    zh: ({ trial }) => (trial ? '立即注册试用' : '立即注册'),
  },
  contact: { vi: 'Liên hệ tư vấn miễn phí', en: 'Get free advice', zh: '免费咨询' },
})
