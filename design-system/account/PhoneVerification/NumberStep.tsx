import { valibotResolver } from '@hookform/resolvers/valibot'
import { type Ref, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './PhoneVerification.css.ts'
import { createPhoneSchema, type PhoneValues } from './phone-schema.ts'
import type { PhoneVerificationTexts } from './phone-texts.ts'

export interface NumberStepProps {
  /** Initial value: the number that is being changed. */
  phone: string
  /** Whether no code is sent. */
  isSimulated: boolean
  pending: boolean
  /** Sends a code to the number. A failure is shown at the field. */
  onSubmit: (phone: string) => Promise<SubmitResult>
  fieldRef: Ref<HTMLInputElement>
  texts: PhoneVerificationTexts
}

/** Asks for the number that the code is sent to. */
export function NumberStep({ phone, isSimulated, pending, onSubmit, fieldRef, texts }: NumberStepProps) {
  const resolver = useMemo(() => valibotResolver(createPhoneSchema(texts.validation)), [texts.validation])
  const form = useForm<PhoneValues>({ resolver, defaultValues: { phone } })
  const { ref, ...field } = form.register('phone')
  const submit = form.handleSubmit(async (values) => {
    const result = await onSubmit(values.phone)
    if (!result.ok) form.setError('phone', { message: result.message }, { shouldFocus: true })
  })
  return (
    <form noValidate aria-busy={pending || undefined} onSubmit={submit}>
      <Stack space="md">
        <Field
          label={texts.phone}
          description={isSimulated ? texts.simulated : texts.phoneDescription}
          error={form.formState.errors.phone?.message}
          required
        >
          <Input
            {...field}
            ref={useMergedRef(ref, fieldRef)}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            size="large"
            placeholder={texts.phonePlaceholder}
            readOnly={pending}
          />
        </Field>
        <div className={css.buttons}>
          <Button type="submit" pending={pending}>
            {pending ? texts.sendingCode : texts.sendCode}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
