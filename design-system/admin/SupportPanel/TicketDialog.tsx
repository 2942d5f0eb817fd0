import { useState } from 'react'
import type { AdminTicketRow } from '#contracts/admin.ts'
import { CONTACT_BODY_MAX } from '#contracts/rules/limits.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { type TicketStatus, type TicketThread, ticketStatuses } from '#contracts/tickets.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Conversation } from '#ds/components/Conversation/index.ts'
import { Dialog } from '#ds/components/Dialog/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { mapResource, type Resource } from '#ds/components/resource.ts'
import { Select } from '#ds/components/Select/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './SupportPanel.css.ts'
import type { SupportPanelTexts } from './support-texts.ts'

interface TicketDialogProps {
  texts: SupportPanelTexts
  row: AdminTicketRow
  open: boolean
  onOpenChange: (open: boolean) => void
  thread: Resource<TicketThread>
  onReply: (ticketId: string, body: string) => Promise<SubmitResult>
  onStatusChange: (ticketId: string, status: TicketStatus) => Promise<SubmitResult>
}

/** A ticket with its conversation, for the support: reply, and set the status. */
export function TicketDialog({ texts, row, open, onOpenChange, thread, onReply, onStatusChange }: TicketDialogProps) {
  const [draft, setDraft] = useState('')
  const { pending, error, run } = useAction()
  const { user } = row
  const ticket = thread.status === 'ready' ? thread.data.ticket : row.ticket
  const { columns, categories, priorities, statuses } = texts.tickets
  const { conversation } = texts
  return (
    <Dialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      heading={<span className={css.subject}>{ticket.subject}</span>}
    >
      <Stack space="lg">
        <RecordFacts
          facts={[
            ...(ticket.number === null ? [] : [{ label: texts.columns.number, value: ticket.number }]),
            { label: columns.user, value: fullName(user) || user.email },
            { label: texts.columns.email, value: <EmailAddress>{user.email}</EmailAddress> },
            { label: columns.category, value: categories[ticket.category] ?? ticket.category },
            {
              label: columns.priority,
              value: (
                <TicketPriorityBadge priority={ticket.priority}>{priorities[ticket.priority]}</TicketPriorityBadge>
              ),
            },
          ]}
        />
        <Conversation
          messages={mapResource(thread, ({ messages }) => messages)}
          viewer="admin"
          draft={draft}
          onDraftChange={setDraft}
          onReply={(body) => onReply(ticket.id, body)}
          maxLength={CONTACT_BODY_MAX}
          texts={{
            ...conversation,
            authors: { ...conversation.authors, customer: fullName(user) || conversation.authors.customer },
          }}
        />
        {error !== undefined && (
          <Notice tone="critical" title={texts.statusFailed} role="alert">
            {error}
          </Notice>
        )}
        <Field label={texts.status}>
          <Select
            value={ticket.status}
            aria-busy={pending || undefined}
            options={ticketStatuses.map((value) => ({ value, label: statuses[value] }))}
            onChange={(event) => {
              const next = ticketStatuses.find((status) => status === event.target.value)
              if (next) void run(() => onStatusChange(ticket.id, next))
            }}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
