import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'

export interface FormDialogTexts {
  heading: string
  /** A sentence under the heading. Default: none. */
  description?: string | undefined
  cancel: string
  submit: string
  /** The submit button while a request is pending. Default: `submit`. */
  pending?: string
  /** Title of the notice with `error`. Default: none. */
  failed?: string
}

export interface FormDialogProps extends Omit<DialogProps, 'heading' | 'description' | 'onSubmit'> {
  /** Called with `false` by Escape, the backdrop and the buttons; never while a request is pending. */
  onOpenChange: (open: boolean) => void
  /**
   * Called when the form is submitted; never while a request is pending or there is a `disabledReason`. If it returns or resolves with
   * `false`, the first field with an error gets the focus.
   */
  onSubmit: () => unknown
  /** A request is pending. Default: false. */
  pending?: boolean
  /** Why the last attempt failed, unless a field says it. Default: nothing failed. */
  error?: string | undefined
  /** The tone of the submit button: `critical` for what takes something away. Default: `brand`. */
  tone?: 'brand' | 'critical'
  /** Why the form cannot be submitted now. Default: it can. */
  disabledReason?: string | undefined
  /** Space between the notice and the children, and between these. Default: `md`. */
  space?: StackProps['space']
  /** Replaces the buttons when there is nothing left to submit, for example with one that closes: then `children` are in no form. */
  footer?: ReactNode
  texts: FormDialogTexts
}

/**
 * A Dialog with a form: fields, a button that cancels and one that submits, and a notice when an attempt has failed. Rest props and ref
 * go to the Dialog. A dialog whose footer says more, such as a sum, is a Dialog with a form of its own.
 */
export function FormDialog({
  onOpenChange,
  onSubmit,
  pending = false,
  error,
  tone = 'brand',
  disabledReason,
  space,
  footer,
  texts,
  children,
  ...rest
}: FormDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  // This is an effect, because the errors have been rendered by then.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const close = () => {
    if (!pending) onOpenChange(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React passes events on through portals, and the dialog may be a child of another form.
    event.stopPropagation()
    if (pending || disabledReason !== undefined) return
    if ((await onSubmit()) === false) setRefusals((count) => count + 1)
  }
  return (
    <Dialog
      data-component="FormDialog"
      {...rest}
      onOpenChange={close}
      heading={texts.heading}
      description={texts.description}
      footer={
        footer || (
          <>
            <Button tone="neutral" emphasis="outline" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} tone={tone} pending={pending} disabledReason={disabledReason}>
              {pending ? (texts.pending ?? texts.submit) : texts.submit}
            </Button>
          </>
        )
      }
    >
      {footer ? (
        children
      ) : (
        <Stack
          space={space}
          render={
            // The method is POST, because the browser would write the values into the address if it sent the form by
            // itself.
            <form
              ref={form}
              id={formId}
              method="post"
              noValidate
              aria-busy={pending || undefined}
              onSubmit={(event) => void submit(event)}
            />
          }
        >
          {error && (
            <Notice tone="critical" title={texts.failed} role="alert">
              {error}
            </Notice>
          )}
          {children}
        </Stack>
      )}
    </Dialog>
  )
}
