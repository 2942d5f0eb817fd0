import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'

/** Texts of the quiet line for an account with an unverified phone number. */
export const verification: VerificationLineTexts = {
  message: 'Số điện thoại chưa được xác minh',
  short: 'Số điện thoại chưa xác minh',
  verify: 'Xác minh ngay',
  later: 'Để sau',
}

/** The same for an account whose email is not verified. */
export const emailVerification: VerificationLineTexts & { sent: string } = {
  message: 'Email chưa được xác minh',
  short: 'Email chưa xác minh',
  verify: 'Gửi lại liên kết',
  verifying: 'Đang gửi…',
  later: 'Để sau',
  sent: 'Đã gửi liên kết. Hãy xem hộp thư.',
}
