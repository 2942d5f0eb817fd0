import type { TrialDialogTexts } from '#ds/account/TrialDialog/index.ts'
import { vps } from '#ds/texts/account/vps.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the dialog that pays for a trial. */
export const trial = localized<TrialDialogTexts>({
  heading: vps.trial.pay,
  runsOn: {
    vi: (name, date) => `${name} chạy tiếp không gián đoạn. Kỳ trả phí bắt đầu khi hết hạn dùng thử, ngày ${date}.`,
    en: (name, date) => `${name} keeps running. The paid period begins when the trial ends, on ${date}.`,
    zh: (name, date) => `${name} 会继续运行，不会中断。计费周期从试用结束之日（${date}）开始。`,
  },
  runsAgain: {
    vi: (name) => `${name} chạy lại ngay sau khi thanh toán, với dữ liệu như cũ.`,
    en: (name) => `${name} will run again as soon as you pay, with its data intact.`,
    zh: (name) => `付款后 ${name} 立即恢复运行，数据保持不变。`,
  },
  summary: { vi: 'Chi tiết thanh toán', en: 'Payment summary', zh: '付款明细' },
  codeDescription: {
    vi: 'Nhập mã ưu đãi để xem giá mới.',
    en: 'Enter an offer code to see the new price.',
    zh: '输入优惠码后，付款明细会显示优惠价。',
  },
  walletAfter: { vi: 'Số dư sau khi thanh toán', en: 'Balance after this payment', zh: '付款后余额' },
  shortfall: {
    vi: (amount) => `Bạn còn thiếu ${amount} để thanh toán.`,
    en: (amount) => `You need ${amount} more to pay.`,
    zh: (amount) => `付款还差 ${amount}。`,
  },
  priceChanged: {
    vi: (before, after) =>
      `Giá vừa đổi từ ${before} thành ${after}. Ví của bạn chưa bị trừ tiền: hãy xem lại rồi thanh toán lần nữa.`,
    en: (before, after) =>
      `The price has just changed from ${before} to ${after}. Nothing was charged: please check it and pay again.`,
    zh: (before, after) => `价格刚刚由 ${before} 变为 ${after}。尚未扣款，请确认后再次付款。`,
  },
  quoteRenewed: {
    vi: 'Báo giá đã hết hạn và vừa được làm mới, giá không đổi. Hãy thanh toán lần nữa.',
    en: 'The quote had expired and was renewed at the same price. Please pay again.',
    zh: '报价已过期并已更新，价格不变。请再次付款。',
  },
  submit: { vi: 'Thanh toán', en: 'Pay', zh: '付款' },
  submitting: { vi: 'Đang xử lý…', en: 'Paying…', zh: '正在付款…' },
  failureTitle: { vi: 'Chưa thanh toán được', en: 'The payment failed', zh: '付款未成功' },
})
