import type { PhoneVerificationBannerTexts } from '#ds/account/PhoneVerificationBanner/index.ts'

/** Texts of the banner for an account with an unverified phone number. */
export const phone: PhoneVerificationBannerTexts = {
  title: '手机号尚未验证',
  description: '验证手机号可保护账号安全，并接收服务器的重要通知。',
  verify: '立即验证',
}
