import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  code_invalid: {
    status: 422,
    en: 'This code does not apply to this order.',
    vi: 'Mã này không áp dụng cho đơn hàng này.',
    zh: '该优惠码不适用于此订单。',
  },
  quote_expired: {
    status: 409,
    en: 'This quote is no longer valid. Please check the price again.',
    vi: 'Báo giá này không còn hiệu lực. Vui lòng kiểm tra lại giá.',
    zh: '该报价已失效，请重新确认价格。',
  },
  price_changed: {
    status: 409,
    en: 'The price has changed. Please check the new one before you order.',
    vi: 'Giá đã thay đổi. Vui lòng xem giá mới trước khi đặt.',
    zh: '价格已变动，请确认新价格后再下单。',
  },
  quote_mismatch: {
    status: 409,
    en: 'This quote is for a different order. Please check the price of this one.',
    vi: 'Báo giá này dành cho một đơn hàng khác. Vui lòng xem lại giá của đơn này.',
    zh: '该报价属于另一份订单，请确认此订单的价格。',
  },
  verification_required: {
    status: 409,
    en: 'Please verify your email or your phone number first. A trial needs one of them.',
    vi: 'Vui lòng xác minh email hoặc số điện thoại trước. Gói dùng thử cần một trong hai.',
    zh: '请先验证邮箱或手机号，试用需要其中一项。',
  },
  trial_unavailable: {
    status: 409,
    en: 'No trial is available for this order: each customer gets one.',
    vi: 'Đơn hàng này không được dùng thử: mỗi khách hàng chỉ được dùng thử một lần.',
    zh: '此订单无法试用：每位客户仅可试用一次。',
  },
})
