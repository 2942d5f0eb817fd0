export interface ForgotPasswordTexts {
  heading: string
  description: string
  email: string
  emailMissing: string
  invalidEmail: string
  submit: string
  pending: string
  failed: string
  /** The link to the login page. */
  toLogin: string
  sent: {
    heading: string
    /** The same whether or not there is an account: `minutes` is how long the link can be used. */
    message: (email: string, minutes: number) => string
    /** Above what to do when no mail comes. */
    notArrived: string
    advice: readonly string[]
    /** The button that sends it again; before that is possible, in how many seconds it is, and why. */
    resend: string
    resendLater: (seconds: number) => string
    resendReason: string
    /** Announced once it was sent again. */
    resent: string
    otherEmail: string
    /** The link to support. */
    support: string
  }
}
