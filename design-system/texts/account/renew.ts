import type { RenewDialogTexts } from '#ds/account/RenewDialog/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the dialog that pays for further periods. */
export const renew = localized<RenewDialogTexts>({
  renew: {
    heading: {
      vi: (name) => `Gia hạn ${name}`,
      en: (name) => `Renew ${name}`,
      zh: (name) => `为 ${name} 续费`,
    },
    submit: { vi: 'Gia hạn', en: 'Renew', zh: '续费' },
    failureTitle: { vi: 'Chưa gia hạn được', en: 'The VPS was not renewed', zh: '续费未成功' },
  },
  resume: {
    heading: {
      vi: (name) => `Thanh toán và mở lại ${name}`,
      en: (name) => `Pay for ${name} and reactivate it`,
      zh: (name) => `为 ${name} 付款并恢复使用`,
    },
    submit: { vi: 'Thanh toán và mở lại', en: 'Pay and reactivate', zh: '付款并恢复使用' },
    failureTitle: { vi: 'Chưa mở lại được', en: 'The VPS was not reactivated', zh: '未能恢复使用' },
  },
  descriptions: {
    due: {
      vi: (date) => `Bạn đã trả đến ${date}. Kỳ mới nối tiếp từ ngày đó, không mất ngày nào.`,
      en: (date) => `You have paid until ${date}. The new periods follow from that date, so no day is lost.`,
      zh: (date) => `您已付至 ${date}，新周期从该日接续，一天也不会浪费。`,
    },
    grace: {
      vi: (since, until) => `Kỳ từ ${since} chưa được trả. Thanh toán trước ngày ${until} để VPS không bị tạm ngưng.`,
      en: (since, until) =>
        `The period from ${since} has not been paid. Pay before ${until} so that the VPS is not suspended.`,
      zh: (since, until) => `自 ${since} 起的周期尚未付款。请在 ${until} 之前付款，以免 VPS 被暂停。`,
    },
    unpaid: {
      vi: 'VPS chạy lại ngay sau khi thanh toán, với dữ liệu như cũ. Kỳ đã trả tính từ ngày đến hạn.',
      en: 'It runs again as soon as you pay, with its data intact. The paid period counts from the due date.',
      zh: '付款后 VPS 立即恢复运行，数据保持不变。已付周期从到期日算起。',
    },
    ends: {
      vi: (date) => `Bạn đã hủy VPS này vào ngày ${date}. Gia hạn cũng rút lại yêu cầu hủy.`,
      en: (date) => `You cancelled this VPS for ${date}. Renewing it also takes the cancellation back.`,
      zh: (date) => `您已申请在 ${date} 取消此 VPS。续费会同时撤回取消申请。`,
    },
  },
  choose: { vi: 'Gia hạn thêm', en: 'Renew for', zh: '续费时长' },
  periods: {
    monthly: {
      vi: (count) => `${count} tháng`,
      en: (count) => (count === 1 ? '1 month' : `${count} months`),
      zh: (count) => `${count} 个月`,
    },
    yearly: {
      vi: (count) => `${count} năm`,
      en: (count) => (count === 1 ? '1 year' : `${count} years`),
      zh: (count) => `${count} 年`,
    },
  },
  until: { vi: (date) => `đến ${date}`, en: (date) => `until ${date}`, zh: (date) => `至 ${date}` },
  sums: {
    label: { vi: 'Số tiền', en: 'Amounts', zh: '金额' },
    now: { vi: 'Trả ngay từ ví', en: 'Paid from your wallet now', zh: '立即从钱包支付' },
    until: { vi: 'Khi đó đã trả đến', en: 'Then paid until', zh: '届时已付至' },
    balance: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
    balanceAfter: { vi: 'Số dư còn lại', en: 'Balance left', zh: '支付后剩余' },
  },
  short: {
    vi: (amount) => `Ví còn thiếu ${amount}.`,
    en: (amount) => `Your wallet is ${amount} short.`,
    zh: (amount) => `钱包还差 ${amount}。`,
  },
  topUp: { vi: (amount) => `Nạp ${amount}`, en: (amount) => `Top up ${amount}`, zh: (amount) => `充值 ${amount}` },
  keep: { vi: 'Để sau', en: 'Later', zh: '以后再说' },
  pending: { vi: 'Đang thanh toán…', en: 'Paying…', zh: '正在支付…' },
})
