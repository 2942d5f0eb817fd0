import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'

/** The words around the offers: names, amounts and dates come from the offers that run. */
export const offers: OffersPanelTexts = {
  title: '您的专属优惠',
  figures: {
    discount: (saving) => `立减 ${saving}`,
    bonus: (amount) => `+${amount}`,
    trial: (days) => `${days} 天`,
    referral: (amount) => amount,
  },
  conditions: {
    periods: (periods) => `适用于前 ${periods} 个付费周期。`,
    firstOrder: '仅限首单。',
    billing: { monthly: '仅限按月付费。', yearly: '仅限按年付费。' },
    minimum: (amount) => `满 ${amount} 起。`,
    until: (date) => `有效期至 ${date}。`,
  },
  hoursLeft: (hours) => `还剩 ${hours} 小时`,
  daysLeft: (days) => `还剩 ${days} 天`,
  code: (code) => `优惠码 ${code}`,
  actions: { order: '立即订购', trial: '立即试用', topUp: (amount) => `充值 ${amount}` },
  referralLink: '您的推荐链接',
  referralResult: (invited, earned) => `已有 ${invited} 位好友注册，您获得了 ${earned}。`,
  copy: (value) => `复制 ${value}`,
  copied: '已复制',
  copyFailed: '浏览器不允许复制',
  emptyTitle: '目前没有优惠',
  emptyDescription: '适用于您的优惠会显示在这里。',
  errorTitle: '优惠加载失败',
}
