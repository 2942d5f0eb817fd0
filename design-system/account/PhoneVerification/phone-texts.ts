import type { PhoneVerificationMessages } from './phone-schema.ts'

export interface PhoneVerificationTexts {
  phone: string
  phoneDescription: string
  phonePlaceholder: string
  sendCode: string
  sendingCode: string
  code: string
  /** Says where the code went and how long it is; `phone` is as it was typed. */
  codeDescription: (phone: string) => string
  verify: string
  verifying: string
  /** Leads from the code back to the number. */
  changeNumber: string
  verified: string
  /** Under it where the number is not known: it was verified before. */
  verifiedDescription: string
  validation: PhoneVerificationMessages
}
