import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ContactRequest } from '#contracts/contact.ts'
import { CONTACT_TOPICS } from '#contracts/rules/contact-topics.ts'
import { CONTACT_BODY_MAX, CONTACT_SUBJECT_MAX, EMAIL_MAX, PHONE_MAX } from '#contracts/rules/limits.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './ContactForm.css.ts'
import { type ContactValues, createContactSchema, toContactRequest, type ValidContact } from './contact-schema.ts'
import type { ContactFormTexts } from './contact-texts.ts'

/**
 * The result of sending: the number of the message, and whether it is a ticket of the signed-in customer (default: false), or why it was not
 * sent.
 */
export type ContactResult = { ok: true; number: string; isTicket?: boolean } | { ok: false; message: string }

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: ContactFormTexts
  /** Sends the message. On failure the reason is shown and what was typed stays. */
  onSend: (message: ContactRequest) => Promise<ContactResult>
  /** The topics to choose from; with one there is no choice. Default: all. */
  topics?: readonly ContactRequest['topic'][]
  /** Initial values, such as the customer's name and email, which may arrive later. Default: empty. */
  initial?: Partial<ContactValues> | undefined
  /** Called with what is in the form whenever it changes, and empty once it was sent. Default: nobody is told. */
  onValuesChange?: ((values: Partial<ContactValues>) => void) | undefined
  /** The product or page that the message is about. Default: none. */
  about?: string | undefined
  /** Where a customer finds the tickets. Default: the dashboard's tab. */
  ticketsHref?: string
}

/** A message to the provider, from visitors too: questions, quotations, suggestions, applications of partners. */
export function ContactForm({
  texts,
  onSend,
  topics = CONTACT_TOPICS,
  initial,
  onValuesChange,
  about,
  ticketsHref = '/dashboard?tab=support',
  className,
  ...rest
}: ContactFormProps) {
  const [only] = topics.length === 1 ? topics : []
  const [sent, setSent] = useState<Pick<SentProps, 'number' | 'email' | 'isTicket'>>()
  const { pending, error, run } = useAction()
  const resolver = useMemo(() => valibotResolver(createContactSchema(texts.validation)), [texts.validation])
  const form = useForm<ContactValues, unknown, ValidContact>({
    resolver,
    defaultValues: { topic: only ?? '', name: '', email: '', phone: '', subject: '', body: '' },
    // What arrives later fills only fields that have not been changed.
    values: {
      topic: only ?? initial?.topic ?? '',
      name: initial?.name ?? '',
      email: initial?.email ?? '',
      phone: initial?.phone ?? '',
      subject: initial?.subject ?? '',
      body: initial?.body ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState
  const { watch } = form
  useEffect(() => {
    if (!onValuesChange) return
    const { unsubscribe } = watch((values) => onValuesChange(values))
    return unsubscribe
  }, [watch, onValuesChange])

  const submit = form.handleSubmit(async (values) => {
    if (pending) return
    await run(async () => {
      const result = await onSend(toContactRequest(values, about))
      if (!result.ok) return result
      form.reset({ ...values, subject: '', body: '' })
      setSent({ number: result.number, email: values.email, isTicket: result.isTicket === true })
      return { ok: true }
    })
  })

  return (
    <div
      data-component="ContactForm"
      data-state={sent ? 'sent' : 'writing'}
      {...rest}
      className={classNames(css.root, className)}
    >
      {sent ? (
        <Sent texts={texts} {...sent} ticketsHref={ticketsHref} onWriteAnother={() => setSent(undefined)} />
      ) : (
        <form noValidate aria-busy={pending || undefined} onSubmit={submit}>
          <VisuallyHidden role="status">{pending && texts.sending}</VisuallyHidden>
          <Stack space="md">
            {error !== undefined && (
              <Notice tone="critical" title={texts.failureTitle} role="alert">
                {error}
              </Notice>
            )}
            {about && (
              <Text size="small" tone="secondary">
                {texts.about(about)}
              </Text>
            )}
            {!only && (
              <Field label={texts.topic} error={errors.topic?.message} required>
                <Select
                  placeholder={texts.topicPlaceholder}
                  options={topics.map((topic) => ({ value: topic, label: texts.topics[topic] }))}
                  {...form.register('topic')}
                />
              </Field>
            )}
            <div className={css.pair}>
              <Field label={texts.name} error={errors.name?.message} required>
                <Input autoComplete="name" readOnly={pending} {...form.register('name')} />
              </Field>
              <Field label={texts.phone} description={texts.phoneHint} error={errors.phone?.message} optional>
                <Input
                  type="tel"
                  autoComplete="tel"
                  maxLength={PHONE_MAX}
                  readOnly={pending}
                  {...form.register('phone')}
                />
              </Field>
            </div>
            <Field label={texts.email} description={texts.emailHint} error={errors.email?.message} required>
              <Input
                type="email"
                autoComplete="email"
                maxLength={EMAIL_MAX}
                readOnly={pending}
                {...form.register('email')}
              />
            </Field>
            <Field label={texts.subject} error={errors.subject?.message} required>
              <Input maxLength={CONTACT_SUBJECT_MAX} readOnly={pending} {...form.register('subject')} />
            </Field>
            <Field label={texts.body} description={texts.bodyHint} error={errors.body?.message} required>
              <Textarea rows={6} maxLength={CONTACT_BODY_MAX} readOnly={pending} {...form.register('body')} />
            </Field>
            <Button type="submit" pending={pending} className={css.submit}>
              {pending ? texts.sending : texts.send}
            </Button>
          </Stack>
        </form>
      )}
    </div>
  )
}

interface SentProps {
  texts: ContactFormTexts
  number: string
  email: string
  isTicket: boolean
  ticketsHref: string
  onWriteAnother: () => void
}

function Sent({ texts, number, email, isTicket, ticketsHref, onWriteAnother }: SentProps) {
  const root = useRef<HTMLDivElement>(null)
  // The button that had the focus has been removed.
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1} className={css.sent}>
      <Notice tone="positive" title={texts.sentTitle} role="status">
        {isTicket ? (
          <>
            {texts.sentAsTicket(number)} <Link href={ticketsHref}>{texts.tickets}</Link>
          </>
        ) : (
          texts.sent(number, email)
        )}
      </Notice>
      <Button tone="neutral" emphasis="outline" onClick={() => onWriteAnother()}>
        {texts.writeAnother}
      </Button>
    </div>
  )
}
