import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { PasswordInput } from '#ds/components/PasswordInput/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { LoginCardTexts } from './login-card-texts.ts'
import { createRegisterSchema, type Registration, toRegistration } from './login-schema.ts'

interface RegisterFormProps {
  texts: LoginCardTexts
  email: string
  onEmailChange: (email: string) => void
  pending: boolean
  onRegister: (registration: Registration) => void
}

/** A new account: names may stay empty, the password is typed twice. */
export function RegisterForm({ texts, email, onEmailChange, pending, onRegister }: RegisterFormProps) {
  const schema = useMemo(() => createRegisterSchema(texts.validation), [texts.validation])
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    // Without it the resolver stops before the passwords are compared when any other field is wrong.
    criteriaMode: 'all',
    defaultValues: { firstName: '', lastName: '', email, password: '', confirmPassword: '' },
  })
  const { errors } = formState

  return (
    // `post`: sent before the script has arrived, a password must not stand in the address.
    <form method="post" noValidate onSubmit={handleSubmit((form) => !pending && onRegister(toRegistration(form)))}>
      <Stack space="lg">
        <Stack space="md">
          <Grid columns={{ base: 1, medium: 2 }} align="start">
            <Field label={texts.fields.firstName} error={errors.firstName?.message}>
              <Input autoComplete="given-name" {...register('firstName')} />
            </Field>
            <Field label={texts.fields.lastName} error={errors.lastName?.message}>
              <Input autoComplete="family-name" {...register('lastName')} />
            </Field>
          </Grid>
          <Field label={texts.fields.email} error={errors.email?.message} required>
            <Input
              type="email"
              autoComplete="email"
              {...register('email', { onChange: (event) => onEmailChange(event.target.value) })}
            />
          </Field>
          <Field
            label={texts.fields.password}
            description={texts.passwordHint}
            error={errors.password?.message}
            required
          >
            <PasswordInput autoComplete="new-password" {...register('password', { deps: 'confirmPassword' })} />
          </Field>
          <Field label={texts.fields.confirmPassword} error={errors.confirmPassword?.message} required>
            <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
          </Field>
        </Stack>
        <Button type="submit" size="large" fullWidth loading={pending}>
          {pending ? texts.register.pending : texts.register.submit}
        </Button>
      </Stack>
    </form>
  )
}
