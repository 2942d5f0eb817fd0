import { declareRefusals } from '#server/platform/problems.ts'

/** What this feature refuses with, besides the generic refusals. */
export const refusals = declareRefusals({
  email_taken: {
    status: 409,
    en: 'An account with this email already exists.',
    vi: 'Email này đã được đăng ký.',
  },
  own_account: {
    status: 409,
    en: 'You cannot lock your own account.',
    vi: 'Bạn không thể khóa tài khoản của chính mình.',
  },
})
