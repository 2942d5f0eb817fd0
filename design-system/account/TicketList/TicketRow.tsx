import type { ComponentPropsWithRef } from 'react'
import type { ListedTicket } from '#contracts/tickets.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { TicketListTexts } from './TicketList.tsx'
import * as css from './TicketRow.css.ts'

export interface TicketRowProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  ticket: ListedTicket
  /** The present, in ISO 8601. */
  now: string
  /** Called by the subject, whose button covers the row. */
  onOpen: () => void
  texts: TicketListTexts
}

/**
 * One ticket in two lines: subject and state, then its number, category, and who wrote last and when. A high priority has a badge; others
 * are said quietly. A press anywhere on it opens the ticket.
 */
export function TicketRow({ ticket, now, onOpen, texts, className, ...rest }: TicketRowProps) {
  const { shortDateTime } = useFormats()
  const { number, subject, category, priority, status, createdAt, lastMessage } = ticket
  const isPressing = priority === 'high' || priority === 'urgent'
  const lastAt = lastMessage?.createdAt ?? createdAt
  return (
    <article data-component="TicketRow" data-status={status} {...rest} className={classNames(css.row, className)}>
      <div className={css.words}>
        <Heading level={3} size="small">
          <button type="button" aria-haspopup="dialog" className={css.open} onClick={() => onOpen()}>
            {subject}
          </button>
        </Heading>
        <div className={css.details}>
          {number && <span className={css.number}>{number}</span>}
          <span>{texts.categories[category] ?? category}</span>
          {!isPressing && <span>{texts.quietPriority(texts.priorities[priority])}</span>}
        </div>
      </div>
      <div className={css.states}>
        {isPressing && <TicketPriorityBadge priority={priority}>{texts.priorities[priority]}</TicketPriorityBadge>}
        <StatusBadge status={status}>{texts.statuses[status]}</StatusBadge>
      </div>
      <div className={css.last}>
        <span>{lastMessage?.author === 'admin' ? texts.lastByUs : texts.lastByYou}</span>{' '}
        <time dateTime={lastAt}>{shortDateTime(lastAt, now)}</time>
      </div>
    </article>
  )
}
