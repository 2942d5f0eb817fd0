import type { WithdrawDialogTexts } from '#ds/account/WithdrawDialog/index.ts'
import { amountNotInteger } from './amount-problem.ts'
import { localized, same } from './localized.ts'

/** The dialog that sends money of the wallet to a bank. */
export const withdrawDialogTexts = localized<WithdrawDialogTexts>({
  heading: { vi: 'Rút tiền về ngân hàng', en: 'Withdraw to a bank', zh: '提现至银行' },
  description: {
    vi: 'Chuyển tiền trong ví về tài khoản ngân hàng của bạn.',
    en: 'Send money from your wallet to your bank account.',
    zh: '将钱包余额转入您的银行账户。',
  },
  amount: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
  available: {
    vi: (amount) => `Bạn rút được tối đa ${amount}.`,
    en: (amount) => `You can withdraw up to ${amount}.`,
    zh: (amount) => `最多可提现 ${amount}。`,
  },
  availableWithBonus: {
    vi: (amount, bonus) => `Bạn rút được tối đa ${amount}. Tiền thưởng ${bonus} chỉ dùng để thanh toán dịch vụ.`,
    en: (amount, bonus) => `You can withdraw up to ${amount}. Your bonus of ${bonus} can only be spent on services.`,
    zh: (amount, bonus) => `最多可提现 ${amount}。奖励金 ${bonus} 仅可用于支付服务。`,
  },
  availableUnknown: {
    vi: 'Đang xem số tiền rút được…',
    en: 'Checking how much you can withdraw…',
    zh: '正在查询可提现金额…',
  },
  currencyMark: same('₫'),
  all: { vi: 'Rút tất cả', en: 'Withdraw all', zh: '全部提现' },
  bank: { vi: 'Ngân hàng', en: 'Bank', zh: '银行' },
  bankPlaceholder: { vi: 'Ví dụ: Vietcombank', en: 'For example: Vietcombank', zh: '银行名称' },
  bankHint: {
    vi: 'Gõ tên hoặc tên viết tắt rồi chọn trong danh sách.',
    en: 'Type its name or short name, then choose it from the list.',
    zh: '输入名称或简称，然后从列表中选择。',
  },
  account: { vi: 'Số tài khoản', en: 'Account number', zh: '账号' },
  holder: { vi: 'Tên chủ tài khoản', en: "Account holder's name", zh: '户名' },
  holderHint: {
    vi: 'Hãy viết hoa không dấu, đúng như ngân hàng ghi.',
    en: 'In capitals without diacritics, as your bank writes it.',
    zh: '大写拉丁字母，不带声调，与银行登记一致。',
  },
  note: { vi: 'Ghi chú', en: 'Note', zh: '备注' },
  nextTitle: { vi: 'Sau khi gửi', en: 'What happens next', zh: '提交之后' },
  next: {
    vi: 'Tiền được trừ khỏi ví ngay. Chúng tôi kiểm tra rồi chuyển khoản cho bạn; bạn theo dõi được trong lịch sử giao dịch. Trước khi yêu cầu được duyệt, bạn có thể hủy để nhận lại tiền.',
    en: 'The money leaves your wallet immediately. We check the request and transfer the money; you can follow it in the transaction history. Until it is approved, you can cancel it and get the money back.',
    zh: '款项会立即从钱包扣除。我们审核后为您转账，进度可在交易记录中查看。批准之前，您可以取消并取回款项。',
  },
  cancel: { vi: 'Để sau', en: 'Not now', zh: '以后再说' },
  submit: { vi: 'Rút tiền', en: 'Withdraw', zh: '提现' },
  submitAmount: {
    vi: (amount) => `Rút ${amount}`,
    en: (amount) => `Withdraw ${amount}`,
    zh: (amount) => `提现 ${amount}`,
  },
  submitting: { vi: 'Đang gửi yêu cầu…', en: 'Sending the request…', zh: '正在提交…' },
  failureTitle: { vi: 'Chưa gửi được yêu cầu', en: 'The request was not sent', zh: '申请未提交' },
  emptyTitle: { vi: 'Chưa có số tiền nào rút được', en: 'Nothing to withdraw yet', zh: '暂无可提现余额' },
  emptyDescription: {
    vi: (minimum) => `Mỗi lần rút từ ${minimum}. Tiền thưởng chỉ dùng để thanh toán dịch vụ.`,
    en: (minimum) => `The minimum is ${minimum} at a time. Bonuses can only be spent on services.`,
    zh: (minimum) => `单次提现至少 ${minimum}。奖励金仅可用于支付服务。`,
  },
  close: { vi: 'Đóng', en: 'Close', zh: '关闭' },
  validation: {
    amountRequired: { vi: 'Vui lòng nhập số tiền muốn rút', en: 'Enter how much to withdraw', zh: '请输入提现金额' },
    amountNotInteger,
    amountTooSmall: {
      vi: (minimum) => `Mỗi lần rút ít nhất ${minimum}`,
      en: (minimum) => `The minimum is ${minimum} at a time`,
      zh: (minimum) => `单次提现至少 ${minimum}`,
    },
    amountTooLarge: {
      vi: (maximum) => `Mỗi lần rút nhiều nhất ${maximum}`,
      en: (maximum) => `The maximum is ${maximum} at a time`,
      zh: (maximum) => `单次提现最多 ${maximum}`,
    },
    amountNotAvailable: {
      vi: (available) => `Bạn chỉ rút được ${available}`,
      en: (available) => `You can withdraw only ${available}`,
      zh: (available) => `您最多可提现 ${available}`,
    },
    bankRequired: { vi: 'Vui lòng chọn ngân hàng nhận tiền', en: 'Choose your bank', zh: '请选择收款银行' },
    bank: {
      vi: 'Không có ngân hàng tên này, vui lòng chọn trong danh sách',
      en: 'There is no bank with this name; choose one from the list',
      zh: '没有该名称的银行，请从列表中选择',
    },
    account: {
      vi: 'Số tài khoản có từ 6 đến 19 chữ số',
      en: 'An account number has 6 to 19 digits',
      zh: '账号须为 6 至 19 位数字',
    },
    holder: {
      vi: 'Vui lòng nhập tên chủ tài khoản như trên ứng dụng ngân hàng',
      en: 'Enter the name as your banking app shows it',
      zh: '请按银行应用中的户名填写',
    },
  },
})
