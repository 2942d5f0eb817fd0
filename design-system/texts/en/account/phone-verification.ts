import type { PhoneVerificationTexts } from '#ds/account/PhoneVerification/index.ts'
import type { PhoneDialogTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'

/** Texts of the phone verification. */
export const phoneVerification: PhoneVerificationTexts = {
  phone: 'Phone number',
  phoneDescription: 'We send a verification code to this number.',
  phonePlaceholder: '0912 345 678',
  sendCode: 'Send the code',
  sendingCode: 'Sending the code…',
  code: 'Verification code',
  codeDescription: (phone) => `Enter the 6-digit code that was sent to ${phone}.`,
  simulated: 'Test mode: no message is sent, and any code is accepted.',
  unavailable: 'Phone numbers cannot be verified yet. You can verify your email instead.',
  verify: 'Verify',
  verifying: 'Verifying…',
  changeNumber: 'Change the number',
  verified: 'Your phone number is verified',
  verifiedDescription: 'This number is linked to your account.',
  validation: {
    phoneRequired: 'Please enter your phone number',
    codeRequired: 'Please enter the verification code',
  },
}

/** Texts of the dialog that the banner's button opens. */
export const phoneDialog: PhoneDialogTexts = {
  heading: 'Verify your phone number',
  description: 'A phone number can be verified for one account only.',
  done: 'Done',
}
