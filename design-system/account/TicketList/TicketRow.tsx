import type { ComponentPropsWithRef } from 'react'
import type { Ticket } from '#contracts/tickets.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { TicketListTexts } from './TicketList.tsx'
import * as css from './TicketRow.css.ts'

export interface TicketRowProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  ticket: Ticket
  /** The present, in ISO 8601. */
  now: string
  /** Called by the subject, whose button covers the row. */
  onOpen: () => void
  texts: TicketListTexts
}

/** One ticket: subject, category, priority, status and date. A press anywhere on it opens the ticket. */
export function TicketRow({ ticket, now, onOpen, texts, className, ...rest }: TicketRowProps) {
  const { shortDateTime } = useFormats()
  return (
    <article
      data-component="TicketRow"
      data-status={ticket.status}
      {...rest}
      className={classNames(css.row, className)}
    >
      <div className={css.subject}>
        <Heading level={3} size="small">
          <button type="button" aria-haspopup="dialog" className={css.open} onClick={() => onOpen()}>
            {ticket.subject}
          </button>
        </Heading>
        <Text size="small" tone="secondary">
          {texts.categories[ticket.category] ?? ticket.category}
        </Text>
      </div>
      <div className={css.facts}>
        <span>
          <TicketPriorityBadge priority={ticket.priority}>{texts.priorities[ticket.priority]}</TicketPriorityBadge>
        </span>
        <span>
          <StatusBadge status={ticket.status}>{texts.statuses[ticket.status]}</StatusBadge>
        </span>
        <Text size="small" tone="tertiary" className={css.date} render={<time dateTime={ticket.createdAt} />}>
          {shortDateTime(ticket.createdAt, now)}
        </Text>
      </div>
    </article>
  )
}
