/** The texts of a new password that is typed twice. */
export interface NewPasswordTexts {
  password: string
  passwordHint: string
  tooShort: string
  confirmPassword: string
  confirmMissing: string
  different: string
}

export interface ResetPasswordTexts extends NewPasswordTexts {
  heading: string
  /** Says what ends with it. */
  description: string
  submit: string
  pending: string
  failed: string
  done: { heading: string; message: string; toLogin: string }
  /** The link was used, is too old, or is incomplete. */
  expired: { heading: string; message: string; toForgot: string }
}
