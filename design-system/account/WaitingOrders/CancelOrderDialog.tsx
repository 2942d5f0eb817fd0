import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'

export interface CancelOrderTexts {
  /** The question, with the name of the VPS. */
  heading: (name: string) => string
  /** What becomes of the held price, and of money that is on its way. */
  description: string
  confirm: string
  pending: string
  /** Label of the button that keeps the order. */
  keep: string
  /** Title above the server's message. */
  failed: string
}

interface CancelOrderDialogProps {
  open: boolean
  name: string
  onOpenChange: (open: boolean) => void
  /** Cancels the order. The dialog closes on success, and shows the message on failure. */
  onConfirm: () => Promise<SubmitResult>
  finalFocus: DialogProps['finalFocus']
  texts: CancelOrderTexts
}

/** Asks for confirmation before a waiting order is cancelled, because its price is not held any longer. */
export function CancelOrderDialog({ open, name, onOpenChange, onConfirm, finalFocus, texts }: CancelOrderDialogProps) {
  const { pending, error, run, clearError } = useAction()
  const close = () => {
    if (pending) return
    clearError()
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      heading={texts.heading(name)}
      description={texts.description}
      finalFocus={finalFocus}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.keep}
          </Button>
          <Button
            tone="critical"
            pending={pending}
            onClick={async () => {
              if (await run(onConfirm)) onOpenChange(false)
            }}
          >
            {pending ? texts.pending : texts.confirm}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Notice tone="critical" title={texts.failed} role="alert">
          {error}
        </Notice>
      )}
    </Dialog>
  )
}
