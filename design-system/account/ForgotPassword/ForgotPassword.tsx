import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { emailField } from '#contracts/fields/credentials.ts'
import { useFocusOnceChanged } from '#ds/account/use-focus-once-changed.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './ForgotPassword.css.ts'
import type { ForgotPasswordTexts } from './forgot-password-texts.ts'

/** The result of a request for a link: for how many minutes it can be used, whether or not there is an account. */
export type ForgotResult = { ok: true; minutes: number } | Exclude<SubmitResult, { ok: true }>

export interface ForgotPasswordProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Requests a link. On failure the message is shown and the address stays. */
  onSubmit: (email: string) => Promise<ForgotResult>
  loginHref: string
  /** Where support is reached without an account. */
  supportHref: string
  /** After how many seconds the mail can be sent again. Default: 60. */
  resendAfter?: number
  texts: ForgotPasswordTexts
}

interface Sent {
  email: string
  minutes: number
  /** How often it was sent. */
  times: number
}

/** Sends a link for a new password. What it says afterwards is the same whether or not there is an account. */
export function ForgotPassword({
  onSubmit,
  loginHref,
  supportHref,
  resendAfter = 60,
  texts,
  className,
  ...rest
}: ForgotPasswordProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [email, setEmail] = useState('')
  const { pending, error, run, clearError } = useAction()
  const target = useFocusOnceChanged<HTMLHeadingElement>(sent === null ? 'form' : 'sent')
  const send = (address: string) =>
    run(async () => {
      const result = await onSubmit(address)
      if (result.ok) setSent((before) => ({ email: address, minutes: result.minutes, times: (before?.times ?? 0) + 1 }))
      return result
    })
  return (
    <div
      data-component="ForgotPassword"
      data-step={sent ? 'sent' : 'form'}
      {...rest}
      className={classNames(css.card, className)}
    >
      <Stack space="lg">
        <Stack space="xs">
          <Heading ref={target} tabIndex={-1} level={1} size="page">
            {sent ? texts.sent.heading : texts.heading}
          </Heading>
          <Text tone="secondary">{sent ? texts.sent.message(sent.email, sent.minutes) : texts.description}</Text>
        </Stack>
        {error !== undefined && (
          <Notice tone="critical" title={texts.failed} role="alert">
            {error}
          </Notice>
        )}
        {sent ? (
          <SentAdvice
            sent={sent}
            pending={pending}
            resendAfter={resendAfter}
            supportHref={supportHref}
            onResend={() => void send(sent.email)}
            onOtherEmail={() => {
              clearError()
              setSent(null)
            }}
            texts={texts}
          />
        ) : (
          <EmailForm
            email={email}
            pending={pending}
            onSubmit={(address) => {
              setEmail(address)
              void send(address)
            }}
            texts={texts}
          />
        )}
        <Link href={loginHref}>{texts.toLogin}</Link>
      </Stack>
    </div>
  )
}

interface EmailFormProps {
  email: string
  pending: boolean
  onSubmit: (email: string) => void
  texts: ForgotPasswordTexts
}

function EmailForm({ email, pending, onSubmit, texts }: EmailFormProps) {
  const schema = useMemo(
    () =>
      v.object({
        email: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.emailMissing), emailField(texts.invalidEmail)),
      }),
    [texts],
  )
  const { register, handleSubmit, formState } = useForm({ resolver: valibotResolver(schema), defaultValues: { email } })
  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => onSubmit(values.email))}>
      <Stack space="lg">
        <Field label={texts.email} error={formState.errors.email?.message} required>
          <Input type="email" autoComplete="username" readOnly={pending} {...register('email')} />
        </Field>
        <Button type="submit" size="large" fullWidth pending={pending}>
          {pending ? texts.pending : texts.submit}
        </Button>
      </Stack>
    </form>
  )
}

interface SentAdviceProps {
  sent: Sent
  pending: boolean
  resendAfter: number
  supportHref: string
  onResend: () => void
  onOtherEmail: () => void
  texts: ForgotPasswordTexts
}

function SentAdvice({ sent, pending, resendAfter, supportHref, onResend, onOtherEmail, texts }: SentAdviceProps) {
  // This counts the mails for which the wait is over, so that the next one can be sent.
  const [waitedFor, setWaitedFor] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(sent.times), resendAfter * 1000)
    return () => clearTimeout(timer)
  }, [sent.times, resendAfter])
  const mayResend = waitedFor === sent.times
  return (
    <Stack space="md">
      <VisuallyHidden role="status">{sent.times > 1 && texts.sent.resent}</VisuallyHidden>
      <Stack space="xs">
        <Text weight="semibold">{texts.sent.notArrived}</Text>
        <ul className={css.advice}>
          {texts.sent.advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <Link href={supportHref}>{texts.sent.support}</Link>
          </li>
        </ul>
      </Stack>
      <Stack space="xs">
        <Button
          tone="neutral"
          emphasis="outline"
          fullWidth
          pending={pending}
          {...(!mayResend && !pending && { disabledReason: texts.sent.resendReason })}
          onClick={() => onResend()}
        >
          {pending && texts.pending}
          {!pending && (mayResend ? texts.sent.resend : texts.sent.resendLater(resendAfter))}
        </Button>
        <Button emphasis="ghost" fullWidth onClick={() => onOtherEmail()}>
          {texts.sent.otherEmail}
        </Button>
      </Stack>
    </Stack>
  )
}
