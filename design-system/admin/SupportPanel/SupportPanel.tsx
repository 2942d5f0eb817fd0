import { LifeBuoy, Mail, MessageSquare } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { AdminTicketRow } from '#contracts/admin.ts'
import type { Enquiry, EnquiryStatus } from '#contracts/contact.ts'
import type { TicketStatus, TicketThread } from '#contracts/tickets.ts'
import { type AdminListProps, AdminTable, type ListFilters } from '#ds/admin/AdminTable/index.ts'
import { TicketsTable } from '#ds/admin/TicketsTable/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { Button } from '#ds/components/Button/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/Tabs/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'
import * as css from './SupportPanel.css.ts'
import { type SupportPanelTexts, type SupportView, supportViews } from './support-texts.ts'
import { TicketDialog } from './TicketDialog.tsx'

export interface SupportPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: SupportPanelTexts
  /** The view that is open. */
  view: SupportView
  onViewChange: (view: SupportView) => void
  tickets: AdminListProps<AdminTicketRow> & Partial<ListFilters>
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** The ticket whose conversation is shown, as its dialog opens; undefined when it closes. */
  onTicketShown: (ticketId: string | undefined) => void
  /** That ticket with its messages. */
  thread: Resource<TicketThread>
  /** Sends a reply of the support. On failure the reason is shown and the draft stays. */
  onReply: (ticketId: string, body: string) => Promise<SubmitResult>
  onTicketStatusChange: (ticketId: string, status: TicketStatus) => Promise<SubmitResult>
  /** The messages of the contact form. They cannot be searched. */
  enquiries: Omit<AdminListProps<Enquiry>, 'query' | 'onQueryChange'>
  /** Whether only messages are listed that wait for a reply. */
  onlyOpen: boolean
  onOnlyOpenChange: (onlyOpen: boolean) => void
  onEnquiryStatusChange: (enquiryId: string, status: EnquiryStatus) => Promise<SubmitResult>
}

const icons = { tickets: LifeBuoy, enquiries: Mail }

const isView = (value: string): value is SupportView => supportViews.some((view) => view === value)

/** What customers and visitors ask: tickets with their conversations, and the messages of the contact form. Only the open view is rendered. */
export function SupportPanel({
  texts,
  view,
  onViewChange,
  tickets,
  now,
  onTicketShown,
  thread,
  onReply,
  onTicketStatusChange,
  enquiries,
  onlyOpen,
  onOnlyOpenChange,
  onEnquiryStatusChange,
  ...rest
}: SupportPanelProps) {
  const ofTickets = { tickets, now, onTicketShown, thread, onReply, onTicketStatusChange }
  const ofEnquiries = { enquiries, now, onlyOpen, onOnlyOpenChange, onEnquiryStatusChange }
  return (
    <div data-component="SupportPanel" {...rest}>
      <Tabs value={view} onValueChange={(value) => isView(value) && onViewChange(value)}>
        <TabList label={texts.viewsLabel}>
          {supportViews.map((item) => (
            <Tab key={item} value={item} icon={icons[item]}>
              {texts.views[item]}
            </Tab>
          ))}
        </TabList>
        {supportViews.map((item) => (
          <TabPanel key={item} value={item} className={css.panel}>
            {item === view &&
              (view === 'tickets' ? (
                <TicketsView texts={texts} {...ofTickets} />
              ) : (
                <EnquiriesView texts={texts} {...ofEnquiries} />
              ))}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

type TicketsViewProps = Pick<
  SupportPanelProps,
  'texts' | 'tickets' | 'now' | 'onTicketShown' | 'thread' | 'onReply' | 'onTicketStatusChange'
>

function TicketsView({ texts, tickets, now, onTicketShown, thread, onReply, onTicketStatusChange }: TicketsViewProps) {
  const dialog = useRowDialog<AdminTicketRow>()
  return (
    <>
      <TicketsTable
        {...tickets}
        now={now}
        texts={{ list: texts.list, ...texts.tickets }}
        onOpen={(row) => {
          onTicketShown(row.ticket.id)
          dialog.show(row)
        }}
      />
      {dialog.target && (
        <TicketDialog
          key={dialog.target.key}
          texts={texts}
          row={dialog.target.row}
          open={dialog.open}
          onOpenChange={(open) => {
            dialog.onOpenChange(open)
            if (!open) onTicketShown(undefined)
          }}
          thread={thread}
          onReply={onReply}
          onStatusChange={onTicketStatusChange}
        />
      )}
    </>
  )
}

type EnquiriesViewProps = Pick<
  SupportPanelProps,
  'texts' | 'enquiries' | 'now' | 'onlyOpen' | 'onOnlyOpenChange' | 'onEnquiryStatusChange'
>

function EnquiriesView({
  texts,
  enquiries,
  now,
  onlyOpen,
  onOnlyOpenChange,
  onEnquiryStatusChange,
}: EnquiriesViewProps) {
  const { shortDateTime } = useFormats()
  const dialog = useRowDialog<Enquiry>()
  const { columns: names } = texts.tickets
  const columns: TableColumn<Enquiry>[] = [
    { id: 'number', header: texts.columns.number, cell: ({ number }) => number },
    {
      id: 'subject',
      header: names.subject,
      rowHeader: true,
      cell: ({ subject }) => <TruncatedText width="subject">{subject}</TruncatedText>,
    },
    { id: 'sender', header: texts.columns.sender, cell: ({ name }) => <TruncatedText>{name}</TruncatedText> },
    { id: 'topic', header: texts.columns.topic, cell: ({ topic }) => texts.topics[topic] },
    {
      id: 'status',
      header: names.status,
      cell: ({ status }) => <StatusBadge status={status}>{texts.enquiryStatuses[status]}</StatusBadge>,
    },
    { id: 'date', header: names.date, align: 'end', cell: ({ createdAt }) => shortDateTime(createdAt, now) },
    {
      id: 'actions',
      header: names.actions,
      align: 'end',
      cell: (enquiry) => (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={MessageSquare}
          aria-label={texts.tickets.openFor(enquiry.subject)}
          onClick={() => dialog.show(enquiry)}
        >
          {texts.tickets.open}
        </Button>
      ),
    },
  ]
  return (
    <>
      <AdminTable
        {...enquiries}
        texts={{ list: texts.list, ...texts.enquiries }}
        icon={Mail}
        columns={columns}
        rowKey={({ id }) => id}
        query=""
        filter={
          <Button
            tone="neutral"
            emphasis={onlyOpen ? 'soft' : 'outline'}
            size="small"
            aria-pressed={onlyOpen}
            onClick={() => onOnlyOpenChange(!onlyOpen)}
          >
            {texts.onlyOpen}
          </Button>
        }
      />
      {dialog.target && (
        <EnquiryDialog
          key={dialog.target.key}
          texts={texts}
          enquiry={dialog.target.row}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          onStatusChange={onEnquiryStatusChange}
        />
      )}
    </>
  )
}
