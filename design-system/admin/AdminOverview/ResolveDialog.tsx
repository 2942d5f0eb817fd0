import { useState } from 'react'
import type { ParkedPayment } from '#contracts/admin.ts'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

/** Texts about the reason why a payment is parked. */
export interface ParkReasonTexts {
  label: string
  /** Explains what happened, and what an admin can do about it. */
  advice: string
}

export interface ResolveDialogTexts {
  heading: string
  /** States that saving a note moves no money. */
  description: string
  provider: string
  amount: string
  reason: string
  transaction: string
  note: string
  noteHint: string
  submit: string
  pending: string
  cancel: string
  /** Why the button is disabled while the note is empty. */
  emptyReason: string
  failed: string
}

interface ResolveDialogProps {
  texts: ResolveDialogTexts
  payment: ParkedPayment
  /** Name of the payment's provider. */
  provider: string
  /** Why the payment is parked. */
  reason: ParkReasonTexts
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Saves the note. The dialog closes on success, and shows the message on failure. */
  onResolve: (note: string) => Promise<SubmitResult>
}

/** Asks for a note about how one payment was resolved. */
export function ResolveDialog({ texts, payment, provider, reason, open, onOpenChange, onResolve }: ResolveDialogProps) {
  const [note, setNote] = useState('')
  const { pending, error, run } = useAction()
  const submit = async () => {
    if (await run(() => onResolve(note.trim()))) onOpenChange(false)
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      pending={pending}
      error={error}
      disabledReason={note.trim() === '' ? texts.emptyReason : undefined}
      texts={texts}
    >
      <RecordFacts
        facts={[
          { label: texts.provider, value: provider },
          { label: texts.amount, value: <Money amount={payment.amount} /> },
          { label: texts.reason, value: reason.label },
          { label: texts.transaction, value: payment.deposit?.number ?? payment.transactionId },
        ]}
      />
      <Text>{reason.advice}</Text>
      <Field label={texts.note} description={texts.noteHint}>
        <Textarea
          autoFocus
          rows={3}
          maxLength={RESOLUTION_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
