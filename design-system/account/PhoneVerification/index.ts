export type { PhoneDialogTexts } from './PhoneDialog.tsx'
export { PhoneVerification, type PhoneVerificationProps } from './PhoneVerification.tsx'
export type { PhoneVerificationMessages } from './phone-schema.ts'
export type { PhoneVerificationTexts } from './phone-texts.ts'
