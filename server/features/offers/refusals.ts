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
    en: 'The price has changed. Please reload and check it again.',
    vi: 'Giá đã thay đổi. Vui lòng tải lại trang và kiểm tra lại.',
    zh: '价格已变动，请刷新页面后重新确认。',
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
