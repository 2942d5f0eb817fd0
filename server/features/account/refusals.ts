import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  phone_code_expired: {
    status: 409,
    en: 'This code has expired. Please have a new one sent.',
    vi: 'Mã này đã hết hạn. Vui lòng gửi lại mã.',
    zh: '验证码已过期，请重新获取。',
  },
  phone_taken: {
    status: 409,
    en: 'This number belongs to another account. Please use another one, or contact support.',
    vi: 'Số này đã được xác minh cho một tài khoản khác. Hãy dùng số khác hoặc liên hệ hỗ trợ.',
    zh: '该号码已绑定其他账号，请使用其他号码或联系客服。',
  },
})
