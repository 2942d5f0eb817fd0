import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { MoneyInPanelTexts } from './money-texts.ts'

/** The result of a decision: also that someone else has made one meanwhile. */
export type DecisionResult = SubmitResult | { ok: false; isDecided: true }

interface DecisionDialogProps {
  texts: MoneyInPanelTexts
  heading: string
  description: string
  confirmLabel: string
  /** The button that closes it without a decision. Default: that it is cancelled. */
  cancelLabel?: string | undefined
  /** What is said when someone else has made a decision. */
  decided: { title: string; detail: string }
  /** Whether it takes something away. */
  isCritical: boolean
  /** Whether it stays open when it was sent, since another step follows. Default: false. */
  staysOpen?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Why it cannot be confirmed now. */
  disabledReason?: string | undefined
  /** Sends the decision; undefined if a field has an error, which then gets the focus. */
  onSubmit: () => Promise<DecisionResult> | undefined
  /** What the decision is about, which stays when it was made by someone else. */
  facts: ReactNode
  /** The fields of the decision. */
  children?: ReactNode
}

/**
 * The dialog of one decision about money. It stays open with what was entered until the decision is made, or until it turns out that someone else
 * has made one.
 */
export function DecisionDialog(props: DecisionDialogProps) {
  const {
    texts,
    heading,
    description,
    confirmLabel,
    decided,
    isCritical,
    staysOpen = false,
    open,
    onOpenChange,
  } = props
  const { cancelLabel = props.texts.dialog.cancel, disabledReason, onSubmit, facts, children } = props
  const own = texts.dialog
  const { pending, error, run } = useAction()
  const [isDecided, setDecided] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDecided) close.current?.focus()
  }, [isDecided])

  const submit = async () => {
    const sent = onSubmit()
    if (!sent) return false
    let isLate = false
    const isDone = await run(async () => {
      const result = await sent
      if (!('isDecided' in result)) return result
      isLate = true
      return { ok: true }
    })
    if (isLate) setDecided(true)
    else if (isDone && !staysOpen) onOpenChange(false)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      pending={pending}
      error={error}
      tone={isCritical ? 'critical' : 'brand'}
      disabledReason={disabledReason}
      texts={{ ...own, heading, description, cancel: cancelLabel, submit: confirmLabel }}
      footer={
        isDecided && (
          <Button ref={close} tone="neutral" emphasis="outline" onClick={() => onOpenChange(false)}>
            {own.close}
          </Button>
        )
      }
    >
      {isDecided ? (
        <Stack>
          <Notice tone="caution" title={decided.title} role="alert">
            {decided.detail}
          </Notice>
          {facts}
        </Stack>
      ) : (
        <>
          {facts}
          {children}
        </>
      )}
    </FormDialog>
  )
}
