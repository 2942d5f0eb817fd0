import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'

/** Texts of the quiet line for an account with an unverified phone number. */
export const verification: VerificationLineTexts = {
  message: 'Số điện thoại chưa được xác minh',
  short: 'Số điện thoại chưa xác minh',
  verify: 'Xác minh ngay',
  later: 'Để sau',
}
