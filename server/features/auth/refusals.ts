import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  invalid_credentials: {
    status: 401,
    en: 'Incorrect email or password.',
    vi: 'Email hoặc mật khẩu không đúng.',
    zh: '邮箱或密码错误。',
  },
  account_locked: {
    status: 403,
    en: 'This account is locked. Please contact support.',
    vi: 'Tài khoản đã bị khóa. Vui lòng liên hệ hỗ trợ.',
    zh: '该账号已被锁定，请联系客服。',
  },
})
