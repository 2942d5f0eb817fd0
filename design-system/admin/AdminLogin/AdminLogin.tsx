import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AdminAuthRequest } from '#contracts/admin.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { SecondFactorForm, type SecondStepTexts } from '#ds/domain/SecondFactorForm/index.ts'
import { type SignInResult, useAction, withoutCode } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './AdminLogin.css.ts'
import { createAdminLoginSchema } from './admin-login-schema.ts'

export interface AdminLoginTexts {
  heading: string
  /** States who may sign in here. */
  description: string
  email: string
  password: string
  submit: string
  pending: string
  failed: string
  /** Shown when a field is empty. */
  required: string
  /** The step that asks for the second factor. */
  secondStep: SecondStepTexts
}

export interface AdminLoginProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: AdminLoginTexts
  /**
   * Called with the values when both fields are filled in. On failure the message is shown and the typed values stay. With `needsCode`, the
   * second step asks for the code, and it is called again with that.
   */
  onLogin: (values: AdminAuthRequest) => Promise<SignInResult>
}

/**
 * The login form of the back-office, for admins only (product spec, sections 2 and 5). A refusal does not say which of the two fields was wrong:
 * that would help an attacker.
 */
export function AdminLogin({ texts, onLogin, className, ...rest }: AdminLoginProps) {
  const schema = useMemo(() => createAdminLoginSchema({ required: texts.required }), [texts.required])
  const { register, handleSubmit, formState } = useForm<AdminAuthRequest>({
    resolver: valibotResolver(schema),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const { pending, error, run } = useAction()
  // The message names both fields, so it is shown only once, at the first empty one.
  const emailError = errors.email?.message
  const passwordError = emailError ? undefined : errors.password?.message

  // These are the values whose second factor is missing.
  const [waiting, setWaiting] = useState<AdminAuthRequest | null>(null)
  const login = async (values: AdminAuthRequest) => withoutCode(await onLogin(values), () => setWaiting(values))

  return (
    <div data-component="AdminLogin" {...rest} className={classNames(css.card, className)}>
      {waiting && (
        <Stack space="lg">
          <Stack space="2xs">
            <Heading level={1} size="section">
              {texts.secondStep.heading}
            </Heading>
            <Text size="small" tone="secondary">
              {texts.secondStep.description(waiting.email)}
            </Text>
          </Stack>
          <SecondFactorForm
            onSubmit={(code) => login({ ...waiting, code })}
            onBack={() => setWaiting(null)}
            texts={texts.secondStep}
          />
        </Stack>
      )}
      {/* Hidden, not removed: what was typed is there on the way back. */}
      <form noValidate hidden={waiting !== null} onSubmit={handleSubmit((values) => void run(() => login(values)))}>
        <Stack space="lg">
          <Stack space="2xs">
            <Heading level={1} size="section">
              {texts.heading}
            </Heading>
            <Text size="small" tone="secondary">
              {texts.description}
            </Text>
          </Stack>
          {error && (
            <Notice tone="critical" title={texts.failed} role="alert">
              {error}
            </Notice>
          )}
          <Stack space="md">
            <Field label={texts.email} error={emailError} required>
              <Input type="email" autoComplete="username" {...register('email')} />
            </Field>
            <Field label={texts.password} error={passwordError} required>
              <PasswordInput autoComplete="current-password" {...register('password')} />
            </Field>
          </Stack>
          <Button type="submit" size="large" fullWidth pending={pending}>
            {pending ? texts.pending : texts.submit}
          </Button>
        </Stack>
      </form>
    </div>
  )
}
