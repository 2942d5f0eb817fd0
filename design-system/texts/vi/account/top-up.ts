import type { TopUpDialogTexts } from '#ds/account/TopUpDialog/index.ts'
import { amountNotInteger } from '#ds/texts/vi/amount-problem.ts'

/** Texts of the top-up dialog (messages: product spec, section 5). */
export const topUp: TopUpDialogTexts = {
  heading: 'Nạp tiền vào ví',
  description: 'Tiền được cộng vào ví ngay khi thanh toán được xác nhận.',
  descriptionOfOrder: (name) => `Tiền về là đơn hàng ${name} tự hoàn tất.`,
  amount: 'Số tiền',
  amountDescription: (minimum) => `Tối thiểu ${minimum}.`,
  currencyMark: '₫',
  quickAmounts: 'Chọn nhanh số tiền',
  suggestion: (months) => `đủ ${months} tháng`,
  paymentMethod: 'Phương thức thanh toán',
  methods: {
    bank_transfer: { name: 'Chuyển khoản ngân hàng', time: '5–15 phút' },
    momo: { name: 'Ví MoMo', time: 'Tức thì' },
    zalopay: { name: 'ZaloPay', time: 'Tức thì' },
    vnpay: { name: 'VNPay', time: 'Tức thì' },
    payos: { name: 'Quét VietQR (payOS)', time: 'Tức thì' },
    crypto: { name: 'Tiền mã hóa', time: '10–30 phút' },
  },
  noFee: 'Miễn phí',
  fee: (percent) => `Phí ${percent}`,
  note: 'Ghi chú',
  notePlaceholder: 'Ví dụ: nạp cho tháng 12',
  sumBonus: 'Thưởng khi nạp',
  sumAmount: 'Số tiền vào ví',
  sumFee: 'Phí',
  sumTotal: 'Tổng thanh toán',
  cancel: 'Hủy',
  submit: 'Nạp tiền',
  submitAmount: (amount) => `Nạp ${amount}`,
  submitting: 'Đang tạo yêu cầu…',
  failureTitle: 'Lỗi tạo yêu cầu nạp tiền',
  closedTitle: 'Tạm ngưng nạp tiền',
  closedDescription:
    'Hiện chưa có phương thức thanh toán nào hoạt động. Vui lòng quay lại sau, hoặc nhắn cho bộ phận hỗ trợ.',
  close: 'Đóng',
  validation: {
    amountRequired: 'Số tiền không được để trống',
    amountNotInteger,
    amountTooSmall: () => 'Số tiền tối thiểu là 50,000 VND',
    amountTooLarge: (maximum) => `Số tiền tối đa là ${maximum}`,
    paymentMethodRequired: 'Vui lòng chọn phương thức thanh toán',
    descriptionTooLong: 'Ghi chú dài tối đa 200 ký tự',
  },
}
