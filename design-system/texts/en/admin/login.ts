import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'

/** Texts of the login. */
export const login: AdminScreenTexts['login'] = {
  heading: 'Administrator login',
  description: 'For administrators of Sen Cloud only.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  pending: 'Logging in...',
  failed: 'Could not log you in',
  required: 'Please enter both email and password',
}
