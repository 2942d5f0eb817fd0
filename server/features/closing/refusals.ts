import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  admin_account: {
    status: 409,
    en: 'Admin accounts cannot be closed here.',
    vi: 'Không thể đóng tài khoản quản trị ở đây.',
    zh: '管理员账号不能在此关闭。',
  },
  machines_left: {
    status: 409,
    en: 'You still have servers. Cancel them first.',
    vi: 'Bạn vẫn còn VPS. Vui lòng hủy các VPS trước.',
    zh: '您还有 VPS，请先将其取消。',
  },
  orders_waiting: {
    status: 409,
    en: 'An order is waiting for its payment. Cancel it first, or wait until it has ended.',
    vi: 'Một đơn hàng đang chờ thanh toán. Vui lòng hủy đơn trước, hoặc chờ đơn kết thúc.',
    zh: '有订单正在等待付款，请先取消，或等待其结束。',
  },
  deposits_pending: {
    status: 409,
    en: 'A top-up is still pending. Cancel it first, or wait until it has ended.',
    vi: 'Một khoản nạp tiền đang xử lý. Vui lòng hủy khoản đó trước, hoặc chờ khoản đó kết thúc.',
    zh: '有充值正在处理中，请先取消，或等待其结束。',
  },
  withdrawals_open: {
    status: 409,
    en: 'A withdrawal is not paid yet. Cancel it first, or wait until it is paid.',
    vi: 'Một khoản rút tiền chưa được chi. Vui lòng hủy khoản đó trước, hoặc chờ đến khi được chi.',
    zh: '有提现尚未支付，请先取消，或等待支付完成。',
  },
  wallet_not_empty: {
    status: 409,
    en: 'There is still money in your wallet. Withdraw it first. If some of it cannot be withdrawn, please contact support.',
    vi: 'Ví của bạn vẫn còn tiền. Vui lòng rút tiền trước. Với phần không rút được, vui lòng liên hệ hỗ trợ.',
    zh: '钱包中仍有余额，请先提现。无法提现的部分请联系客服。',
  },
})
