import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { PhoneVerification, type PhoneVerificationProps } from './PhoneVerification.tsx'
import type { PhoneVerificationTexts } from './phone-texts.ts'

/** Texts of the dialog around the verification. */
export interface PhoneDialogTexts {
  heading: string
  description: string
  /** Label of the button that closes the dialog after the number is verified. */
  done: string
}

export interface PhoneDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'>,
    Pick<PhoneVerificationProps, 'onSendCode' | 'onVerify' | 'codes' | 'verified'> {
  texts: PhoneDialogTexts
  phoneTexts: PhoneVerificationTexts
}

/** The verification of the phone number in a dialog of its own. */
export function PhoneDialog({ open, onOpenChange, finalFocus, texts, phoneTexts, ...verification }: PhoneDialogProps) {
  return (
    <Dialog
      data-component="PhoneDialog"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      heading={texts.heading}
      description={texts.description}
      footer={verification.verified && <Button onClick={() => onOpenChange(false)}>{texts.done}</Button>}
    >
      <PhoneVerification {...verification} texts={phoneTexts} />
    </Dialog>
  )
}
