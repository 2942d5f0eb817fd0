export { ResetPassword, type ResetPasswordProps } from './ResetPassword.tsx'
export type { NewPasswordTexts, ResetPasswordTexts } from './reset-password-texts.ts'
