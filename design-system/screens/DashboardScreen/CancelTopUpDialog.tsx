import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'

export interface CancelTopUpTexts {
  /** The question, with the amount. */
  heading: (amount: string) => string
  /** Explains what happens to a payment that is already on its way. */
  description: string
  confirm: string
  pending: string
  /** Label of the button that keeps the top-up. */
  keep: string
  /** Title above the server's message. */
  failed: string
}

interface CancelTopUpDialogProps {
  open: boolean
  /** Whole dong as a decimal string. */
  amount: string
  texts: CancelTopUpTexts
  onOpenChange: (open: boolean) => void
  /** Cancels the top-up. The dialog closes on success, and shows the message on failure. */
  onConfirm: () => Promise<SubmitResult>
}

/** Asks for confirmation before a pending top-up is cancelled, because a payment may be on its way, or before a withdrawal is. */
export function CancelTopUpDialog({ open, amount, texts, onOpenChange, onConfirm }: CancelTopUpDialogProps) {
  const { currency } = useFormats()
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
      heading={texts.heading(currency(amount))}
      description={texts.description}
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
