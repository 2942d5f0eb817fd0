import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { PasswordInput } from '#ds/components/PasswordInput/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './LoginCard.css.ts'
import type { LoginCardTexts } from './login-card-texts.ts'
import { createLoginSchema, type LoginValues } from './login-schema.ts'

interface LoginFormProps {
  texts: LoginCardTexts
  /** Fills the email in, such as the one just registered. */
  email: string
  onEmailChange: (email: string) => void
  pending: boolean
  onLogin: (values: LoginValues) => void
  /** Puts the focus into the password at once, for who has just registered with this email. */
  startAtPassword: boolean
}

/** Email and password of someone who has an account. */
export function LoginForm({ texts, email, onEmailChange, pending, onLogin, startAtPassword }: LoginFormProps) {
  const schema = useMemo(() => createLoginSchema(texts.validation), [texts.validation])
  const { register, handleSubmit, setFocus, formState } = useForm<LoginValues>({
    resolver: valibotResolver(schema),
    defaultValues: { email, password: '' },
  })
  const { errors } = formState

  useEffect(() => {
    if (startAtPassword) setFocus('password')
  }, [startAtPassword, setFocus])

  return (
    // `post`: sent before the script has arrived, a password must not stand in the address.
    <form method="post" noValidate onSubmit={handleSubmit((values) => !pending && onLogin(values))}>
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
            <Inline justify="end">
              <Button emphasis="ghost" size="small" className={css.textButton}>
                {texts.login.forgotPassword}
              </Button>
            </Inline>
          </Stack>
        </Stack>
        <Button type="submit" size="large" fullWidth loading={pending}>
          {pending ? texts.login.pending : texts.login.submit}
        </Button>
      </Stack>
    </form>
  )
}
