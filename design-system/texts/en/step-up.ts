import type { StepUpDialogTexts } from '#ds/account/StepUpDialog/index.ts'
import { secondFactor } from './second-factor.ts'

/** The dialog that asks for the second factor once more. */
export const stepUpTexts: StepUpDialogTexts = {
  ...secondFactor,
  heading: 'Confirm that it is you',
  description: 'This concerns money or cannot be undone, so it needs one more code from your phone.',
  back: 'Cancel',
  usePasskey: 'Use a passkey',
  passkeyPending: 'Waiting for the passkey…',
  passkeyNotUsed: 'No passkey was used. Try again, or enter a code.',
  failed: 'Not confirmed',
}
