import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'
import { vps } from './vps.ts'

/** The words around the offers: names, amounts and dates come from the offers that run. */
export const offers: OffersPanelTexts = {
  title: '您的专属优惠',
  figures: {
    discount: (saving) => `立减 ${saving}`,
    trial: (days) => `${days} 天`,
  },
  conditions: {
    periods: (periods) => `适用于前 ${periods} 个计费周期。`,
    firstOrder: '仅限首单。',
    billing: { monthly: '仅限按月付费。', yearly: '仅限按年付费。' },
    minimum: (amount) => `满 ${amount} 可用。`,
    until: (date) => `有效期至 ${date}。`,
  },
  hoursLeft: (hours) => `还剩 ${hours} 小时`,
  daysLeft: (days) => `还剩 ${days} 天`,
  code: '优惠码',
  actions: { order: '立即订购', trial: '立即试用', topUp: (amount) => `充值 ${amount}` },
  referralLink: '您的推荐链接',
  referralResult: (invited, earned) => `已有 ${invited} 位好友注册，您获得了 ${earned}。`,
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  emptyTitle: '目前没有优惠',
  emptyDescription: '适用于您的优惠会显示在这里。',
  errorTitle: '优惠加载失败',
}
