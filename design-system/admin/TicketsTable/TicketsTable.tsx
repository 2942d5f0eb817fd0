import { LifeBuoy, MessageSquare } from 'lucide-react'
import type { AdminTicketRow } from '#contracts/admin.ts'
import type { TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import { type AdminListProps, AdminTable, type AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { useFormats } from '#ds/providers/format.tsx'

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
  /** The button of a row, and its accessible name with the ticket's subject. */
  open: string
  openFor: (subject: string) => string
  /** Names of categories by id; an unknown id is shown as it is. */
  categories: Record<string, string>
  priorities: Readonly<Record<TicketPriority, string>>
  statuses: Readonly<Record<TicketStatus, string>>
}

export interface TicketsTableProps extends AdminListProps<AdminTicketRow> {
  /** The texts, in one language. */
  texts: TicketsTableTexts
  /** Called by the button of a row. */
  onOpen: (row: AdminTicketRow) => void
}

/** All support tickets, with the same three statuses that the customer sees. */
export function TicketsTable({ texts, onOpen, ...list }: TicketsTableProps) {
  const { dateTime } = useFormats()
  const columns: TableColumn<AdminTicketRow>[] = [
    {
      id: 'id',
      header: texts.columns.id,
      cell: ({ ticket }) => <RecordId>{ticket.id}</RecordId>,
    },
    {
      id: 'subject',
      header: texts.columns.subject,
      rowHeader: true,
      cell: ({ ticket }) => <TruncatedText>{ticket.subject}</TruncatedText>,
    },
    { id: 'user', header: texts.columns.user, cell: ({ user }) => <OwnerCell owner={user} /> },
    {
      id: 'category',
      header: texts.columns.category,
      cell: ({ ticket }) => texts.categories[ticket.category] ?? ticket.category,
    },
    {
      id: 'priority',
      header: texts.columns.priority,
      cell: ({ ticket: { priority } }) => (
        <TicketPriorityBadge priority={priority}>{texts.priorities[priority]}</TicketPriorityBadge>
      ),
    },
    {
      id: 'status',
      header: texts.columns.status,
      cell: ({ ticket }) => <StatusBadge status={ticket.status}>{texts.statuses[ticket.status]}</StatusBadge>,
    },
    { id: 'date', header: texts.columns.date, align: 'end', cell: ({ ticket }) => dateTime(ticket.createdAt) },
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
      columns={columns}
      rowKey={({ ticket }) => ticket.id}
    />
  )
}
