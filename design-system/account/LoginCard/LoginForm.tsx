import { valibotResolver } from '@hookform/resolvers/valibot'
import { Fingerprint } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { LoginRequest } from '#contracts/auth.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './LoginCard.css.ts'
import type { LoginCardTexts } from './login-card-texts.ts'
import { createLoginSchema } from './login-schema.ts'

/** The page that sends a link for a new password. */
const FORGOT_PASSWORD = '/forgot-password'

interface LoginFormProps {
  texts: LoginCardTexts
  /** Initial value of the email field, such as the address that was just registered. */
  email: string
  onEmailChange: (email: string) => void
  /** A request is pending: the button is busy. */
  pending: boolean
  onLogin: (values: LoginRequest) => void
  /** Signs in with a passkey. Default: there is no such button. */
  onPasskey?: ((remember: boolean) => void) | undefined
  /** Focuses the password field on mount, for a visitor who has just registered with this email. */
  startAtPassword: boolean
}

/** Email and password of an existing account. */
export function LoginForm({
  texts,
  email,
  onEmailChange,
  pending,
  onLogin,
  onPasskey,
  startAtPassword,
}: LoginFormProps) {
  const schema = useMemo(() => createLoginSchema(texts.validation), [texts.validation])
  const { register, handleSubmit, setFocus, getValues, formState } = useForm<LoginRequest>({
    resolver: valibotResolver(schema),
    defaultValues: { email, password: '', remember: true },
  })
  const { errors } = formState

  useEffect(() => {
    if (startAtPassword) setFocus('password')
  }, [startAtPassword, setFocus])

  return (
    // `post`: a form submitted before the script has loaded must not put the password into the URL.
    <form method="post" noValidate onSubmit={handleSubmit((values) => onLogin(values))}>
      <Stack space="lg">
        <Stack space="md">
          <Field label={texts.fields.email} error={errors.email?.message} required>
            <Input
              type="email"
              autoComplete="username"
              {...register('email', { onChange: (event) => onEmailChange(event.target.value) })}
            />
          </Field>
          <Stack space="2xs">
            <Field label={texts.fields.password} error={errors.password?.message} required>
              <PasswordInput autoComplete="current-password" {...register('password')} />
            </Field>
            <Inline justify="space-between" space="sm">
              <Checkbox {...register('remember')}>{texts.fields.rememberMe}</Checkbox>
              <ButtonLink href={FORGOT_PASSWORD} emphasis="ghost" size="small" className={css.textButton}>
                {texts.login.forgotPassword}
              </ButtonLink>
            </Inline>
          </Stack>
        </Stack>
        <Stack space="xs">
          <Button type="submit" size="large" fullWidth pending={pending}>
            {pending ? texts.login.pending : texts.login.submit}
          </Button>
          {onPasskey && (
            <Button
              tone="neutral"
              emphasis="outline"
              size="large"
              fullWidth
              icon={Fingerprint}
              onClick={() => onPasskey(getValues('remember') ?? true)}
            >
              {texts.login.passkey}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  )
}
