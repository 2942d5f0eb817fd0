import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  email_taken: {
    status: 409,
    en: 'An account with this email already exists.',
    vi: 'Email này đã được đăng ký.',
    zh: '该邮箱已注册。',
  },
  account_closed: {
    status: 409,
    en: 'This account was permanently closed by its owner.',
    vi: 'Tài khoản này đã được chủ tài khoản đóng vĩnh viễn.',
    zh: '该账号已由客户永久关闭。',
  },
  own_account: {
    status: 409,
    en: 'You cannot lock your own account.',
    vi: 'Bạn không thể khóa tài khoản của chính mình.',
    zh: '不能锁定自己的账号。',
  },
})
