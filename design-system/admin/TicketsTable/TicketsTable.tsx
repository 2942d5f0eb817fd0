import { LifeBuoy, MessageSquare } from 'lucide-react'
import type { AdminTicketRow } from '#contracts/admin.ts'
import { type TicketPriority, type TicketStatus, ticketPriorities, ticketStatuses } from '#contracts/tickets.ts'
import {
  type AdminListProps,
  AdminTable,
  type AdminTableTexts,
  type FilterChoices,
  type ListFilters,
  numberColumn,
} from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './TicketsTable.css.ts'

export interface TicketsTableTexts extends AdminTableTexts {
  columns: {
    id: string
    subject: string
    user: string
    category: string
    priority: string
    status: string
    date: string
    actions: string
  }
  views: { all: string; open: string; urgent: string }
  /** The button of a row, and its accessible name with the ticket's subject. */
  open: string
  openFor: (subject: string) => string
  /** Names of categories by id; an unknown id is shown as it is. */
  categories: Record<string, string>
  priorities: Readonly<Record<TicketPriority, string>>
  statuses: Readonly<Record<TicketStatus, string>>
}

export interface TicketsTableProps extends AdminListProps<AdminTicketRow>, Partial<ListFilters> {
  /** The texts, in one language. */
  texts: TicketsTableTexts
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** Called by the button of a row. */
  onOpen: (row: AdminTicketRow) => void
}

/** The filters that the server knows, by its own names. */
const choicesOf = (texts: TicketsTableTexts): FilterChoices => ({
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
      label: texts.columns.priority,
      options: ticketPriorities.map((value) => ({ value, label: texts.priorities[value] })),
    },
  ],
  views: [
    { id: 'all', label: texts.views.all, filters: [] },
    { id: 'open', label: texts.views.open, filters: [{ kind: 'choice', id: 'status', values: ['open'] }] },
    {
      id: 'urgent',
      label: texts.views.urgent,
      filters: [
        { kind: 'choice', id: 'status', values: ['open', 'in_progress'] },
        { kind: 'choice', id: 'priority', values: ['high', 'urgent'] },
      ],
    },
  ],
})

/** All support tickets, with the same three statuses that the customer sees. */
export function TicketsTable({ texts, now, onOpen, ...list }: TicketsTableProps) {
  const { shortDateTime } = useFormats()
  const priorityOf = ({ ticket: { priority } }: AdminTicketRow) => (
    <TicketPriorityBadge priority={priority}>{texts.priorities[priority]}</TicketPriorityBadge>
  )
  const statusOf = ({ ticket: { status } }: AdminTicketRow) => (
    <StatusBadge status={status}>{texts.statuses[status]}</StatusBadge>
  )
  const categoryOf = ({ ticket: { category } }: AdminTicketRow) => texts.categories[category] ?? category
  const columns: TableColumn<AdminTicketRow>[] = [
    numberColumn(texts.columns.id, texts.list.number, ({ ticket }) => ticket),
    {
      id: 'subject',
      header: texts.columns.subject,
      rowHeader: true,
      cell: (row) => (
        <span className={css.subject}>
          <TruncatedText width="subject">{row.ticket.subject}</TruncatedText>
          <Text render={<span />} size="caption" tone="tertiary" className={css.underSubject}>
            {priorityOf(row)}
            {categoryOf(row)}
          </Text>
        </span>
      ),
    },
    { id: 'user', header: texts.columns.user, cell: ({ user }) => <OwnerCell owner={user} /> },
    {
      id: 'category',
      header: texts.columns.category,
      hideBelow: 'large',
      cell: categoryOf,
    },
    {
      id: 'priority',
      header: texts.columns.priority,
      hideBelow: 'large',
      cell: priorityOf,
    },
    {
      id: 'status',
      header: texts.columns.status,
      hideBelow: 'large',
      cell: statusOf,
    },
    {
      id: 'date',
      header: texts.columns.date,
      align: 'end',
      sortable: true,
      cell: (row) => (
        <span className={css.dateAndStatus}>
          {shortDateTime(row.ticket.createdAt, now)}
          <span className={css.statusOnTablets}>{statusOf(row)}</span>
        </span>
      ),
    },
    {
      id: 'actions',
      header: texts.columns.actions,
      align: 'end',
      cell: (row) => (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={MessageSquare}
          aria-label={texts.openFor(row.ticket.subject)}
          onClick={() => onOpen(row)}
        >
          {texts.open}
        </Button>
      ),
    },
  ]

  return (
    <AdminTable
      data-component="TicketsTable"
      {...list}
      texts={texts}
      icon={LifeBuoy}
      choices={choicesOf(texts)}
      columns={columns}
      rowKey={({ ticket }) => ticket.id}
    />
  )
}
