import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'

/** Texts of the quiet line for an account with an unverified phone number. */
export const verification: VerificationLineTexts = {
  message: '手机号尚未验证',
  short: '手机号未验证',
  verify: '立即验证',
  later: '以后再说',
}

/** The same for an account whose email is not verified. */
export const emailVerification: VerificationLineTexts & { sent: string } = {
  message: '您的邮箱尚未验证',
  short: '邮箱尚未验证',
  verify: '重新发送链接',
  verifying: '正在发送…',
  later: '以后再说',
  sent: '链接已发送，请查收邮件。',
}
