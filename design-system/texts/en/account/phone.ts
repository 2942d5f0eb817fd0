import type { PhoneVerificationBannerTexts } from '#ds/account/PhoneVerificationBanner/index.ts'

/** Texts of the banner for an account with an unverified phone number. */
export const phone: PhoneVerificationBannerTexts = {
  title: 'Your phone number is not verified',
  description: 'Verify it to protect your account and to receive important notices about your servers.',
  verify: 'Verify now',
}
