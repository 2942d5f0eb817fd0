import { useState } from 'react'
import * as v from 'valibot'
import type { EmailChange } from '#contracts/account.ts'
import { emailField } from '#contracts/fields/credentials.ts'
import { PASSWORD_MAX } from '#contracts/rules/limits.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { ProfileSettingsTexts } from './profile-settings-texts.ts'

interface EmailDialogProps {
  open: boolean
  onClosed: () => void
  onSubmit: (change: EmailChange) => Promise<SubmitResult>
  texts: ProfileSettingsTexts['emailDialog']
}

/** Requests another email address, with the password, since the address leads back into the account. */
export function EmailDialog({ open, onClosed, onSubmit, texts }: EmailDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasChecked, setWasChecked] = useState(false)
  const missing = email.trim() === '' ? texts.emailMissing : undefined
  const typed = v.safeParse(emailField(texts.invalidEmail), email)
  const emailProblem = missing ?? typed.issues?.[0].message
  const passwordProblem = password === '' ? texts.passwordMissing : undefined
  const emailError = (wasChecked ? emailProblem : undefined) ?? fieldErrorAt(fieldErrors, 'email')
  const passwordError = (wasChecked ? passwordProblem : undefined) ?? fieldErrorAt(fieldErrors, 'password')
  const close = () => {
    setEmail('')
    setPassword('')
    setWasChecked(false)
    clearError()
    onClosed()
  }
  const submit = async () => {
    setWasChecked(true)
    if (!typed.success || passwordProblem !== undefined) return
    if (await run(() => onSubmit({ email: typed.output, password }))) close()
  }
  return (
    <FormDialog
      open={open}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={emailError === undefined && passwordError === undefined ? error : undefined}
      texts={texts}
    >
      <Stack space="md">
        <Field label={texts.newEmail} description={texts.emailHint} error={emailError} required>
          <Input
            type="email"
            autoComplete="email"
            value={email}
            readOnly={pending}
            onChange={(event) => {
              setEmail(event.target.value)
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
