import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  insufficient_balance: {
    status: 402,
    en: 'Your balance is too low. Please top up your wallet.',
    vi: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.',
    zh: '余额不足，请先充值。',
  },
  wallet_closed: {
    status: 409,
    en: 'The account of this wallet is closed, so it cannot receive money.',
    vi: 'Tài khoản của ví này đã đóng: không thể chuyển tiền vào ví.',
    zh: '该钱包所属账号已关闭，不能再转入资金。',
  },
  balance_moved: {
    status: 409,
    en: 'The balance has changed since you looked at it. Please check the new balance and try again.',
    vi: 'Số dư đã thay đổi kể từ lúc bạn xem. Vui lòng kiểm tra số dư mới rồi thử lại.',
    zh: '余额在您查看之后发生了变化，请核对新余额后重试。',
  },
  too_many_pending_deposits: {
    status: 409,
    en: 'You have too many pending top-ups. Cancel those you no longer need, or wait until they are done, and try again.',
    vi: 'Bạn có quá nhiều khoản nạp tiền đang xử lý. Vui lòng hủy những khoản không cần nữa hoặc chờ xử lý xong, rồi thử lại.',
    zh: '处理中的充值过多。请取消不再需要的充值，或等待其处理完成后重试。',
  },
  not_cancellable: {
    status: 409,
    en: 'Only a pending top-up can be cancelled. This one has already ended.',
    vi: 'Chỉ có thể hủy khoản nạp tiền đang xử lý. Khoản này đã kết thúc.',
    zh: '只有处理中的充值可以取消，这笔充值已结束。',
  },
  already_settled: {
    status: 409,
    en: 'Only a pending top-up can be settled, and only once.',
    vi: 'Chỉ có thể duyệt khoản nạp đang chờ duyệt, và chỉ một lần.',
    zh: '只有处理中的充值可以确认，且只能确认一次。',
  },
})
