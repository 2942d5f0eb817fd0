import { useState } from 'react'
import type { AccountClosing } from '#contracts/account.ts'
import { emailAddress } from '#contracts/rules/email-address.ts'
import { PASSWORD_MAX } from '#contracts/rules/limits.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { CloseAccountTexts } from './close-account-texts.ts'

interface CloseAccountDialogProps {
  open: boolean
  onClosed: () => void
  /** The email of the account, which has to be typed. */
  email: string
  onSubmit: (closing: AccountClosing) => Promise<SubmitResult>
  texts: CloseAccountTexts['dialog']
}

/** Asks for the email and the password before an account is closed: nothing brings it back. */
export function CloseAccountDialog({ open, onClosed, email, onSubmit, texts }: CloseAccountDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [confirm, setConfirm] = useState('')
  const [password, setPassword] = useState('')
  const [wasChecked, setWasChecked] = useState(false)
  const typed = emailAddress(confirm)?.toLowerCase()
  const emailProblem = typed === email.toLowerCase() ? undefined : texts.wrongEmail
  const passwordProblem = password === '' ? texts.passwordMissing : undefined
  const emailError = (wasChecked ? emailProblem : undefined) ?? fieldErrorAt(fieldErrors, 'confirm')
  const passwordError = (wasChecked ? passwordProblem : undefined) ?? fieldErrorAt(fieldErrors, 'password')
  const close = () => {
    setConfirm('')
    setPassword('')
    setWasChecked(false)
    clearError()
    onClosed()
  }
  const submit = async () => {
    setWasChecked(true)
    if (typed === undefined || emailProblem !== undefined || passwordProblem !== undefined) return
    if (await run(() => onSubmit({ confirm: typed, password }))) close()
  }
  return (
    <FormDialog
      open={open}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={emailError === undefined && passwordError === undefined ? error : undefined}
      tone="critical"
      texts={texts}
    >
      <Stack space="md">
        <Field label={texts.email} description={texts.emailHint(email)} error={emailError} required>
          <Input
            type="email"
            autoComplete="off"
            value={confirm}
            readOnly={pending}
            onChange={(event) => {
              setConfirm(event.target.value)
              clearError()
            }}
          />
        </Field>
        <Field label={texts.password} error={passwordError} required>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            readOnly={pending}
            maxLength={PASSWORD_MAX}
            onChange={(event) => {
              setPassword(event.target.value)
              clearError()
            }}
          />
        </Field>
      </Stack>
    </FormDialog>
  )
}
