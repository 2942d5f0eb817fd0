import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { isSecondFactorCode, SECOND_FACTOR_TYPED_MAX } from './second-factor-code.ts'
import type { SecondFactorTexts } from './second-factor-texts.ts'

export interface SecondFactorFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Sends the code as it was typed, spaces and hyphens included. On failure the message is shown at the field, whose text is selected. */
  onSubmit: (code: string) => Promise<SubmitResult>
  /** Goes back to the step before, or closes the dialog. Default: there is no such button. */
  onBack?: () => void
  /** Whether a recovery code is accepted as well. Default: true. */
  takesRecoveryCode?: boolean
  texts: SecondFactorTexts
}

/**
 * Asks for a code of the authenticator app, or for a recovery code. A phone offers the code of its keyboard or password manager; a code is pasted
 * as it was copied. Has no heading of its own. Rest props and ref go to the `<form>`. It is one field, not six: those could not be pasted into.
 */
export function SecondFactorForm({
  onSubmit,
  onBack,
  takesRecoveryCode = true,
  texts,
  ...rest
}: SecondFactorFormProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const [code, setCode] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const invalid = usesRecoveryCode ? texts.invalidRecoveryCode : texts.invalidCode

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the kind of code was changed, its field is the next thing to fill in
  useEffect(() => field.current?.focus(), [usesRecoveryCode])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The event is of this form only: the dialog may have been opened from another one.
    event.stopPropagation()
    if (pending) return
    const isComplete = isSecondFactorCode(code)
    setIsInvalid(!isComplete)
    if (isComplete && (await run(() => onSubmit(code)))) return
    field.current?.focus()
    field.current?.select()
  }

  return (
    <form
      data-component="SecondFactorForm"
      method="post"
      noValidate
      aria-busy={pending || undefined}
      {...rest}
      onSubmit={submit}
    >
      <Stack space="md">
        <Field
          label={usesRecoveryCode ? texts.recoveryCode : texts.code}
          description={usesRecoveryCode ? texts.recoveryCodeHint : texts.codeHint}
          error={isInvalid ? invalid : (fieldErrors[0]?.message ?? error)}
          required
        >
          <Input
            ref={field}
            // There is one field: a password manager fills in the same one, whichever code it has.
            autoComplete="one-time-code"
            inputMode={usesRecoveryCode ? 'text' : 'numeric'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            size="large"
            maxLength={SECOND_FACTOR_TYPED_MAX}
            value={code}
            readOnly={pending}
            onChange={(event) => {
              setCode(event.target.value)
              setIsInvalid(false)
              clearError()
            }}
          />
        </Field>
        <Stack space="xs">
          <Button type="submit" size="large" fullWidth pending={pending}>
            {pending ? texts.pending : texts.submit}
          </Button>
          {takesRecoveryCode && (
            <Button
              emphasis="ghost"
              fullWidth
              onClick={() => {
                setUsesRecoveryCode(!usesRecoveryCode)
                setIsInvalid(false)
                clearError()
              }}
            >
              {usesRecoveryCode ? texts.useCode : texts.useRecoveryCode}
            </Button>
          )}
          {onBack && (
            <Button
              tone="neutral"
              emphasis="ghost"
              fullWidth
              onClick={() => {
                if (!pending) onBack()
              }}
            >
              {texts.back}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  )
}
