import { useState } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contracts/rules/limits.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { NewPasswordTexts } from './reset-password-texts.ts'

/** The state of a new password that is typed twice. */
export function useNewPassword(texts: NewPasswordTexts) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [wasChecked, setWasChecked] = useState(false)
  const problem = password.length < PASSWORD_MIN ? texts.tooShort : undefined
  const missing = confirmation === '' ? texts.confirmMissing : undefined
  const different = confirmation !== password ? texts.different : undefined
  const confirmProblem = missing ?? different
  return {
    password,
    confirmation,
    setPassword,
    setConfirmation,
    passwordError: wasChecked ? problem : undefined,
    confirmError: wasChecked ? confirmProblem : undefined,
    /** Shows what is wrong from now on. Returns whether nothing is. */
    check() {
      setWasChecked(true)
      return problem === undefined && confirmProblem === undefined
    },
    reset() {
      setPassword('')
      setConfirmation('')
      setWasChecked(false)
    },
  }
}

interface NewPasswordFieldsProps {
  value: ReturnType<typeof useNewPassword>
  pending: boolean
  /** What the server found wrong with it, until it is changed. */
  error: string | undefined
  onChange: () => void
  texts: NewPasswordTexts
}

/** A new password, typed twice, with what it has to have. */
export function NewPasswordFields({ value, pending, error, onChange, texts }: NewPasswordFieldsProps) {
  const passwordError = value.passwordError ?? error
  return (
    <Stack space="md">
      <Field
        label={texts.password}
        // The error message says the same, so it replaces the hint.
        description={passwordError === undefined && texts.passwordHint}
        error={passwordError}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          value={value.password}
          readOnly={pending}
          maxLength={PASSWORD_MAX}
          onChange={(event) => {
            value.setPassword(event.target.value)
            onChange()
          }}
        />
      </Field>
      <Field label={texts.confirmPassword} error={value.confirmError} required>
        <PasswordInput
          autoComplete="new-password"
          value={value.confirmation}
          readOnly={pending}
          maxLength={PASSWORD_MAX}
          onChange={(event) => value.setConfirmation(event.target.value)}
        />
      </Field>
    </Stack>
  )
}
