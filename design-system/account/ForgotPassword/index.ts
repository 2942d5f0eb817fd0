export { ForgotPassword, type ForgotPasswordProps, type ForgotResult } from './ForgotPassword.tsx'
export type { ForgotPasswordTexts } from './forgot-password-texts.ts'
