import type { ComponentPropsWithRef } from 'react'
import type { ListedTicket } from '#contracts/tickets.ts'
import { classNames } from '#ds/css/class-names.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { TicketPriorityBadge } from '#ds/domain/TicketPriorityBadge/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useLinkComponent } from '#ds/providers/link.tsx'
import type { TicketListTexts } from './TicketList.tsx'
import * as css from './TicketRow.css.ts'

export interface TicketRowProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  ticket: ListedTicket
  /** The present, in ISO 8601. */
  now: string
  /** Address of the ticket's page: the subject's link, which covers the row. */
  href: string
  texts: TicketListTexts
}

/**
 * One ticket in two lines: subject and state, then its number, category, and who wrote last and when. A high priority has a badge
 * until the ticket is closed; any other is the customer's own word and changes nothing for them. A click anywhere on it opens the ticket.
 */
export function TicketRow({ ticket, now, href, texts, className, ...rest }: TicketRowProps) {
  const LinkComponent = useLinkComponent()
  const { shortDateTime } = useFormats()
  const { number, subject, category, priority, status, createdAt, lastMessage } = ticket
  const isPressing = status !== 'closed' && (priority === 'high' || priority === 'urgent')
  const lastAt = lastMessage?.createdAt ?? createdAt
  return (
    <article data-component="TicketRow" data-status={status} {...rest} className={classNames(css.row, className)}>
      <div className={css.words}>
        <Heading level={3} size="small">
          <LinkComponent href={href} className={css.open}>
            {subject}
          </LinkComponent>
        </Heading>
        <div className={css.details}>
          {number && <span className={css.number}>{number}</span>}
          <span>{texts.categories[category] ?? category}</span>
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
