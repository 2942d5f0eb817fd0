import { LifeBuoy } from 'lucide-react'
import { fullName } from '#contracts/rules/person-name.ts'
import type { InboxCounts, InboxRow } from '#contracts/ticket-desk.ts'
import { ticketPriorities, ticketStatuses } from '#contracts/tickets.ts'
import {
  type AdminListProps,
  AdminTable,
  type FilterChoices,
  type ListFilters,
  NoValue,
  numberColumn,
} from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { emphasisInList, StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { TicketPriorityBadge } from '#ds/domain/TicketPriorityBadge/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { type InboxView, inboxViews, type TicketInboxTexts } from './inbox-texts.ts'
import { ReplyClock } from './ReplyClock.tsx'
import * as css from './TicketInbox.css.ts'

export interface TicketInboxProps extends AdminListProps<InboxRow>, Partial<ListFilters> {
  /** The texts, in one language. */
  texts: TicketInboxTexts
  /** The part that is shown. Its rows come from the caller; the search is in `all`. */
  view: InboxView
  onViewChange: (view: InboxView) => void
  /** How many tickets the parts have. Default: unknown. */
  counts?: InboxCounts | undefined
  /** The present time, by which the clocks of the first replies run. ISO 8601. */
  now: string
  /** The address of a ticket on the desk. */
  hrefOf: (ticketId: string) => string
}

/** The filters that the server knows, by its own names, and the parts with their counts; closed tickets are not counted. */
const choicesOf = ({ texts, view, onViewChange, counts }: TicketInboxProps): FilterChoices => ({
  available: [
    {
      kind: 'choice',
      id: 'status',
      label: texts.columns.status,
      options: ticketStatuses.map((value) => ({ value, label: texts.statuses[value] })),
    },
    {
      kind: 'choice',
      id: 'priority',
      label: texts.priority,
      options: ticketPriorities.map((value) => ({ value, label: texts.priorities[value] })),
    },
  ],
  views: inboxViews.map((id) => ({
    id,
    label: texts.views[id],
    filters: [],
    ...(counts && id in counts && { count: counts[id as keyof InboxCounts] }),
  })),
  part: {
    view,
    onViewChange: (id) => {
      const next = inboxViews.find((one) => one === id)
      if (next) onViewChange(next)
    },
  },
})

/**
 * Customers' tickets by what there is to do: one's own, unassigned, first reply overdue. Each opens its desk. How late a reply is stands in words,
 * never in a colour alone.
 */
export function TicketInbox(props: TicketInboxProps) {
  const { texts, view, onViewChange: _, counts: __, now, hrefOf, ...list } = props
  const { shortDateTime } = useFormats()
  const columns: TableColumn<InboxRow>[] = [
    {
      ...numberColumn<InboxRow>(texts.columns.id, texts.list.number, ({ ticket }) => ticket),
      // Numbers are given in the order of creation; what is late comes in the order in which it was due.
      sortable: view !== 'overdue',
      line: { row: 'third' },
    },
    {
      id: 'subject',
      header: texts.columns.subject,
      rowHeader: true,
      line: { row: 'first' },
      cell: ({ ticket: { id, subject, category, priority } }) => (
        <span className={css.subject}>
          <TruncatedText width="subject">
            <Link href={hrefOf(id)} tone="neutral" underline="hover">
              {subject}
            </Link>
          </TruncatedText>
          <Text render={<span />} size="caption" tone="tertiary" className={css.underSubject}>
            <TicketPriorityBadge
              priority={priority}
              emphasis={priority === 'low' || priority === 'medium' ? 'quiet' : 'soft'}
            >
              {texts.priorities[priority]}
            </TicketPriorityBadge>
            {texts.categories[category] ?? category}
          </Text>
        </span>
      ),
    },
    {
      id: 'clock',
      header: texts.columns.clock,
      line: { row: 'second', atEnd: true },
      cell: ({ ticket, desk }) => (
        <ReplyClock texts={texts.clock} since={ticket.createdAt} due={desk.replyDueAt} now={now} />
      ),
    },
    {
      id: 'user',
      header: texts.columns.user,
      line: { row: 'second' },
      cell: ({ user }) => <OwnerCell owner={user} />,
    },
    {
      id: 'status',
      header: texts.columns.status,
      line: { row: 'first', atEnd: true },
      cell: ({ ticket: { status } }) => (
        <StatusBadge status={status} emphasis={emphasisInList(status)}>
          {texts.statuses[status]}
        </StatusBadge>
      ),
    },
    {
      id: 'assignee',
      header: texts.columns.assignee,
      hideBelow: 'large',
      line: { row: 'third' },
      cell: ({ desk: { assignee } }) =>
        assignee ? (
          <TruncatedText width="medium">{fullName(assignee)}</TruncatedText>
        ) : (
          <NoValue>{texts.unassigned}</NoValue>
        ),
    },
    {
      id: 'lastMessage',
      header: texts.columns.lastMessage,
      hideBelow: 'large',
      line: { row: 'third', atEnd: true },
      cell: ({ lastMessage }) =>
        lastMessage ? (
          <span className={css.lines}>
            <span>{texts.authors[lastMessage.author]}</span>
            <Text render={<span />} size="caption" tone="tertiary">
              {shortDateTime(lastMessage.createdAt, now)}
            </Text>
          </span>
        ) : (
          <NoValue>{texts.noMessages}</NoValue>
        ),
    },
  ]

  return (
    <AdminTable
      data-component="TicketInbox"
      {...list}
      texts={{ ...texts, empty: texts.empties[view] }}
      // Nothing waits: that is good news.
      {...(view === 'closed' || view === 'all' ? { icon: LifeBuoy } : {})}
      narrow="lines"
      choices={choicesOf(props)}
      columns={columns}
      rowKey={({ ticket }) => ticket.id}
    />
  )
}
