import { valibotResolver } from '@hookform/resolvers/valibot'
import { type Ref, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { PHONE_CODE_MAX } from '#contracts/rules/limits.ts'
import { typedCode } from '#contracts/rules/typed-code.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './PhoneVerification.css.ts'
import { type CodeValues, createCodeSchema } from './phone-schema.ts'
import type { PhoneVerificationTexts } from './phone-texts.ts'
import { spacedPhone } from './spaced-phone.ts'

export interface CodeStepProps {
  /** The number that the code was sent to. */
  phone: string
  /** Whether any code is right. */
  isSimulated: boolean
  pending: boolean
  /** Checks the code. A failure is shown at the field. */
  onSubmit: (code: string) => Promise<SubmitResult>
  onChangeNumber: () => void
  fieldRef: Ref<HTMLInputElement>
  texts: PhoneVerificationTexts
}

/** Asks for the code, and has a button that returns to the number. */
export function CodeStep({ phone, isSimulated, pending, onSubmit, onChangeNumber, fieldRef, texts }: CodeStepProps) {
  const resolver = useMemo(() => valibotResolver(createCodeSchema(texts.validation)), [texts.validation])
  const form = useForm<CodeValues>({ resolver, defaultValues: { code: '' } })
  const { ref, ...field } = form.register('code')
  const submit = form.handleSubmit(async (values) => {
    const result = await onSubmit(values.code)
    if (!result.ok) form.setError('code', { message: result.message }, { shouldFocus: true })
  })
  return (
    <form noValidate aria-busy={pending || undefined} onSubmit={submit}>
      <Stack space="md">
        <Field
          label={texts.code}
          description={isSimulated ? texts.simulated : texts.codeDescription(spacedPhone(phone))}
          error={form.formState.errors.code?.message}
          required
        >
          <Input
            {...field}
            ref={useMergedRef(ref, fieldRef)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={PHONE_CODE_MAX}
            onPaste={(event) => {
              // The browser would cut off what does not fit, after the spaces that come with a code.
              event.preventDefault()
              if (!pending) form.setValue('code', typedCode(event.clipboardData.getData('text/plain')))
            }}
            size="large"
            className={css.code}
            spellCheck={false}
            readOnly={pending}
          />
        </Field>
        <div className={css.buttons}>
          <Button type="submit" pending={pending}>
            {pending ? texts.verifying : texts.verify}
          </Button>
          <Button
            tone="neutral"
            emphasis="ghost"
            onClick={() => {
              if (!pending) onChangeNumber()
            }}
          >
            {texts.changeNumber}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
