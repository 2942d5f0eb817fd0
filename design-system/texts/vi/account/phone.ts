import type { PhoneVerificationBannerTexts } from '#ds/account/PhoneVerificationBanner/index.ts'

/** Texts of the banner for an account with an unverified phone number. */
export const phone: PhoneVerificationBannerTexts = {
  title: 'Số điện thoại chưa được xác minh',
  description: 'Xác minh số điện thoại để bảo vệ tài khoản và nhận thông báo quan trọng về máy chủ.',
  verify: 'Xác minh ngay',
}
