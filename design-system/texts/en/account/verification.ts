import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'

/** Texts of the quiet line for an account with an unverified phone number. */
export const verification: VerificationLineTexts = {
  message: 'Your phone number is not verified',
  short: 'Phone not verified',
  verify: 'Verify now',
  later: 'Later',
}
