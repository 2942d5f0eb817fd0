import type { WithdrawDialogTexts } from '#ds/account/WithdrawDialog/index.ts'
import { amountNotInteger } from './amount-problem.ts'

/** The dialog that sends money of the wallet to a bank. */
export const withdrawDialogTexts: WithdrawDialogTexts = {
  heading: 'Rút tiền về ngân hàng',
  description: 'Chuyển tiền trong ví về tài khoản ngân hàng của bạn.',
  amount: 'Số tiền',
  available: (amount) => `Rút được tối đa ${amount}.`,
  availableWithBonus: (amount, bonus) =>
    `Rút được tối đa ${amount}. ${bonus} tiền thưởng chỉ dùng để thanh toán dịch vụ.`,
  availableUnknown: 'Đang xem số tiền rút được…',
  currencyMark: '₫',
  all: 'Rút tất cả',
  bank: 'Ngân hàng',
  bankPlaceholder: 'Ví dụ: Vietcombank',
  bankHint: 'Gõ tên hoặc tên viết tắt rồi chọn trong danh sách.',
  account: 'Số tài khoản',
  holder: 'Tên chủ tài khoản',
  holderHint: 'Viết hoa không dấu, đúng như ngân hàng ghi.',
  note: 'Ghi chú',
  nextTitle: 'Sau khi gửi',
  next: 'Tiền rời ví ngay. Chúng tôi kiểm tra rồi chuyển khoản cho bạn, và bạn theo dõi được trong lịch sử giao dịch. Trước khi yêu cầu được duyệt, bạn có thể hủy để nhận lại tiền.',
  cancel: 'Để sau',
  submit: 'Rút tiền',
  submitAmount: (amount) => `Rút ${amount}`,
  submitting: 'Đang gửi yêu cầu…',
  failureTitle: 'Chưa gửi được yêu cầu',
  emptyTitle: 'Chưa có tiền rút được',
  emptyDescription: (minimum) => `Mỗi lần rút từ ${minimum}. Tiền thưởng chỉ dùng để thanh toán dịch vụ.`,
  close: 'Đóng',
  validation: {
    amountRequired: 'Hãy nhập số tiền muốn rút',
    amountNotInteger,
    amountTooSmall: (minimum) => `Mỗi lần rút ít nhất ${minimum}`,
    amountTooLarge: (maximum) => `Mỗi lần rút nhiều nhất ${maximum}`,
    amountNotAvailable: (available) => `Bạn chỉ rút được ${available}`,
    bank: 'Chưa có ngân hàng nào tên như vậy: hãy chọn trong danh sách',
    account: 'Số tài khoản có từ 6 đến 19 chữ số',
    holder: 'Hãy nhập tên chủ tài khoản như trên ứng dụng ngân hàng',
  },
}
