import { useState } from 'react'
import type { PasswordChange } from '#contracts/account-security.ts'
import { PASSWORD_MAX } from '#contracts/rules/limits.ts'
import { NewPasswordFields, useNewPassword } from '#ds/account/ResetPassword/NewPasswordFields.tsx'
import { Field } from '#ds/components/forms/Field/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { SecuritySettingsTexts } from './security-settings-texts.ts'

interface PasswordChangeDialogProps {
  open: boolean
  onClosed: () => void
  onSubmit: (change: PasswordChange) => Promise<SubmitResult>
  texts: SecuritySettingsTexts['passwordDialog']
}

/** Changes the password, with the present one. */
export function PasswordChangeDialog({ open, onClosed, onSubmit, texts }: PasswordChangeDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [current, setCurrent] = useState('')
  const [wasChecked, setWasChecked] = useState(false)
  const value = useNewPassword(texts)
  const currentProblem = current === '' ? texts.currentMissing : undefined
  const currentError = (wasChecked ? currentProblem : undefined) ?? fieldErrorAt(fieldErrors, 'currentPassword')
  const newError = fieldErrorAt(fieldErrors, 'newPassword')
  const close = () => {
    setCurrent('')
    value.reset()
    setWasChecked(false)
    clearError()
    onClosed()
  }
  const submit = async () => {
    setWasChecked(true)
    const isNewRight = value.check()
    if (currentProblem !== undefined || !isNewRight) return
    if (await run(() => onSubmit({ currentPassword: current, newPassword: value.password }))) close()
  }
  return (
    <FormDialog
      open={open}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={currentError === undefined && newError === undefined ? error : undefined}
      texts={texts}
    >
      <Stack space="md">
        <Field label={texts.currentPassword} error={currentError} required>
          <PasswordInput
            autoComplete="current-password"
            value={current}
            readOnly={pending}
            maxLength={PASSWORD_MAX}
            onChange={(event) => {
              setCurrent(event.target.value)
              clearError()
            }}
          />
        </Field>
        <NewPasswordFields value={value} pending={pending} error={newError} onChange={clearError} texts={texts} />
      </Stack>
    </FormDialog>
  )
}
