/** The texts of a form for the second factor. */
export interface SecondFactorTexts {
  /** Label of the field while it takes the code of an authenticator app. */
  code: string
  codeHint: string
  /** The text in the field is no such code. */
  invalidCode: string
  /** Label of the field while it takes a recovery code. */
  recoveryCode: string
  recoveryCodeHint: string
  invalidRecoveryCode: string
  /** The button that changes to a recovery code, and the one that changes back. */
  useRecoveryCode: string
  useCode: string
  submit: string
  pending: string
  back: string
}

/** The texts of the step of a sign-in that asks for the second factor. */
export interface SecondStepTexts extends SecondFactorTexts {
  heading: string
  /** Says where the code is found, and for whom: `email` is the account's. */
  description: (email: string) => string
}
