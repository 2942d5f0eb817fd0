import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { ClosingCallTexts } from '#ds/storefront/ClosingCall/index.ts'

export const finalCall: WithFacts<ClosingCallTexts> = {
  heading: '今天就开通您的第一台服务器',
  description: ({ trial, promotion }) => {
    const discount = promotion && `${promotion.periods ? `前 ${promotion.periods} 个月` : ''}立减 ${promotion.saving}`
    if (!trial) return discount ? `今天下单，${discount}。` : '选好套餐和机房，服务器即刻启动。'
    return `用满 ${trial.days} 天再做决定。继续使用，服务器和数据原样保留${discount ? `，并享${discount}` : ''}。`
  },
  start: ({ trial }) => (trial ? '立即注册试用' : '立即注册'),
  contact: '免费咨询',
}
