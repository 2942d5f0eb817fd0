import { type FormEvent, useId, useState } from 'react'
import type { ParkedPayment } from '#contracts/admin.ts'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
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
  const formId = useId()
  const [note, setNote] = useState('')
  const { pending, error, run } = useAction()
  const empty = note.trim() === ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (empty || pending) return
    if (await run(() => onResolve(note.trim()))) onOpenChange(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !(next || pending) && onOpenChange(false)}
      heading={texts.heading}
      description={texts.description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={() => !pending && onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={pending} disabledReason={empty ? texts.emptyReason : undefined}>
            {pending ? texts.pending : texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          {error && (
            <Notice tone="critical" title={texts.failed} role="alert">
              {error}
            </Notice>
          )}
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
        </Stack>
      </form>
    </Dialog>
  )
}
