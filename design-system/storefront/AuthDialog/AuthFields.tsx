import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { type AuthForm, type AuthMode, fieldMessage } from './auth-schema.ts'
import type { AuthDialogTexts } from './auth-texts.ts'

interface AuthFieldsProps {
  form: UseFormReturn<AuthForm>
  mode: AuthMode
  /** The request is pending: fields cannot be changed, but keep the focus. */
  pending: boolean
  texts: AuthDialogTexts
}

/** The fields of a mode. Shared fields are rendered at the same position in both modes. */
export function AuthFields({ form, mode, pending, texts }: AuthFieldsProps) {
  const { register, formState } = form
  const { name } = formState.errors
  const errorOf = (field: 'email' | 'password' | 'confirmPassword') =>
    fieldMessage(formState.errors[field]?.message, texts.validation.required, texts.missing[field])
  const isNew = mode === 'register'
  return (
    <Stack space="md">
      {isNew && (
        <Field label={texts.fields.name} error={name?.message} required>
          <Input autoComplete="name" readOnly={pending} {...register('name')} />
        </Field>
      )}
      <Field label={texts.fields.email} error={errorOf('email')} required>
        <Input type="email" autoComplete={isNew ? 'email' : 'username'} readOnly={pending} {...register('email')} />
      </Field>
      <Field
        label={texts.fields.password}
        // The error message says the same, so it replaces the hint.
        description={isNew && !formState.errors.password && texts.passwordHint}
        error={errorOf('password')}
        required
      >
        <PasswordInput
          autoComplete={isNew ? 'new-password' : 'current-password'}
          readOnly={pending}
          {...register('password', isNew ? { deps: 'confirmPassword' } : undefined)}
        />
      </Field>
      {isNew && (
        <Field label={texts.fields.confirmPassword} error={errorOf('confirmPassword')} required>
          <PasswordInput autoComplete="new-password" readOnly={pending} {...register('confirmPassword')} />
        </Field>
      )}
      <Checkbox {...register('rememberMe')}>{texts.fields.rememberMe}</Checkbox>
    </Stack>
  )
}
