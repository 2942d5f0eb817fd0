import type { PhoneVerificationMessages } from './phone-schema.ts'

export interface PhoneVerificationTexts {
  phone: string
  phoneDescription: string
  phonePlaceholder: string
  sendCode: string
  sendingCode: string
  code: string
  /** What to do: to enter what was sent to this number; `phone` is formatted. */
  codeDescription: (phone: string) => string
  /** In place of both descriptions when no code is sent and any is right. */
  simulated: string
  /** In place of the form when no number can be verified. */
  unavailable: string
  verify: string
  verifying: string
  /** Label of the button that returns from the code to the number. */
  changeNumber: string
  verified: string
  /** Shown below `verified` when the number is unknown, because it was verified earlier. */
  verifiedDescription: string
  validation: PhoneVerificationMessages
}
