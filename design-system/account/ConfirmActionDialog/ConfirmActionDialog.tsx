import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react'
import { type ApiCall, ApiCommand, type ApiCommandTexts } from '#ds/account/ApiCommand/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import * as css from './ConfirmActionDialog.css.ts'
import { LostAndKept, type LostAndKeptTexts } from './LostAndKept.tsx'
import { TypedNameField, type TypedNameTexts } from './TypedNameField.tsx'
import { typedName } from './typed-name.ts'

/** Texts of every question about a machine. */
export interface ConfirmActionDialogTexts extends LostAndKeptTexts {
  /** Leaves everything as it is. */
  keep: string
  /** Title above the server's message. */
  failureTitle: string
  typedName: TypedNameTexts
  api: ApiCommandTexts
}

export interface ConfirmActionDialogProps extends ComponentPropsWithRef<'div'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while the request is pending. */
  onOpenChange: (open: boolean) => void
  /** The question, with the name of the machine. */
  heading: string
  /** What follows, in a sentence. */
  description: ReactNode
  /** What is gone for good and what stays, if something is. Default: nothing is lost. */
  lostAndKept?: { lost: readonly ReactNode[]; kept: readonly ReactNode[] } | undefined
  /** The name that is to be typed, for what cannot be undone. Default: nothing is typed. */
  confirmName?: string | undefined
  /** The verb of the button that does it. */
  confirm: string
  /** `critical` for what loses something. Default: `brand`. */
  tone?: 'brand' | 'critical'
  /** Why it cannot be done now, although it could when the dialog was opened. */
  disabledReason?: string | undefined
  /** Sends it. The dialog closes on success, and shows the message on failure. */
  onConfirm: () => Promise<SubmitResult>
  /** The same as a call of the API. */
  call: ApiCall
  origin: string
  finalFocus?: DialogProps['finalFocus']
  texts: ConfirmActionDialogTexts
  /** What is chosen before, above what follows. Default: nothing is chosen. */
  children?: ReactNode
}

/**
 * A question before something is done with a machine that interrupts it or loses something: what follows, in the machine's own figures, and human
 * verbs. What cannot be undone needs its name typed. For a rebuild use RebuildDialog. Name the buttons after what they do, never OK and Cancel:
 * cancelling is also the name of an action here.
 */
export function ConfirmActionDialog({
  open,
  onOpenChange,
  heading,
  description,
  lostAndKept,
  confirmName,
  confirm,
  tone = 'brand',
  disabledReason,
  onConfirm,
  call,
  origin,
  texts,
  children,
  ...rest
}: ConfirmActionDialogProps) {
  const { pending, error, run, clearError } = useAction()
  const [typed, setTyped] = useState('')
  const keep = useRef<HTMLButtonElement>(null)
  const isNamed = confirmName === undefined || typedName(confirmName, typed).isComplete
  const close = () => {
    if (pending) return
    setTyped('')
    clearError()
    onOpenChange(false)
  }
  const send = async () => {
    if (!(await run(onConfirm))) return
    setTyped('')
    onOpenChange(false)
  }
  const reason = disabledReason ?? (isNamed ? undefined : texts.typedName.differs)
  return (
    <Dialog
      data-component="ConfirmActionDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      heading={heading}
      description={description}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} tone="neutral" emphasis="outline" className={css.keep} onClick={close}>
            {texts.keep}
          </Button>
          <Button
            tone={isNamed ? tone : 'neutral'}
            emphasis={isNamed ? 'strong' : 'outline'}
            pending={pending}
            className={css.button}
            {...(reason !== undefined && { disabledReason: reason })}
            onClick={() => void send()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className={css.content}>
        {error !== undefined && (
          <Notice tone="critical" title={texts.failureTitle} role="alert">
            {error}
          </Notice>
        )}
        {children}
        {lostAndKept && <LostAndKept {...lostAndKept} texts={texts} />}
        {confirmName !== undefined && (
          <TypedNameField name={confirmName} value={typed} onValueChange={setTyped} texts={texts.typedName} />
        )}
        <ApiCommand call={call} origin={origin} texts={texts.api} />
      </div>
    </Dialog>
  )
}
