import { MAX_WAITING_ORDERS } from '#contracts/rules/waiting-order-state.ts'
import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  wallet_suffices: {
    status: 409,
    en: 'Your wallet can pay for this order now. Please order it directly.',
    vi: 'Ví của bạn đã đủ tiền cho đơn hàng này. Vui lòng đặt hàng ngay, không cần nạp thêm.',
    zh: '您的钱包余额已足够支付此订单，请直接下单。',
  },
  too_many_waiting_orders: {
    status: 409,
    en: `You have ${MAX_WAITING_ORDERS} orders waiting for payment. Pay or cancel one of them first.`,
    vi: `Bạn đang có ${MAX_WAITING_ORDERS} đơn hàng chờ thanh toán. Vui lòng thanh toán hoặc hủy bớt một đơn trước.`,
    zh: `您已有 ${MAX_WAITING_ORDERS} 个订单在等待付款，请先完成或取消其中一个。`,
  },
  order_ended: {
    status: 409,
    en: 'This order is no longer waiting for payment, so it cannot be cancelled.',
    vi: 'Đơn hàng này không còn chờ thanh toán nên không hủy được.',
    zh: '此订单已不在等待付款，无法取消。',
  },
})
