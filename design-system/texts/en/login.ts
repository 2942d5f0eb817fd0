import type { LoginScreenTexts } from '#ds/screens/LoginScreen/index.ts'
import { promises } from './promises.ts'
import { secondStep } from './second-factor.ts'
import { toastTexts } from './toasts.ts'

/** The login page. Validation, failures and 'Forgot Password?' are quoted from the product spec (sections 2, 5 and 8). */
export const loginTexts: LoginScreenTexts = {
  brand: 'Sen Cloud',
  backToHome: 'Back to Home',
  card: {
    modes: 'Log in or register',
    login: {
      tab: 'Login',
      heading: 'Welcome back',
      submit: 'Login',
      pending: 'Logging in…',
      failed: toastTexts.loginFailed,
      forgotPassword: 'Forgot Password?',
      passkey: 'Sign in with a passkey',
      passkeyNotUsed: 'No passkey was used: it was cancelled, or this device has none for your account.',
    },
    register: {
      tab: 'Register',
      heading: 'Create your account',
      submit: 'Register',
      pending: 'Creating account…',
      failed: toastTexts.registrationFailed,
    },
    fields: {
      name: 'Full name',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      password: 'Password',
      confirmPassword: 'Confirm password',
      rememberMe: 'Remember me',
    },
    passwordHint: 'At least 6 characters',
    reasons: {
      signInRequired: 'Please log in to continue.',
      sessionEnded: 'Your session has ended. Please log in again.',
      accountLocked: 'Your account is locked. Please contact support.',
      registered: toastTexts.registered,
    },
    secondStep,
    validation: {
      email: 'Please enter a valid email',
      emailMissing: 'Enter your email',
      password: 'Password must be at least 6 characters',
      name: 'Full name must be at least 2 characters',
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      confirmPassword: "Passwords don't match",
      confirmPasswordMissing: 'Repeat your password',
    },
  },
  panel: {
    label: 'About Sen Cloud',
    statement: 'Servers close to your customers, in Vietnam and Singapore.',
    facts: [
      { figure: '99.99%', label: promises.uptime },
      { figure: '3', label: 'data centres: Hanoi, Ho Chi Minh City and Singapore' },
      { figure: '24/7', label: 'live chat, email and tickets' },
    ],
  },
}
