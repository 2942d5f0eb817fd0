import type { SecondStepTexts } from '#ds/domain/SecondFactorForm/index.ts'
import type { AuthValidationMessages } from './auth-schema.ts'

interface ModeTexts {
  heading: string
  description: string
  submit: string
  pending: string
  /** Title above the server's message for the last failed attempt. */
  failed: string
  /** The button that switches to the other mode: a question and a label. */
  other: { question: string; action: string }
}

/** All texts of the AuthDialog. */
export interface AuthDialogTexts {
  login: ModeTexts
  register: ModeTexts
  fields: { name: string; email: string; password: string; confirmPassword: string; rememberMe: string }
  /** Shown below the password field of the register form. */
  passwordHint: string
  /** The step that asks for the second factor. */
  secondStep: SecondStepTexts
  validation: AuthValidationMessages
  /** Messages at empty fields. */
  missing: { email: string; password: string; confirmPassword: string }
}
