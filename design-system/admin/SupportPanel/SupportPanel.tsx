import { Mail, MessageSquare } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { Enquiry, EnquiryStatus } from '#contracts/contact.ts'
import { type AdminListProps, AdminTable, RowActions, ViewTabs } from '#ds/admin/AdminTable/index.ts'
import { MailLog, type MailLogProps } from '#ds/admin/MailLog/index.ts'
import { ReplyTemplates, type ReplyTemplatesProps } from '#ds/admin/ReplyTemplates/index.ts'
import { TicketDesk, type TicketDeskProps } from '#ds/admin/TicketDesk/index.ts'
import { TicketInbox, type TicketInboxProps } from '#ds/admin/TicketInbox/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { emphasisInList, StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'
import { type SupportPanelTexts, type SupportView, supportViews } from './support-texts.ts'

export interface SupportPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: SupportPanelTexts
  /** The view that is open. */
  view: SupportView
  onViewChange: (view: SupportView) => void
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  inbox: Omit<TicketInboxProps, 'texts' | 'now'>
  /** The ticket that is open, in place of the views. Default: none. */
  desk?: Omit<TicketDeskProps, 'texts' | 'now'> | undefined
  templates: Omit<ReplyTemplatesProps, 'texts' | 'now'>
  mails: Omit<MailLogProps, 'texts' | 'now'>
  /** The messages of the contact form. They cannot be searched. */
  enquiries: Omit<AdminListProps<Enquiry>, 'query' | 'onQueryChange'>
  /** Whether only messages are listed that wait for a reply. */
  onlyOpen: boolean
  onOnlyOpenChange: (onlyOpen: boolean) => void
  onEnquiryStatusChange: (enquiryId: string, status: EnquiryStatus) => Promise<SubmitResult>
}

/**
 * What customers and visitors ask: the inbox of tickets and the desk of one, the texts for replies, the messages of the contact form, and the mails that
 * were sent. Only the open view is rendered.
 */
export function SupportPanel({
  texts,
  view,
  onViewChange,
  now,
  inbox,
  desk,
  templates,
  mails,
  enquiries,
  onlyOpen,
  onOnlyOpenChange,
  onEnquiryStatusChange,
  ...rest
}: SupportPanelProps) {
  if (desk)
    return (
      <div data-component="SupportPanel" {...rest}>
        <TicketDesk texts={texts.desk} now={now} {...desk} />
      </div>
    )
  const { list } = texts
  const content = {
    tickets: () => <TicketInbox texts={{ list, ...texts.inbox }} now={now} {...inbox} />,
    templates: () => <ReplyTemplates texts={{ list, ...texts.templates }} now={now} {...templates} />,
    enquiries: () => (
      <EnquiriesView
        texts={texts}
        enquiries={enquiries}
        now={now}
        onlyOpen={onlyOpen}
        onOnlyOpenChange={onOnlyOpenChange}
        onEnquiryStatusChange={onEnquiryStatusChange}
      />
    ),
    mails: () => <MailLog texts={{ list, ...texts.mails }} now={now} {...mails} />,
  }
  return (
    <ViewTabs
      data-component="SupportPanel"
      {...rest}
      label={texts.viewsLabel}
      views={supportViews}
      nameOf={(item) => texts.views[item]}
      view={view}
      onViewChange={onViewChange}
    >
      {content[view]()}
    </ViewTabs>
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
  const columns: TableColumn<Enquiry>[] = [
    { id: 'number', header: texts.columns.number, cell: ({ number }) => number },
    {
      id: 'subject',
      header: texts.columns.subject,
      rowHeader: true,
      cell: ({ subject }) => <TruncatedText width="subject">{subject}</TruncatedText>,
    },
    { id: 'sender', header: texts.columns.sender, cell: ({ name }) => <TruncatedText>{name}</TruncatedText> },
    { id: 'topic', header: texts.columns.topic, cell: ({ topic }) => texts.topics[topic] },
    {
      id: 'status',
      header: texts.columns.status,
      cell: ({ status }) => (
        <StatusBadge status={status} emphasis={emphasisInList(status)}>
          {texts.enquiryStatuses[status]}
        </StatusBadge>
      ),
    },
    { id: 'date', header: texts.columns.date, align: 'end', cell: ({ createdAt }) => shortDateTime(createdAt, now) },
    {
      id: 'actions',
      header: texts.columns.actions,
      align: 'end',
      cell: (enquiry) => (
        <RowActions>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={MessageSquare}
            aria-label={texts.openFor(enquiry.subject)}
            onClick={() => dialog.show(enquiry)}
          >
            {texts.open}
          </Button>
        </RowActions>
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
