import type { WaitingOrdersTexts } from '#ds/account/WaitingOrders/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the orders that wait for the money of a payment. */
export const waitingOrders = localized<WaitingOrdersTexts>({
  title: { vi: 'Đơn hàng đang chờ thanh toán', en: 'Orders waiting for payment', zh: '待付款订单' },
  missing: {
    vi: (amount) => `Còn thiếu ${amount}`,
    en: (amount) => `${amount} still to pay`,
    zh: (amount) => `还差 ${amount}`,
  },
  completing: {
    vi: 'Đã đủ tiền, đang hoàn tất đơn',
    en: 'Paid in full, completing the order',
    zh: '款项已到齐，正在完成订单',
  },
  confirming: {
    vi: 'Đang chờ Sen Cloud xác nhận khoản nạp',
    en: 'Waiting for Sen Cloud to confirm your top-up',
    zh: '等待 Sen Cloud 确认充值',
  },
  heldUntil: {
    vi: (date) => `Giữ giá đến ${date}`,
    en: (date) => `Price held until ${date}`,
    zh: (date) => `价格保留至 ${date}`,
  },
  pay: { vi: 'Thanh toán', en: 'Pay', zh: '付款' },
  payFor: {
    vi: (name) => `Thanh toán đơn hàng ${name}`,
    en: (name) => `Pay for the order ${name}`,
    zh: (name) => `付款：订单 ${name}`,
  },
  cancel: { vi: 'Hủy đơn', en: 'Cancel order', zh: '取消订单' },
  cancelFor: {
    vi: (name) => `Hủy đơn hàng ${name}`,
    en: (name) => `Cancel order ${name}`,
    zh: (name) => `取消订单 ${name}`,
  },
  dialog: {
    heading: {
      vi: (name) => `Hủy đơn hàng ${name}?`,
      en: (name) => `Cancel the order ${name}?`,
      zh: (name) => `取消订单 ${name}？`,
    },
    description: {
      vi: 'Giá và ưu đãi đang giữ cho đơn này sẽ không còn. Tiền đã chuyển, hoặc còn về sau đó, nằm trong ví của bạn.',
      en: 'The price and the offer held for this order are released. Money that you have sent, or that arrives later, stays in your wallet.',
      zh: '为此订单保留的价格和优惠将失效。您已转的款项，以及之后到账的款项，都会留在您的钱包中。',
    },
    confirm: { vi: 'Hủy đơn hàng', en: 'Cancel the order', zh: '取消订单' },
    pending: { vi: 'Đang hủy…', en: 'Cancelling…', zh: '正在取消…' },
    keep: { vi: 'Giữ lại', en: 'Keep it', zh: '保留' },
    failed: { vi: 'Chưa hủy được đơn hàng', en: 'The order was not cancelled', zh: '订单未能取消' },
  },
})
