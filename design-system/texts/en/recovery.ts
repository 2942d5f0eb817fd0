import type { RecoveryTexts } from '#ds/screens/RecoveryScreen/index.ts'
import { loginTexts } from './login.ts'

const { fields, passwordHint, validation } = loginTexts.card

const shortWait = 'This takes only a moment.'
const resent = 'A new link is on its way to your inbox.'
const noReply = 'The server did not respond. Please try again.'

/** The pages that lead back into an account. */
export const recoveryTexts: RecoveryTexts = {
  brand: 'Sen Cloud',
  forgot: {
    heading: 'Forgot your password?',
    description: 'Enter the email of your account, and we send you a link to set a new password.',
    email: fields.email,
    emailMissing: validation.emailMissing,
    invalidEmail: validation.email,
    submit: 'Send the link',
    pending: 'Sending…',
    failed: 'The link could not be sent',
    toLogin: 'Back to login',
    sent: {
      heading: 'Look into your inbox',
      message: (email, minutes) =>
        `If ${email} has an account, a mail with a link for a new password is on its way. The link works once, within ${minutes} minutes.`,
      notArrived: 'No mail?',
      advice: ['Look into the folders for spam and promotions.', 'Check that this is the email you registered with.'],
      resend: 'Send it again',
      resendLater: (seconds) => `Send it again in ${seconds}\u00a0s`,
      resendReason: 'It was sent only now. Please wait a little.',
      resent: 'It was sent again.',
      otherEmail: 'Use another email',
      support: 'Still nothing? Contact support',
    },
  },
  reset: {
    heading: 'Set a new password',
    description: 'Every device that is logged in has to log in again afterwards.',
    password: 'New password',
    passwordHint,
    tooShort: validation.password,
    confirmPassword: 'Confirm new password',
    confirmMissing: validation.confirmPasswordMissing,
    different: validation.confirmPassword,
    submit: 'Change password',
    pending: 'Changing…',
    failed: 'The password was not changed',
    done: {
      heading: 'Password changed',
      message: 'All earlier sessions have ended. Log in with the new password.',
      toLogin: 'Login',
    },
    expired: {
      heading: 'This link no longer works',
      message: 'It was used, or is too old. Your password has not changed. Request a new link.',
      toForgot: 'Send a new link',
    },
  },
  verify: {
    ready: {
      heading: 'Verify your email',
      message: 'Press the button to verify this email address.',
      submit: 'Verify email',
    },
    working: { heading: 'Verifying your email…', message: shortWait },
    done: {
      heading: 'Email verified',
      message: 'From now on, invoices and important notices go to this address.',
      next: 'Go to your account',
    },
    expired: {
      heading: 'This link no longer works',
      message: 'It was used, or is too old. If your email is still not verified, request a new link in your account.',
      next: 'Go to your account',
      resend: 'Send a new link',
      resending: 'Sending…',
      resent,
    },
    failed: {
      heading: 'Your email could not be verified',
      message: noReply,
      retry: 'Try again',
    },
  },
  stop: {
    ready: {
      heading: 'Keep the old email address?',
      message:
        'A change of this account’s email to another address was requested. If that was not you, stop it, and then change your password.',
      submit: 'Stop the change of email',
    },
    working: { heading: 'Stopping the change of email…', message: shortWait },
    done: {
      heading: 'The change of email was stopped',
      message: 'The account keeps its old address. If you did not request the change, change your password now.',
      next: 'Go to security',
    },
    expired: {
      heading: 'This link no longer works',
      message: 'It was used, or is too old. If there is a change that you do not recognise, contact support.',
      next: 'Go to security',
      resend: 'Send a new link',
      resending: 'Sending…',
      resent,
    },
    failed: {
      heading: 'The change of email could not be stopped',
      message: noReply,
      retry: 'Try again',
    },
  },
}

/** The titles of these pages in the browser. */
export const recoveryTitles = {
  forgot: recoveryTexts.forgot.heading,
  reset: recoveryTexts.reset.heading,
  verify: recoveryTexts.verify.ready.heading,
  stop: recoveryTexts.stop.ready.submit,
}
