import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { CONTACT_BODY_MAX, CONTACT_SUBJECT_MAX } from '#contracts/rules/limits.ts'
import { ticketCategories, ticketPriorities } from '#contracts/tickets.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Select } from '#ds/components/Select/index.ts'
import { Textarea } from '#ds/components/Textarea/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './TicketDialog.css.ts'
import { createTicketSchema, type NewTicket, type TicketInput } from './ticket-schema.ts'
import type { TicketDialogTexts } from './ticket-texts.ts'

export interface TicketDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while a request is pending. */
  onOpenChange: (open: boolean) => void
  /** Sends the request. On failure the message is shown and the typed values stay; on success the form is reset. */
  onSubmit: (ticket: NewTicket) => Promise<SubmitResult>
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: TicketDialogTexts
}

const emptyTicket: TicketInput = { subject: '', category: '', priority: 'medium', body: '' }

/** A new request to the support. Closing keeps what was typed, until it has been sent. */
export function TicketDialog({ open, onOpenChange, onSubmit, texts, ...rest }: TicketDialogProps) {
  const formId = useId()
  const { pending, error, run, clearError } = useAction()
  const resolver = useMemo(() => valibotResolver(createTicketSchema(texts.validation)), [texts.validation])
  const form = useForm<TicketInput, unknown, NewTicket>({ resolver, defaultValues: emptyTicket })
  const { errors } = form.formState

  const submit = form.handleSubmit(async (ticket) => {
    if (pending) return
    if (await run(() => onSubmit(ticket))) form.reset(emptyTicket)
  })
  const close = () => {
    if (pending) return
    clearError()
    onOpenChange(false)
  }

  return (
    <Dialog
      data-component="TicketDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      heading={texts.heading}
      description={texts.description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {pending ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <Stack space="md" render={<form id={formId} noValidate aria-busy={pending || undefined} onSubmit={submit} />}>
        {error !== undefined && (
          <Notice tone="critical" title={texts.failureTitle} role="alert">
            {error}
          </Notice>
        )}
        <Field label={texts.subject} error={errors.subject?.message} required>
          <Input maxLength={CONTACT_SUBJECT_MAX} readOnly={pending} {...form.register('subject')} />
        </Field>
        <div className={css.pair}>
          <Field label={texts.category} error={errors.category?.message} required>
            <Select
              placeholder={texts.categoryPlaceholder}
              options={ticketCategories.map((value) => ({ value, label: texts.categories[value] }))}
              {...form.register('category')}
            />
          </Field>
          <Field label={texts.priority}>
            <Select
              options={ticketPriorities.map((value) => ({ value, label: texts.priorities[value] }))}
              {...form.register('priority')}
            />
          </Field>
        </div>
        <Field label={texts.body} description={texts.bodyHint} error={errors.body?.message} required>
          <Textarea rows={6} maxLength={CONTACT_BODY_MAX} readOnly={pending} {...form.register('body')} />
        </Field>
      </Stack>
    </Dialog>
  )
}
