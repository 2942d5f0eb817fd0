import type { AuthDialogTexts } from '#ds/storefront/AuthDialog/index.ts'
import { loginTexts } from './login.ts'
import { secondStep } from './second-factor.ts'
import { toastTexts } from './toasts.ts'

const { login, register, fields, passwordHint, validation } = loginTexts.card

/** The sign-in dialog of the landing page, with the words of the login page. */
export const authTexts: AuthDialogTexts = {
  login: {
    heading: 'Log in',
    description: 'Your servers, wallet and support in one place.',
    submit: login.submit,
    pending: login.pending,
    failed: login.failed,
    other: { question: 'No account yet?', action: 'Sign up' },
  },
  register: {
    heading: register.heading,
    description: 'Your name, an email and a password.',
    submit: register.submit,
    pending: register.pending,
    failed: register.failed,
    other: { question: 'Already have an account?', action: 'Log in' },
  },
  fields: {
    name: fields.name,
    email: fields.email,
    password: fields.password,
    confirmPassword: fields.confirmPassword,
    rememberMe: 'Remember me',
  },
  passwordHint,
  missing: {
    email: validation.emailMissing,
    password: 'Enter your password',
    confirmPassword: validation.confirmPasswordMissing,
  },
  secondStep,
  validation: {
    required: 'Please fill in all fields',
    email: validation.email,
    password: validation.password,
    name: 'Please enter your name',
    confirmPassword: validation.confirmPassword,
  },
}

/** Toasts about the dialog, shown by its owner. */
export const authToastTexts = {
  /** Title of a validation message. */
  invalid: 'Check your details',
  loggedIn: toastTexts.loggedIn,
  loggedInDetail: 'Welcome back',
  registered: 'Registration successful!',
  registeredDetail: 'Your account has been created',
}
