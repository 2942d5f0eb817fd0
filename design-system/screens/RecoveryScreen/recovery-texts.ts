import type { ForgotPasswordTexts } from '#ds/account/ForgotPassword/index.ts'
import type { ResetPasswordTexts } from '#ds/account/ResetPassword/index.ts'
import type { VerifyEmailTexts } from '#ds/account/VerifyEmail/index.ts'

/** The texts of the pages that lead back into an account. */
export interface RecoveryTexts {
  /** The provider's name, in the logo. */
  brand: string
  forgot: ForgotPasswordTexts
  reset: ResetPasswordTexts
  verify: VerifyEmailTexts
  /** A change of address that is stopped from the mail to the old one. */
  stop: VerifyEmailTexts
}
