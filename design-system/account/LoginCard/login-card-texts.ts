import type { LoginValidationMessages } from './login-schema.ts'

/** Why a visitor was sent to the login page, or what has just happened there. */
export type LoginReason = 'signInRequired' | 'sessionEnded' | 'accountLocked' | 'registered'

/** All texts of the LoginCard. */
export interface LoginCardTexts {
  /** Accessible name of the tab list. */
  modes: string
  login: { tab: string; heading: string; submit: string; pending: string; failed: string; forgotPassword: string }
  register: { tab: string; heading: string; submit: string; pending: string; failed: string }
  fields: {
    name: string
    firstName: string
    lastName: string
    email: string
    password: string
    confirmPassword: string
  }
  /** Shown under the password field of the register form while it has no error. */
  passwordHint: string
  reasons: Record<LoginReason, string>
  validation: LoginValidationMessages
}
