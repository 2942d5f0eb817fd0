export { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx'
export type { AuthMode, AuthValidationMessages } from './auth-schema.ts'
export type { AuthDialogTexts } from './auth-texts.ts'
