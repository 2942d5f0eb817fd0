import { Fingerprint } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { SecondFactorForm, type SecondFactorTexts } from '#ds/domain/SecondFactorForm/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'

export interface StepUpDialogTexts extends SecondFactorTexts {
  heading: string
  /** Why the code is needed once more. */
  description: string
  usePasskey: string
  passkeyPending: string
  /** The browser has used none. */
  passkeyNotUsed: string
  /** Title of the message why a passkey was not accepted. */
  failed: string
}

export interface StepUpDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` when it is left without a code: then what was to be done is not done. */
  onOpenChange: (open: boolean) => void
  /** Sends the code. On failure the message is shown at the field; on success the caller closes the dialog. */
  onSubmit: (code: string) => Promise<SubmitResult>
  /** Asks the browser for a passkey in place of a code. On failure the message is shown. Default: there is no such button. */
  onPasskey?: (() => Promise<SubmitResult>) | undefined
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: StepUpDialogTexts
}

/**
 * Asks for the second factor once more, before money leaves or a machine is lost. Render it inside `DialogOverProvider`, among the children of the
 * dialog on top: side by side both would be inert.
 */
export function StepUpDialog({ open, onOpenChange, onSubmit, onPasskey, texts, ...rest }: StepUpDialogProps) {
  const { pending, error, run } = useAction()
  return (
    <Dialog
      data-component="StepUpDialog"
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      heading={texts.heading}
      description={texts.description}
    >
      <Stack space="md">
        {error !== undefined && (
          <Notice tone="critical" title={texts.failed} role="alert">
            {error}
          </Notice>
        )}
        {onPasskey && (
          <Button
            tone="neutral"
            emphasis="outline"
            size="large"
            fullWidth
            icon={Fingerprint}
            pending={pending}
            onClick={() => void run(onPasskey)}
          >
            {pending ? texts.passkeyPending : texts.usePasskey}
          </Button>
        )}
        <SecondFactorForm onSubmit={onSubmit} onBack={() => onOpenChange(false)} texts={texts} />
      </Stack>
    </Dialog>
  )
}
