import { valibotResolver } from '@hookform/resolvers/valibot'
import { type Ref, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './PhoneVerification.css.ts'
import { createPhoneSchema, type PhoneValues } from './phone-schema.ts'
import type { PhoneVerificationTexts } from './phone-texts.ts'

export interface NumberStepProps {
  /** Filled in at first: the number that is being changed. */
  phone: string
  pending: boolean
  /** Gives back why no code was sent, nothing when one was. */
  onSubmit: (phone: string) => Promise<string | undefined>
  fieldRef: Ref<HTMLInputElement>
  texts: PhoneVerificationTexts
}

/** Asks for the number that the code goes to. */
export function NumberStep({ phone, pending, onSubmit, fieldRef, texts }: NumberStepProps) {
  const resolver = useMemo(() => valibotResolver(createPhoneSchema(texts.validation)), [texts.validation])
  const form = useForm<PhoneValues>({ resolver, defaultValues: { phone } })
  const { ref, ...field } = form.register('phone')
  const submit = form.handleSubmit(async (values) => {
    const error = await onSubmit(values.phone)
    if (error !== undefined) form.setError('phone', { message: error }, { shouldFocus: true })
  })
  return (
    <form noValidate aria-busy={pending || undefined} onSubmit={submit}>
      <Stack space="md">
        <Field
          label={texts.phone}
          description={texts.phoneDescription}
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
          <Button type="submit" loading={pending}>
            {pending ? texts.sendingCode : texts.sendCode}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
