import { useState } from 'react'
import type { CustomerWebhook, CustomerWebhookRequest } from '#contracts/customer-webhooks.ts'
import { WEBHOOK_URL_MAX } from '#contracts/rules/limits.ts'
import { type WebhookEvent, webhookEvents } from '#contracts/rules/webhook-events.ts'
import { isWebhookUrl } from '#contracts/rules/webhook-url.ts'
import { CheckboxList } from '#ds/account/ApiTokens/CheckboxList.tsx'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import type { WebhookDialogTexts } from './webhooks-texts.ts'

export interface WebhookDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The webhook to change. Default: a new one. */
  webhook?: CustomerWebhook | undefined
  onSubmit: (request: CustomerWebhookRequest) => Promise<SubmitResult>
  texts: WebhookDialogTexts
}

/** Adds a webhook, or changes one: its address, and the events it is told. Give it a new key for another webhook. */
export function WebhookDialog({ open, onOpenChange, webhook, onSubmit, texts }: WebhookDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isInvalid = !isWebhookUrl(url.trim())
  const urlError = (wasSubmitted && isInvalid ? texts.urlInvalid : undefined) ?? fieldErrorAt(fieldErrors, 'url')
  const eventsError = wasSubmitted && events.length === 0 ? texts.eventsRequired : undefined

  const close = () => {
    clearError()
    onOpenChange(false)
  }
  const submit = async () => {
    setWasSubmitted(true)
    if (isInvalid || events.length === 0) return
    await run(() => onSubmit({ url: url.trim(), events: [...events] }))
  }
  return (
    <FormDialog
      data-component="WebhookDialog"
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={urlError === undefined && eventsError === undefined ? error : undefined}
      space="lg"
      texts={{
        ...texts,
        heading: webhook ? texts.editHeading : texts.addHeading,
        submit: webhook ? texts.save : texts.add,
        pending: texts.submitting,
        failed: texts.failureTitle,
      }}
    >
      <Field label={texts.url} description={texts.urlHint} error={urlError} required>
        <Input
          type="url"
          value={url}
          onChange={({ target }) => {
            setUrl(target.value)
            clearError()
          }}
          readOnly={pending}
          maxLength={WEBHOOK_URL_MAX}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <CheckboxList
        label={texts.events}
        values={webhookEvents}
        checked={events}
        onCheckedChange={setEvents}
        hints={texts.eventHints}
        error={eventsError}
      />
    </FormDialog>
  )
}
