interface StepTexts {
  heading: string
  message: string
}

/** The texts of a page that a link of a mail leads to, and that does one thing. */
export interface VerifyEmailTexts {
  /** Before it is done, where that needs a click; `submit` is the button. */
  ready: StepTexts & { submit: string }
  working: StepTexts
  done: StepTexts & { next: string }
  /** The link was used, is too old, or is incomplete. `next` leads to the account. */
  expired: StepTexts & { next: string; resend: string; resending: string; resent: string }
  failed: StepTexts & { retry: string }
}
