import { type FormEvent, type ReactNode, useId } from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'

export interface FormDialogTexts {
  heading: string
  description: string
  cancel: string
  submit: string
  pending: string
  failed: string
}

interface FormDialogProps {
  open: boolean
  /** Never called while a request is pending. */
  onClosed: () => void
  onSubmit: () => void
  pending: boolean
  /** Why the last attempt failed, unless a field says it. */
  error: string | undefined
  /** Of the submit button: `critical` for what takes something away. Default: `brand`. */
  tone?: 'brand' | 'critical'
  texts: FormDialogTexts
  children: ReactNode
}

/** A dialog with the fields of one setting. */
export function FormDialog({
  open,
  onClosed,
  onSubmit,
  pending,
  error,
  tone = 'brand',
  texts,
  children,
}: FormDialogProps) {
  const formId = useId()
  const close = () => {
    if (!pending) onClosed()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!pending) onSubmit()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      heading={texts.heading}
      description={texts.description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} tone={tone} pending={pending}>
            {pending ? texts.pending : texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate aria-busy={pending || undefined} onSubmit={submit}>
        <Stack space="lg">
          {error !== undefined && (
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
