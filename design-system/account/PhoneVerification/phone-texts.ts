import type { PhoneVerificationMessages } from './phone-schema.ts'

export interface PhoneVerificationTexts {
  phone: string
  phoneDescription: string
  phonePlaceholder: string
  sendCode: string
  sendingCode: string
  code: string
  /** States where the code was sent and how long it is; `phone` is as it was typed. */
  codeDescription: (phone: string) => string
  verify: string
  verifying: string
  /** Label of the button that returns from the code to the number. */
  changeNumber: string
  verified: string
  /** Shown below `verified` when the number is unknown, because it was verified earlier. */
  verifiedDescription: string
  validation: PhoneVerificationMessages
}
