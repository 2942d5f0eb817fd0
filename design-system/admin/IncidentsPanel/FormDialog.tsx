import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { useFocusFirstError } from '#ds/admin/use-focus-first-error.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { IncidentsPanelTexts } from './incidents-texts.ts'

interface FormDialogProps {
  texts: Pick<IncidentsPanelTexts, 'cancel' | 'pending' | 'failed'>
  heading: string
  open: boolean
  onOpenChange: (open: boolean) => void
  submitLabel: string
  /** `critical` when something cannot be undone. Default: `brand`. */
  tone?: 'brand' | 'critical'
  pending: boolean
  /** Why it was not sent, unless that is said at the fields. */
  error: string | undefined
  /** Resolves with whether it was sent; otherwise the first field with an error gets the focus. */
  onSubmit: () => Promise<boolean>
  children: ReactNode
}

/** A dialog with a form, which stays open with everything that was entered until it has been sent. */
export function FormDialog(props: FormDialogProps) {
  const { texts, heading, open, onOpenChange, submitLabel, tone = 'brand', pending, error, onSubmit, children } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusFirstError = useFocusFirstError(form)
  const close = () => {
    if (!pending) onOpenChange(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await onSubmit())) focusFirstError()
  }
  return (
    <Dialog
      size="wide"
      open={open}
      onOpenChange={(next) => !next && close()}
      heading={heading}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} tone={tone} pending={pending}>
            {pending ? texts.pending : submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {error && (
            <Notice tone="critical" title={texts.failed} role="alert">
              {error}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
