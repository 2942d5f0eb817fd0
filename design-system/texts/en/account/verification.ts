import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'

/** Texts of the quiet line for an account with an unverified phone number. */
export const verification: VerificationLineTexts = {
  message: 'Your phone number is not verified',
  short: 'Phone not verified',
  verify: 'Verify now',
  later: 'Later',
}

/** The same for an account whose email is not verified. */
export const emailVerification: VerificationLineTexts & { sent: string } = {
  message: 'Your email is not verified',
  short: 'Email not verified',
  verify: 'Send the link again',
  verifying: 'Sending…',
  later: 'Later',
  sent: 'The link was sent. Look into your inbox.',
}
