import { type SubmitEventHandler, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SUPPORT_MESSAGE_MAX } from '#contracts/rules/limits.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Textarea } from '#ds/components/Textarea/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import type { SupportMessage } from './chat-schema.ts'
import type { SupportChatTexts } from './support-chat-texts.ts'

export interface ChatFormProps {
  form: UseFormReturn<SupportMessage>
  pending: boolean
  /** Why the last attempt failed. */
  error: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
  texts: SupportChatTexts
}

/** The email address for the reply, and the message. */
export function ChatForm({ form, pending, error, onSubmit, texts }: ChatFormProps) {
  const { errors } = form.formState
  const { getValues, setFocus } = form
  // The form is mounted when the customer is about to write: focus the first empty field.
  useEffect(() => setFocus(getValues('email') === '' ? 'email' : 'message'), [getValues, setFocus])
  // The message is about both fields, so it is shown only once, at the first empty one.
  const emailError = errors.email?.message
  const messageError = emailError ? undefined : errors.message?.message
  return (
    <form noValidate aria-busy={pending || undefined} onSubmit={onSubmit}>
      <VisuallyHidden role="status">{pending && texts.sending}</VisuallyHidden>
      <Stack space="md">
        {error !== undefined && (
          <Notice tone="critical" title={texts.failureTitle} role="alert">
            {error}
          </Notice>
        )}
        <Field label={texts.email} error={emailError} required>
          <Input {...form.register('email')} type="email" autoComplete="email" readOnly={pending} />
        </Field>
        <Field label={texts.message} error={messageError} required>
          <Textarea
            {...form.register('message')}
            maxLength={SUPPORT_MESSAGE_MAX}
            placeholder={texts.messagePlaceholder}
            readOnly={pending}
          />
        </Field>
        <Button type="submit" fullWidth pending={pending}>
          {pending ? texts.sending : texts.send}
        </Button>
      </Stack>
    </form>
  )
}
