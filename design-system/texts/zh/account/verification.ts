import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'

/** Texts of the quiet line for an account with an unverified phone number. */
export const verification: VerificationLineTexts = {
  message: '手机号尚未验证',
  short: '手机号未验证',
  verify: '立即验证',
  later: '以后再说',
}
