import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  email_taken: {
    status: 409,
    en: 'An account with this email already exists.',
    vi: 'Email này đã được đăng ký.',
    zh: '该邮箱已注册。',
  },
  own_account: {
    status: 409,
    en: 'You cannot lock your own account.',
    vi: 'Bạn không thể khóa tài khoản của chính mình.',
    zh: '不能锁定自己的账号。',
  },
})
