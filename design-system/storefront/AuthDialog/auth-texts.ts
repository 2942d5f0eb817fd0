import type { AuthValidationMessages } from './auth-schema.ts'

interface ModeTexts {
  heading: string
  description: string
  submit: string
  pending: string
  /** Title of what the server said to the last try. */
  failed: string
  /** The way to the other mode: why, and what one presses. */
  other: { question: string; action: string }
}

/** Every text of the AuthDialog. */
export interface AuthDialogTexts {
  login: ModeTexts
  register: ModeTexts
  fields: { name: string; email: string; password: string; confirmPassword: string; rememberMe: string }
  /** Said under the password of the register form before anything is wrong. */
  passwordHint: string
  validation: AuthValidationMessages
  /** What a field says that was left empty. */
  missing: { email: string; password: string }
}
