import { KeyRound } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import type { MachinePassword } from '#contracts/machines.ts'
import { ApiCommand, type ApiCommandTexts } from '#ds/account/ApiCommand/index.ts'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './PasswordDialog.css.ts'

export interface PasswordDialogTexts extends CopyButtonTexts {
  heading: (user: string) => string
  /** Before it is shown: that this is possible once, and then for nobody. */
  once: string
  /** After that. */
  notAgain: string
  show: string
  showing: string
  password: (user: string) => string
  later: string
  done: string
  failureTitle: string
  api: ApiCommandTexts
}

/** The password, or why it could not be shown. */
export type PasswordResult = { ok: true; password: MachinePassword } | Extract<SubmitResult, { ok: false }>

export interface PasswordDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while the request is pending. */
  onOpenChange: (open: boolean) => void
  vpsId: string
  /** Whose password it is: `root`, or `Administrator` on Windows. */
  user: string
  /** Takes the password from the server, which then has it no longer. */
  onShow: () => Promise<PasswordResult>
  origin: string
  finalFocus?: DialogProps['finalFocus']
  texts: PasswordDialogTexts
}

/** Shows a password that can be shown once: only when that is wanted, and it says so before and afterwards. It is gone when the dialog closes. */
export function PasswordDialog({
  open,
  onOpenChange,
  vpsId,
  user,
  onShow,
  origin,
  texts,
  ...rest
}: PasswordDialogProps) {
  const { pending, error, run, clearError } = useAction()
  const [shown, setShown] = useState<string>()
  const text = useRef<HTMLElement>(null)
  const close = () => {
    if (pending) return
    setShown(undefined)
    clearError()
    onOpenChange(false)
  }
  const show = () =>
    run(async () => {
      const result = await onShow()
      if (result.ok) setShown(result.password.password)
      return result
    })
  return (
    <Dialog
      data-component="PasswordDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      heading={texts.heading(user)}
      description={shown === undefined ? texts.once : texts.notAgain}
      footer={
        shown === undefined ? (
          <>
            <Button tone="neutral" emphasis="outline" onClick={close}>
              {texts.later}
            </Button>
            <Button icon={KeyRound} pending={pending} onClick={() => void show()}>
              {pending ? texts.showing : texts.show}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{texts.done}</Button>
        )
      }
    >
      <Stack space="md">
        {error !== undefined && (
          <Notice tone="critical" title={texts.failureTitle} role="alert">
            {error}
          </Notice>
        )}
        {shown !== undefined && (
          <div role="status">
            <Text size="small" tone="secondary">
              {texts.password(user)}
            </Text>
            <div className={css.line}>
              <code ref={text} className={css.password} translate="no">
                {shown}
              </code>
              <CopyButton of={text} value={texts.password(user)} texts={texts} />
            </div>
          </div>
        )}
        {shown === undefined && (
          <ApiCommand
            call={{ method: 'POST', path: `/api/vps/${vpsId}/password`, needsSession: true }}
            origin={origin}
            texts={texts.api}
          />
        )}
      </Stack>
    </Dialog>
  )
}
