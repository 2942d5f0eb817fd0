import { type FormEvent, useId, useState } from 'react'
import type { CustomerWebhook, CustomerWebhookRequest } from '#contracts/customer-webhooks.ts'
import { WEBHOOK_URL_MAX } from '#contracts/rules/limits.ts'
import { type WebhookEvent, webhookEvents } from '#contracts/rules/webhook-events.ts'
import { isWebhookUrl } from '#contracts/rules/webhook-url.ts'
import { CheckboxList } from '#ds/account/ApiTokens/CheckboxList.tsx'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
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
  const formId = useId()
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isInvalid = !isWebhookUrl(url.trim())
  const urlError = (wasSubmitted && isInvalid ? texts.urlInvalid : undefined) ?? fieldErrorAt(fieldErrors, 'url')
  const eventsError = wasSubmitted && events.length === 0 ? texts.eventsRequired : undefined
  const otherError = urlError === undefined && eventsError === undefined ? error : undefined

  const close = () => {
    if (pending) return
    clearError()
    onOpenChange(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasSubmitted(true)
    if (pending || isInvalid || events.length === 0) return
    await run(() => onSubmit({ url: url.trim(), events: [...events] }))
  }
  const submitText = webhook ? texts.save : texts.add
  return (
    <Dialog
      data-component="WebhookDialog"
      open={open}
      onOpenChange={(next) => !next && close()}
      heading={webhook ? texts.editHeading : texts.addHeading}
      description={texts.description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {pending ? texts.submitting : submitText}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-busy={pending || undefined} onSubmit={(event) => void submit(event)}>
        <Stack space="lg">
          {otherError !== undefined && (
            <Notice tone="critical" title={texts.failureTitle} role="alert">
              {otherError}
            </Notice>
          )}
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
        </Stack>
      </form>
    </Dialog>
  )
}
