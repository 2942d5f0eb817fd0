import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CONTACT_BODY_MAX, CONTACT_SUBJECT_MAX } from '#contracts/rules/limits.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '#contracts/rules/ticket-limits.ts'
import { attachmentTypes } from '#contracts/ticket-attachments.ts'
import { ticketCategories, ticketPriorities } from '#contracts/tickets.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import type { AttachedFile } from '#ds/domain/AttachmentList/index.ts'
import { FilePicker } from '#ds/domain/ReplyBox/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import * as css from './TicketDialog.css.ts'
import { createTicketSchema, type NewTicket, type TicketInput } from './ticket-schema.ts'
import type { TicketDialogTexts } from './ticket-texts.ts'

/** An instance or a wallet transaction, by the name that the customer knows. */
export interface AboutOption {
  id: string
  name: string
}

/** A file to send with a new ticket. */
export interface TicketFile {
  file: File
  /** To be called with the share that has arrived, from 0 to 1. */
  onProgress: (share: number) => void
}

export interface TicketDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while a request is pending. */
  onOpenChange: (open: boolean) => void
  /** Sends the request with its files. On failure the message is shown, and values and files stay; on success the form is reset. */
  onSubmit: (ticket: NewTicket, files: readonly TicketFile[]) => Promise<SubmitResult>
  /** The customer's instances, and the latest wallet transactions, that it can be about. Default: none. */
  vps?: readonly AboutOption[] | undefined
  payments?: readonly AboutOption[] | undefined
  /** What was typed before, such as before the page was loaded again. Default: nothing. */
  draft?: TicketInput | undefined
  /** Called with what is typed, to keep it, and with undefined once it has been sent. */
  onDraftChange?: ((draft: TicketInput | undefined) => void) | undefined
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: TicketDialogTexts
}

const emptyTicket: TicketInput = {
  subject: '',
  category: '',
  priority: 'medium',
  body: '',
  vpsId: '',
  transactionId: '',
}
const noOptions: readonly AboutOption[] = []
const fileRules = { types: attachmentTypes, bytesMax: ATTACHMENT_BYTES_MAX, countMax: ATTACHMENTS_MAX }

type HeldFile = AttachedFile & { source: File }

/** A new request to the support. Closing keeps what was typed, until it has been sent. */
export function TicketDialog({
  open,
  onOpenChange,
  onSubmit,
  vps = noOptions,
  payments = noOptions,
  draft,
  onDraftChange,
  texts,
  ...rest
}: TicketDialogProps) {
  const { pending, error, run, clearError } = useAction()
  const resolver = useMemo(() => valibotResolver(createTicketSchema(texts.validation)), [texts.validation])
  const form = useForm<TicketInput, unknown, NewTicket>({ resolver, defaultValues: { ...emptyTicket, ...draft } })
  const { errors } = form.formState

  const [files, setFiles] = useState<readonly HeldFile[]>([])
  const count = useRef(0)

  const keep = useEffectEvent((values: TicketInput) => onDraftChange?.(values))
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe])

  const submit = form.handleSubmit(async (ticket) => {
    const sent = files.map(({ id, source }): TicketFile => {
      const onProgress = (progress: number) =>
        setFiles((known) => known.map((one) => (one.id === id ? { ...one, progress } : one)))
      return { file: source, onProgress }
    })
    if (await run(() => onSubmit(ticket, sent))) {
      form.reset(emptyTicket)
      setFiles([])
      onDraftChange?.(undefined)
    } else setFiles((known) => known.map(({ progress: _, ...one }) => one))
  })
  const add = (added: readonly File[]) =>
    setFiles((known) => [
      ...known,
      ...added.map((source) => {
        count.current += 1
        return { id: `file-${count.current}`, name: source.name, type: source.type, size: source.size, source }
      }),
    ])
  const close = () => {
    clearError()
    onOpenChange(false)
  }

  return (
    <FormDialog
      data-component="TicketDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={error}
      texts={{ ...texts, pending: texts.submitting, failed: texts.failureTitle }}
    >
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
      {(vps.length > 0 || payments.length > 0) && (
        <div className={css.pair}>
          {vps.length > 0 && (
            <Field label={texts.vps} optional>
              <Select options={withNone(vps, texts.noRecord)} {...form.register('vpsId')} />
            </Field>
          )}
          {payments.length > 0 && (
            <Field label={texts.payment} optional>
              <Select options={withNone(payments, texts.noRecord)} {...form.register('transactionId')} />
            </Field>
          )}
        </div>
      )}
      <FilePicker
        files={files}
        rules={fileRules}
        onAdd={add}
        onRemove={(id) => setFiles((known) => known.filter((one) => one.id !== id))}
        texts={texts.files}
      >
        <Field label={texts.body} description={texts.bodyHint} error={errors.body?.message} required>
          <Textarea rows={6} maxLength={CONTACT_BODY_MAX} readOnly={pending} {...form.register('body')} />
        </Field>
      </FilePicker>
    </FormDialog>
  )
}

const withNone = (options: readonly AboutOption[], none: string) => [
  { value: '', label: none },
  ...options.map(({ id, name }) => ({ value: id, label: name })),
]
