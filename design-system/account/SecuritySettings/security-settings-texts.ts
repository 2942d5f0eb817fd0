import type { SecretTexts } from '#ds/account/ApiTokens/api-tokens-texts.ts'
import type { NewPasswordTexts } from '#ds/account/ResetPassword/index.ts'
import type { FormDialogTexts } from '#ds/components/overlays/FormDialog/index.ts'
import type { SecondFactorTexts } from '#ds/domain/SecondFactorForm/index.ts'

export interface RecoveryCodesTexts extends SecretTexts {
  /** What they are for. */
  description: string
  /** Name of the list, and of what is copied. */
  codes: string
  download: string
  /** Name of the file that is saved. */
  fileName: string
  print: string
}

/** The dialog that sets up an authenticator app. */
export interface TotpDialogTexts extends SecondFactorTexts {
  heading: string
  description: string
  /** Name of the QR code. */
  qrCode: string
  scan: string
  /** What to do without a camera: type the secret. */
  orType: string
  secret: string
  enterCode: string
  /** Once it is on. */
  doneHeading: string
}

/** A dialog that asks for password and code before the second factor changes. */
export interface ProofDialogTexts extends Required<FormDialogTexts> {
  password: string
  passwordMissing: string
  code: string
  codeHint: string
  invalidCode: string
}

export interface SecuritySettingsTexts {
  title: string
  password: string
  passwordDetails: string
  changePassword: string
  secondFactor: string
  on: string
  off: string
  /** Since when, and how many recovery codes are left. */
  onDetails: (since: string, codesLeft: number) => string
  /** Few recovery codes are left. */
  fewCodes: string
  offDetails: string
  turnOn: string
  turningOn: string
  turnOff: string
  newCodes: string
  failed: string
  passwordDialog: Required<FormDialogTexts> & NewPasswordTexts & { currentPassword: string; currentMissing: string }
  totpDialog: TotpDialogTexts
  turnOffDialog: ProofDialogTexts
  newCodesDialog: ProofDialogTexts & { doneHeading: string }
  recoveryCodes: RecoveryCodesTexts
}
