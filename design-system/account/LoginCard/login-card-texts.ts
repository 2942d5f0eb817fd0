import type { SecondStepTexts } from '#ds/domain/SecondFactorForm/index.ts'
import type { LoginValidationMessages } from './login-schema.ts'

/** Why a visitor was sent to the login page, or what has just happened there. */
export type LoginReason = 'signInRequired' | 'sessionEnded' | 'accountLocked' | 'registered'

/** All texts of the LoginCard. */
export interface LoginCardTexts {
  /** Accessible name of the tab list. */
  modes: string
  login: {
    tab: string
    heading: string
    submit: string
    pending: string
    failed: string
    forgotPassword: string
    passkey: string
    /** The browser has used none: why, as far as it is known. */
    passkeyNotUsed: string
  }
  register: { tab: string; heading: string; submit: string; pending: string; failed: string }
  fields: {
    name: string
    firstName: string
    lastName: string
    email: string
    password: string
    confirmPassword: string
    /** The checkbox of the login form: the browser stays signed in when it is closed. */
    rememberMe: string
  }
  /** Shown under the password field of the register form while it has no error. */
  passwordHint: string
  reasons: Record<LoginReason, string>
  /** The step that asks for the second factor. */
  secondStep: SecondStepTexts
  validation: LoginValidationMessages
}
