import type { LoginValidationMessages } from './login-schema.ts'

/** Why a visitor was led to the login page, or what has just happened to them there. */
export type LoginReason = 'signInRequired' | 'sessionEnded' | 'accountLocked' | 'registered'

/** Every text of the LoginCard. */
export interface LoginCardTexts {
  /** Names the two tabs together. */
  modes: string
  login: { tab: string; heading: string; submit: string; pending: string; failed: string; forgotPassword: string }
  register: { tab: string; heading: string; submit: string; pending: string; failed: string }
  fields: { firstName: string; lastName: string; email: string; password: string; confirmPassword: string }
  /** Said under the password of the register form before anything is wrong. */
  passwordHint: string
  reasons: Record<LoginReason, string>
  validation: LoginValidationMessages
}
