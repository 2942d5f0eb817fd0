import type { PhoneVerificationTexts } from '#ds/account/PhoneVerification/index.ts'
import type { FormDialogTexts } from '#ds/components/overlays/FormDialog/index.ts'
import type { ThemeName } from '#ds/tokens/theme-names.ts'

export interface ProfileSettingsTexts {
  title: string
  name: string
  noName: string
  change: string
  /** Name of the button that changes a setting. */
  changeNamed: (setting: string) => string
  email: string
  verified: string
  notVerified: string
  /** What an address that is not verified lacks. */
  notVerifiedDetails: string
  sendLink: string
  sendingLink: string
  linkSent: string
  /** An address that still has to be confirmed; `until` is a time. */
  pendingEmail: (email: string, until: string) => string
  keepEmail: string
  keepingEmail: string
  failed: string
  phone: string
  noPhone: string
  phoneDetails: string
  verify: string
  language: string
  theme: string
  themes: Readonly<Record<ThemeName, string>>
  nameDialog: Required<FormDialogTexts> & {
    fullName: string
    firstName: string
    lastName: string
    tooShort: string
  }
  emailDialog: Required<FormDialogTexts> & {
    newEmail: string
    emailHint: string
    emailMissing: string
    invalidEmail: string
    password: string
    passwordMissing: string
  }
  phoneDialog: { heading: string; description: string; done: string }
  phoneVerification: PhoneVerificationTexts
}
