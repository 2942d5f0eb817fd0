import { ArrowLeft, GitMerge } from 'lucide-react'
import type { DeskChange, DeskTicket } from '#contracts/ticket-desk.ts'
import { ticketPriorities, ticketStatuses } from '#contracts/tickets.ts'
import { RecordNumber } from '#ds/admin/RecordNumber/index.ts'
import { ReplyClock } from '#ds/admin/TicketInbox/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { StatusMenu } from '#ds/components/overlays/StatusMenu/index.ts'
import { statusLooks } from '#ds/domain/StatusBadge/index.ts'
import { ticketPriorityLooks } from '#ds/domain/TicketPriorityBadge/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { TicketDeskTexts } from './desk-texts.ts'
import * as css from './TicketDesk.css.ts'

/** A field of a ticket that is changed in its place. */
export type DeskField = keyof DeskChange

interface DeskHeadProps {
  texts: TicketDeskTexts
  now: string
  desk: DeskTicket
  /** The values that pending changes lead to. */
  next: DeskChange
  pending: ReadonlySet<string>
  onChange: (change: DeskChange) => void
  /** Merging; absent for a ticket that was merged. */
  onMerge: (() => void) | undefined
}

/** What the ticket is called, how urgent it is, and how it stands: status and priority are the menus that change them. */
export function DeskHead({ texts, now, desk: { ticket, desk }, next, pending, onChange, onMerge }: DeskHeadProps) {
  const { shortDateTime } = useFormats()
  const { id, number, subject, status, priority, createdAt, mergedInto } = ticket
  const name = number ?? subject
  const isMerged = mergedInto !== null
  return (
    <header className={css.head}>
      <Heading level={2} size="title" className={css.subject}>
        {subject}
      </Heading>
      <div className={css.headFacts}>
        {number !== null && (
          <RecordNumber texts={texts.number} fullId={id}>
            {number}
          </RecordNumber>
        )}
        <Text render={<span />} size="small" tone="secondary">
          {texts.opened(shortDateTime(createdAt, now))}
        </Text>
        {desk.replyDueAt !== null && (
          <span className={css.clock}>
            <Text render={<span />} size="small" tone="secondary">
              {texts.firstReply}
            </Text>
            <ReplyClock texts={texts.clock} since={createdAt} due={desk.replyDueAt} now={now} />
          </span>
        )}
      </div>
      <div className={css.headActions}>
        <StatusMenu
          {...statusLooks[status]}
          label={texts.changeStatus(name)}
          currentHint={texts.current}
          pending={pending.has('status')}
          next={next.status && { ...statusLooks[next.status], label: texts.statuses[next.status] }}
          actions={ticketStatuses
            .filter((one) => one !== status && !isMerged)
            .map((one) => ({
              id: one,
              label: texts.statuses[one],
              consequence: texts.statusConsequences[one],
              icon: statusLooks[one].icon,
              onSelect: () => onChange({ status: one }),
            }))}
        >
          {texts.statuses[status]}
        </StatusMenu>
        <StatusMenu
          {...ticketPriorityLooks[priority]}
          label={texts.changePriority(name)}
          currentHint={texts.current}
          pending={pending.has('priority')}
          next={next.priority && { ...ticketPriorityLooks[next.priority], label: texts.priorities[next.priority] }}
          actions={ticketPriorities
            .filter((one) => one !== priority)
            .map((one) => ({
              id: one,
              label: texts.priorities[one],
              consequence: texts.priorityMeanings[one],
              icon: ticketPriorityLooks[one].icon,
              onSelect: () => onChange({ priority: one }),
            }))}
        >
          {texts.priorities[priority]}
        </StatusMenu>
        {onMerge && (
          <Button tone="neutral" emphasis="ghost" size="small" icon={GitMerge} onClick={onMerge}>
            {`${texts.merge.action}…`}
          </Button>
        )}
      </div>
    </header>
  )
}

/** The way back to the list. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} tone="neutral" underline="hover" className={css.back}>
    <Icon icon={ArrowLeft} />
    {children}
  </Link>
)
