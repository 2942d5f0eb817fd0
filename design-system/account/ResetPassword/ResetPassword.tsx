import { type ComponentPropsWithRef, type FormEvent, useRef, useState } from 'react'
import { card } from '#ds/account/ForgotPassword/ForgotPassword.css.ts'
import type { LinkResult } from '#ds/account/link-result.ts'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { fieldErrorAt, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx'
import type { ResetPasswordTexts } from './reset-password-texts.ts'

export interface ResetPasswordProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Whether the address has a token at all. Default: true. */
  hasToken?: boolean
  /** Sets the password. On failure the message is shown and the typed values stay; with `isExpired`, the way to a new link is shown. */
  onSubmit: (password: string) => Promise<LinkResult>
  loginHref: string
  /** The page that sends a new link. */
  forgotHref: string
  texts: ResetPasswordTexts
}

/** Sets a new password with the link of a mail. The link may have been used, or be too old: then it says so, with the way to a new one. */
export function ResetPassword({
  hasToken = true,
  onSubmit,
  loginHref,
  forgotHref,
  texts,
  className,
  ...rest
}: ResetPasswordProps) {
  const [step, setStep] = useState<'form' | 'done' | 'expired'>('form')
  const shown = hasToken ? step : 'expired'
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const value = useNewPassword(texts)
  const form = useRef<HTMLFormElement>(null)
  const target = useFocusOnceChanged<HTMLHeadingElement>(step)
  const passwordError = fieldErrorAt(fieldErrors, 'password')
  const heading = { form: texts.heading, done: texts.done.heading, expired: texts.expired.heading }[shown]
  const message = { form: texts.description, done: texts.done.message, expired: texts.expired.message }[shown]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (!value.check()) {
      form.current?.querySelector('input')?.focus()
      return
    }
    await run(async () => {
      const result = await onSubmit(value.password)
      if (!result.ok && !('isExpired' in result)) return result
      setStep(result.ok ? 'done' : 'expired')
      return { ok: true }
    })
  }

  return (
    <div data-component="ResetPassword" data-step={shown} {...rest} className={classNames(card, className)}>
      <Stack space="lg">
        <Stack space="xs">
          <Heading ref={target} tabIndex={-1} level={1} size="page">
            {heading}
          </Heading>
          <Text tone="secondary">{message}</Text>
        </Stack>
        {error !== undefined && passwordError === undefined && (
          <Notice tone="critical" title={texts.failed} role="alert">
            {error}
          </Notice>
        )}
        {shown === 'form' && (
          <form ref={form} method="post" noValidate aria-busy={pending || undefined} onSubmit={submit}>
            <Stack space="lg">
              <NewPasswordFields
                value={value}
                pending={pending}
                error={passwordError}
                onChange={clearError}
                texts={texts}
              />
              <Button type="submit" size="large" fullWidth pending={pending}>
                {pending ? texts.pending : texts.submit}
              </Button>
            </Stack>
          </form>
        )}
        {shown === 'done' && (
          <ButtonLink href={loginHref} size="large" fullWidth>
            {texts.done.toLogin}
          </ButtonLink>
        )}
        {shown === 'expired' && (
          <ButtonLink href={forgotHref} size="large" fullWidth>
            {texts.expired.toForgot}
          </ButtonLink>
        )}
      </Stack>
    </div>
  )
}
