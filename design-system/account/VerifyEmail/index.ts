export { VerifyEmail, type VerifyEmailProps } from './VerifyEmail.tsx'
export type { VerifyEmailTexts } from './verify-email-texts.ts'
