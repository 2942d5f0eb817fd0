import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'
import { localized } from '#ds/texts/localized.ts'
import { vps } from './vps.ts'

/** The words around the offers: names, amounts and dates come from the offers that run. */
export const offers = localized<OffersPanelTexts>({
  title: { vi: 'Ưu đãi dành cho bạn', en: 'Offers for you', zh: '您的专属优惠' },
  figures: {
    discount: { vi: (saving) => `Giảm ${saving}`, en: (saving) => `${saving} off`, zh: (saving) => `立减 ${saving}` },
    trial: {
      vi: (days) => `${days} ngày`,
      en: (days) => (days === 1 ? '1 day' : `${days} days`),
      zh: (days) => `${days} 天`,
    },
  },
  conditions: {
    periods: {
      vi: (periods) => `Cho ${periods} kỳ thanh toán đầu tiên.`,
      en: (periods) => (periods === 1 ? 'For the first billing period.' : `For the first ${periods} billing periods.`),
      zh: (periods) => `适用于前 ${periods} 个计费周期。`,
    },
    firstOrder: { vi: 'Chỉ cho đơn hàng đầu tiên.', en: 'For your first order only.', zh: '仅限首单。' },
    billing: {
      monthly: { vi: 'Khi trả theo tháng.', en: 'With monthly billing.', zh: '仅限按月付费。' },
      yearly: { vi: 'Khi trả theo năm.', en: 'With yearly billing.', zh: '仅限按年付费。' },
    },
    minimum: {
      vi: (amount) => `Áp dụng từ ${amount}.`,
      en: (amount) => `For ${amount} or more.`,
      zh: (amount) => `满 ${amount} 可用。`,
    },
    until: {
      vi: (date) => `Áp dụng đến hết ${date}.`,
      en: (date) => `Until ${date}.`,
      zh: (date) => `有效期至 ${date}。`,
    },
  },
  hoursLeft: {
    vi: (hours) => `Còn ${hours} giờ`,
    en: (hours) => (hours === 1 ? '1 hour left' : `${hours} hours left`),
    zh: (hours) => `还剩 ${hours} 小时`,
  },
  daysLeft: {
    vi: (days) => `Còn ${days} ngày`,
    en: (days) => (days === 1 ? '1 day left' : `${days} days left`),
    zh: (days) => `还剩 ${days} 天`,
  },
  code: { vi: 'Mã', en: 'Code', zh: '优惠码' },
  actions: {
    order: { vi: 'Đặt VPS ngay', en: 'Order a VPS', zh: '立即订购' },
    trial: { vi: 'Dùng thử ngay', en: 'Start the trial', zh: '立即试用' },
    topUp: { vi: (amount) => `Nạp ${amount}`, en: (amount) => `Top up ${amount}`, zh: (amount) => `充值 ${amount}` },
  },
  referralLink: { vi: 'Liên kết giới thiệu của bạn', en: 'Your referral link', zh: '您的推荐链接' },
  referralResult: {
    vi: (invited, earned) => `${invited} người đã đăng ký, bạn nhận được ${earned}.`,
    en: (invited, earned) =>
      `${invited} ${invited === 1 ? 'friend has' : 'friends have'} registered; you have earned ${earned}.`,
    zh: (invited, earned) => `已有 ${invited} 位好友注册，您获得了 ${earned}。`,
  },
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  emptyTitle: { vi: 'Hiện chưa có ưu đãi nào', en: 'No offers at the moment', zh: '目前没有优惠' },
  emptyDescription: {
    vi: 'Ưu đãi áp dụng cho bạn sẽ hiện ở đây.',
    en: 'Offers that apply to you will appear here.',
    zh: '适用于您的优惠会显示在这里。',
  },
  errorTitle: { vi: 'Không tải được ưu đãi', en: 'The offers could not be loaded', zh: '优惠加载失败' },
})
