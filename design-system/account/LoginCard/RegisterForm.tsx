import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { RegisterRequest } from '#contracts/auth.ts'
import type { Edition } from '#contracts/languages.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { LoginCardTexts } from './login-card-texts.ts'
import { createRegisterSchema, toRegisterRequest } from './login-schema.ts'

interface RegisterFormProps {
  edition: Edition
  texts: LoginCardTexts
  email: string
  onEmailChange: (email: string) => void
  /** A request is pending: the button is busy. */
  pending: boolean
  onRegister: (values: RegisterRequest) => void
}

/**
 * Registers a new account: the name is optional, the password is typed twice. The name is one field, or two in the `mixed` edition
 * (product spec, section 2).
 */
export function RegisterForm({ edition, texts, email, onEmailChange, pending, onRegister }: RegisterFormProps) {
  const schema = useMemo(() => createRegisterSchema(texts.validation), [texts.validation])
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    resolver: valibotResolver(schema),
    // Without `all`, the resolver stops before it compares the passwords when any other field is invalid.
    criteriaMode: 'all',
    defaultValues: { name: '', firstName: '', lastName: '', email, password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const isOneName = edition !== 'mixed'

  // A name that was typed into two fields is kept when a language is chosen.
  useEffect(() => {
    if (!isOneName || getValues('name')) return
    setValue('name', fullName(getValues()))
    setValue('firstName', '')
    setValue('lastName', '')
  }, [isOneName, getValues, setValue])

  return (
    // `post`: a form submitted before the script has loaded must not put the password into the URL.
    <form method="post" noValidate onSubmit={handleSubmit((form) => onRegister(toRegisterRequest(form, edition)))}>
      <Stack space="lg">
        <Stack space="md">
          {isOneName ? (
            <Field label={texts.fields.name} error={errors.name?.message} optional>
              <Input autoComplete="name" {...register('name')} />
            </Field>
          ) : (
            <Grid columns={{ base: 1, medium: 2 }} align="start">
              <Field label={texts.fields.firstName} error={errors.firstName?.message} optional>
                <Input autoComplete="given-name" {...register('firstName')} />
              </Field>
              <Field label={texts.fields.lastName} error={errors.lastName?.message} optional>
                <Input autoComplete="family-name" {...register('lastName')} />
              </Field>
            </Grid>
          )}
          <Field label={texts.fields.email} error={errors.email?.message} required>
            <Input
              type="email"
              autoComplete="email"
              {...register('email', { onChange: (event) => onEmailChange(event.target.value) })}
            />
          </Field>
          <Field
            label={texts.fields.password}
            // The error message says the same, so it replaces the hint.
            description={errors.password ? undefined : texts.passwordHint}
            error={errors.password?.message}
            required
          >
            <PasswordInput autoComplete="new-password" {...register('password', { deps: 'confirmPassword' })} />
          </Field>
          <Field label={texts.fields.confirmPassword} error={errors.confirmPassword?.message} required>
            <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
          </Field>
        </Stack>
        <Button type="submit" size="large" fullWidth pending={pending}>
          {pending ? texts.register.pending : texts.register.submit}
        </Button>
      </Stack>
    </form>
  )
}
