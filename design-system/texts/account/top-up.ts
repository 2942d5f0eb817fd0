import type { TopUpDialogTexts } from '#ds/account/TopUpDialog/index.ts'
import { amountNotInteger } from '#ds/texts/amount-problem.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { toastTexts } from '#ds/texts/toasts.ts'

/** Texts of the top-up dialog (messages: product spec, section 5). */
export const topUp = localized<TopUpDialogTexts>({
  heading: { vi: 'Nạp tiền vào ví', en: 'Top up your wallet', zh: '钱包充值' },
  description: {
    vi: 'Tiền được cộng vào ví ngay khi thanh toán được xác nhận.',
    en: toastTexts.en.depositRequestedDetail,
    zh: '付款确认后，金额立即到账。',
  },
  descriptionOfOrder: {
    vi: (name) => `Khi tiền về, đơn hàng ${name} tự hoàn tất.`,
    en: (name) => `Once the money arrives, your order ${name} is completed automatically.`,
    zh: (name) => `到账后订单 ${name} 会自动完成。`,
  },
  amount: { vi: 'Số tiền', en: 'Amount', zh: '充值金额' },
  amountDescription: {
    vi: (minimum) => `Tối thiểu ${minimum}.`,
    en: (minimum) => `At least ${minimum}.`,
    zh: (minimum) => `最低 ${minimum}。`,
  },
  currencyMark: same('₫'),
  quickAmounts: { vi: 'Chọn nhanh số tiền', en: 'Quick amounts', zh: '快捷金额' },
  suggestion: {
    vi: (months) => `đủ dùng ${months} tháng`,
    en: (months) => (months === 1 ? 'lasts 1 month' : `lasts ${months} months`),
    zh: (months) => `够用 ${months} 个月`,
  },
  paymentMethod: { vi: 'Phương thức thanh toán', en: 'Payment method', zh: '支付方式' },
  methods: {
    bank_transfer: {
      name: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer', zh: '银行转账' },
      time: { vi: '5–15 phút', en: '5–15 minutes', zh: '5–15 分钟到账' },
    },
    momo: {
      name: same('MoMo'),
      time: { vi: 'Tức thì', en: 'Instant', zh: '即时到账' },
    },
    zalopay: {
      name: same('ZaloPay'),
      time: { vi: 'Tức thì', en: 'Instant', zh: '即时到账' },
    },
    vnpay: {
      name: same('VNPay'),
      time: { vi: 'Tức thì', en: 'Instant', zh: '即时到账' },
    },
    payos: {
      name: { vi: 'VietQR (payOS)', en: 'VietQR (payOS)', zh: 'VietQR 扫码（payOS）' },
      time: { vi: 'Tức thì', en: 'Instant', zh: '即时到账' },
    },
    crypto: {
      name: { vi: 'Tiền mã hóa', en: 'Cryptocurrency', zh: '加密货币' },
      time: { vi: '10–30 phút', en: '10–30 minutes', zh: '10–30 分钟到账' },
    },
  },
  noFee: { vi: 'Miễn phí', en: 'No fee', zh: '免手续费' },
  fee: { vi: (percent) => `Phí ${percent}`, en: (percent) => `${percent} fee`, zh: (percent) => `手续费 ${percent}` },
  note: { vi: 'Ghi chú', en: 'Note', zh: '备注' },
  notePlaceholder: { vi: 'Ví dụ: nạp cho tháng 12', en: 'For example: December', zh: '例如：12 月费用' },
  sumBonus: { vi: 'Thưởng nạp tiền', en: 'Top-up bonus', zh: '充值奖励' },
  sumAmount: { vi: 'Số tiền vào ví', en: 'Added to your wallet', zh: '到账金额' },
  sumFee: { vi: 'Phí', en: 'Fee', zh: '手续费' },
  sumTotal: { vi: 'Tổng thanh toán', en: 'You pay', zh: '应付总额' },
  cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
  submit: { vi: 'Nạp tiền', en: 'Top up', zh: '充值' },
  submitAmount: {
    vi: (amount) => `Nạp ${amount}`,
    en: (amount) => `Top up ${amount}`,
    zh: (amount) => `充值 ${amount}`,
  },
  submitting: { vi: 'Đang tạo yêu cầu…', en: 'Sending your request…', zh: '正在提交…' },
  failureTitle: { vi: 'Lỗi tạo yêu cầu nạp tiền', en: 'Your request was not sent', zh: '充值申请未提交' },
  closedTitle: { vi: 'Tạm ngưng nạp tiền', en: 'Top-ups are paused', zh: '充值暂停' },
  closedDescription: {
    vi: 'Hiện chưa có phương thức thanh toán nào hoạt động. Vui lòng quay lại sau hoặc nhắn bộ phận hỗ trợ.',
    en: 'No payment method is available right now. Please come back later, or write to our support team.',
    zh: '目前没有可用的支付方式。请稍后再来，或联系客服。',
  },
  close: { vi: 'Đóng', en: 'Close', zh: '关闭' },
  validation: {
    amountRequired: { vi: 'Số tiền không được để trống', en: 'Enter an amount', zh: '请输入金额' },
    amountNotInteger,
    amountTooSmall: {
      vi: () => 'Số tiền tối thiểu là 50,000 VND',
      en: (minimum) => `The minimum amount is ${minimum}`,
      zh: (minimum) => `最低充值金额为 ${minimum}`,
    },
    amountTooLarge: {
      vi: (maximum) => `Số tiền tối đa là ${maximum}`,
      en: (maximum) => `The maximum amount is ${maximum}`,
      zh: (maximum) => `单次充值不能超过 ${maximum}`,
    },
    paymentMethodRequired: {
      vi: 'Vui lòng chọn phương thức thanh toán',
      en: 'Choose a payment method',
      zh: '请选择支付方式',
    },
    descriptionTooLong: {
      vi: 'Ghi chú dài tối đa 200 ký tự',
      en: 'The note can have up to 200 characters',
      zh: '备注最多 200 个字符',
    },
  },
})
