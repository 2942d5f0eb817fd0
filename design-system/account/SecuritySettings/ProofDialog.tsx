import { useState } from 'react'
import type { SecondFactorProof } from '#contracts/account-security.ts'
import { PASSWORD_MAX } from '#contracts/rules/limits.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { isSecondFactorCode } from '#ds/domain/SecondFactorForm/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { ProofDialogTexts } from './security-settings-texts.ts'

interface ProofDialogProps {
  open: boolean
  onClosed: () => void
  onSubmit: (proof: SecondFactorProof) => Promise<SubmitResult>
  /** Default: `brand`. */
  tone?: 'brand' | 'critical'
  texts: ProofDialogTexts
}

/** Asks for password and code before the second factor changes: who found an open browser has neither. */
export function ProofDialog({ open, onClosed, onSubmit, tone = 'brand', texts }: ProofDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wasChecked, setWasChecked] = useState(false)
  const passwordProblem = password === '' ? texts.passwordMissing : undefined
  const codeProblem = isSecondFactorCode(code) ? undefined : texts.invalidCode
  const passwordError = (wasChecked ? passwordProblem : undefined) ?? fieldErrorAt(fieldErrors, 'password')
  const codeError = (wasChecked ? codeProblem : undefined) ?? fieldErrorAt(fieldErrors, 'code')
  const close = () => {
    setPassword('')
    setCode('')
    setWasChecked(false)
    clearError()
    onClosed()
  }
  const submit = async () => {
    setWasChecked(true)
    if (passwordProblem !== undefined || codeProblem !== undefined) return
    if (await run(() => onSubmit({ password, code }))) close()
  }
  return (
    <FormDialog
      open={open}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={passwordError === undefined && codeError === undefined ? error : undefined}
      tone={tone}
      texts={texts}
    >
      <Stack space="md">
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
        <Field label={texts.code} description={texts.codeHint} error={codeError} required>
          <Input
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={code}
            readOnly={pending}
            onChange={(event) => {
              setCode(event.target.value)
              clearError()
            }}
          />
        </Field>
      </Stack>
    </FormDialog>
  )
}
