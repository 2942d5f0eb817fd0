import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { secondStep } from '#ds/texts/en/second-factor.ts'
import { toastTexts } from '#ds/texts/en/toasts.ts'

/** Texts of the login. */
export const login: AdminScreenTexts['login'] = {
  heading: 'Administrator login',
  description: 'For administrators of Sen Cloud only.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  pending: 'Logging in…',
  failed: toastTexts.loginFailed,
  required: 'Please enter both email and password',
  secondStep,
}
