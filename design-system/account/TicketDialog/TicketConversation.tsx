import { type ComponentPropsWithRef, useState } from 'react'
import { CONTACT_BODY_MAX } from '#contracts/rules/limits.ts'
import { type Ticket, type TicketMessage, ticketCategories } from '#contracts/tickets.ts'
import { Conversation } from '#ds/components/Conversation/index.ts'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './TicketDialog.css.ts'
import type { TicketDialogTexts } from './ticket-texts.ts'

export interface TicketConversationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The request, as it is now. Absent while closed. */
  ticket: Ticket | undefined
  messages: Resource<readonly TicketMessage[]>
  /** Sends a reply to the request with this id. On failure the message is shown and the draft stays. */
  onReply: (ticketId: string, body: string) => Promise<SubmitResult>
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  texts: TicketDialogTexts
}

/** The conversation about one request of the customer. A draft stays with its request when the dialog is closed. */
export function TicketConversation({
  open,
  onOpenChange,
  ticket,
  messages,
  onReply,
  texts,
  ...rest
}: TicketConversationProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  // The request stays in view while the dialog fades out.
  const [shown, setShown] = useState(ticket)
  if (ticket && ticket !== shown) setShown(ticket)
  if (!shown) return null

  const category = ticketCategories.find((known) => known === shown.category)
  return (
    <Dialog
      data-component="TicketConversation"
      {...rest}
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      heading={<span className={css.subject}>{shown.subject}</span>}
    >
      <Stack space="lg">
        <div className={css.facts}>
          <StatusBadge status={shown.status}>{texts.statuses[shown.status]}</StatusBadge>
          {shown.number !== null && (
            <Text size="small" tone="secondary" render={<span />}>
              {shown.number}
            </Text>
          )}
          <Text size="small" tone="secondary" render={<span />}>
            {category ? texts.categories[category] : shown.category}
          </Text>
        </div>
        <Conversation
          messages={messages}
          viewer="customer"
          draft={drafts[shown.id] ?? ''}
          onDraftChange={(draft) => setDrafts((current) => ({ ...current, [shown.id]: draft }))}
          onReply={(body) => onReply(shown.id, body)}
          maxLength={CONTACT_BODY_MAX}
          hint={shown.status === 'closed' ? texts.closedHint : undefined}
          texts={texts.conversation}
        />
      </Stack>
    </Dialog>
  )
}
