import type { SecondFactorTexts, SecondStepTexts } from '#ds/components/SecondFactorForm/index.ts'

/** The form for the second factor. */
export const secondFactor: SecondFactorTexts = {
  code: 'Authentication code',
  codeHint: 'The six digits in your authenticator app.',
  invalidCode: 'Enter all six digits of your authenticator app',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten codes that you saved when you turned on two-step verification. Each works once.',
  invalidRecoveryCode: 'A recovery code has 16 characters, such as ABCD-EFGH-IJKL-MN27',
  useRecoveryCode: 'Use a recovery code',
  useCode: 'Use the code of the app',
  submit: 'Confirm',
  pending: 'Checking…',
  back: 'Back',
}

/** The step of a sign-in. */
export const secondStep: SecondStepTexts = {
  ...secondFactor,
  heading: 'Two-step verification',
  description: (email) => `Open your authenticator app and enter the code for ${email}.`,
}
