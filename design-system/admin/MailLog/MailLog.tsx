import { CircleCheck, CirclePause, CircleX, Clock, Mail, MailOpen, RefreshCw, Send } from 'lucide-react'
import type { ListedMail, MailText } from '#contracts/mails.ts'
import { type MailKind, mailKinds } from '#contracts/rules/mail-kinds.ts'
import { type AdminListProps, AdminTable, RowActions } from '#ds/admin/AdminTable/index.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { MailDialog } from './MailDialog.tsx'
import * as css from './MailLog.css.ts'
import { type MailFilter, type MailLogTexts, mailFilters } from './mail-log-texts.ts'

export interface MailLogProps extends AdminListProps<ListedMail> {
  /** The texts, in one language. */
  texts: MailLogTexts
  /** Which mails are listed; `query` is the address of a recipient. */
  filter: MailFilter
  onFilterChange: (filter: MailFilter) => void
  /** The kind that is listed. Default: all. */
  kind: MailKind | undefined
  onKindChange: (kind: MailKind | undefined) => void
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** The mail that is read, as its dialog opens. */
  onRead: (mailId: string) => void
  /** What that mail says. */
  text: Resource<MailText>
  /** Sends a mail once more, or a pending one now. A failure is shown above the table. */
  onResend: (mailId: string) => Promise<SubmitResult>
  /** Sends a test mail to the admin who asks for it. A failure is shown above the table. */
  onSendTest: () => Promise<SubmitResult>
}

const looks: Readonly<Record<ListedMail['state'], Pick<BadgeProps, 'tone' | 'icon' | 'emphasis'>>> = {
  pending: { tone: 'caution', icon: Clock },
  sent: { tone: 'positive', icon: CircleCheck, emphasis: 'quiet' },
  failed: { tone: 'critical', icon: CircleX },
  held: { tone: 'neutral', icon: CirclePause },
}

/** The key of the action that sends a test, beside the ids of mails. */
const testKey = 'test'

/** The filters, as the views of the table's bar; the first one is set when no other is. */
const filtersOf = (filter: MailFilter) =>
  filter === 'all' ? [] : [{ kind: 'choice', id: 'state', values: [filter] } as const]

/** The mails that were written, newest first: to whom, what became of them and why, and sending them once more. */
export function MailLog(props: MailLogProps) {
  const { texts, filter, onFilterChange, kind, onKindChange, now, onRead, text, onResend, onSendTest, ...list } = props
  const { shortDateTime, number } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const reading = useRowDialog<ListedMail>()
  const resending = useRowDialog<ListedMail>()
  const toResend = resending.target?.row
  const nameOf = (mail: ListedMail) => `${texts.kinds[mail.kind]}, ${mail.address}`
  const send = ({ id }: ListedMail) => void run(() => onResend(id), id)
  const columns: TableColumn<ListedMail>[] = [
    {
      id: 'date',
      header: texts.columns.date,
      line: { row: 'third' },
      cell: ({ createdAt }) => shortDateTime(createdAt, now),
    },
    {
      id: 'kind',
      header: texts.columns.kind,
      rowHeader: true,
      line: { row: 'first' },
      cell: (mail) => (
        <span className={css.lines}>
          {texts.kinds[mail.kind]}
          <Reason mail={mail} texts={texts} now={now} />
        </span>
      ),
    },
    {
      id: 'address',
      header: texts.columns.address,
      line: { row: 'second' },
      cell: ({ address }) => <EmailAddress>{address}</EmailAddress>,
    },
    {
      id: 'attempts',
      header: texts.columns.attempts,
      align: 'end',
      hideBelow: 'large',
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'state',
      header: texts.columns.state,
      line: { row: 'first', atEnd: true },
      cell: ({ state }) => <Badge {...looks[state]}>{texts.states[state]}</Badge>,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      line: { row: 'own' },
      cell: (mail) => (
        <RowActions>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={MailOpen}
            aria-label={texts.actionFor(texts.read, nameOf(mail))}
            onClick={() => {
              onRead(mail.id)
              reading.show(mail)
            }}
          >
            {texts.read}
          </Button>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={RefreshCw}
            pending={pendingKeys.has(mail.id)}
            disabledReason={mail.canResend ? undefined : texts.hadLink}
            aria-label={texts.actionFor(texts.resend, nameOf(mail))}
            // A mail that has arrived would arrive twice: confirm first.
            onClick={() => (mail.state === 'sent' ? resending.show(mail) : send(mail))}
          >
            {mail.state === 'sent' ? `${texts.resend}…` : texts.resend}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <AdminTable
        data-component="MailLog"
        {...list}
        texts={texts}
        icon={Mail}
        narrow="lines"
        columns={columns}
        rowKey={({ id }) => id}
        filters={filtersOf(filter)}
        onFiltersChange={([set]) => {
          const chosen = set?.kind === 'choice' ? set.values[0] : 'all'
          onFilterChange(mailFilters.find((one) => one === chosen) ?? 'all')
        }}
        choices={{
          available: [],
          views: mailFilters.map((one) => ({ id: one, label: texts.filters[one], filters: filtersOf(one) })),
        }}
        filter={
          <>
            <Select
              aria-label={texts.kindLabel}
              className={css.kind}
              value={kind ?? ''}
              options={[
                { value: '', label: texts.anyKind },
                ...mailKinds.map((one) => ({ value: one, label: texts.kinds[one] })),
              ]}
              onChange={({ target }) => onKindChange(mailKinds.find((one) => one === target.value))}
            />
            <Button
              tone="neutral"
              emphasis="outline"
              icon={Send}
              pending={pendingKeys.has(testKey)}
              onClick={() => void run(onSendTest, testKey)}
            >
              {texts.sendTest}
            </Button>
          </>
        }
        actionError={error}
      />
      {reading.target && (
        <MailDialog
          key={reading.target.key}
          texts={texts}
          mail={reading.target.row}
          text={text}
          open={reading.open}
          onOpenChange={reading.onOpenChange}
        />
      )}
      {toResend && (
        <ConfirmDialog
          open={resending.open}
          heading={texts.resending.heading(toResend.address)}
          description={texts.resending.description}
          confirmLabel={texts.resending.confirm}
          cancelLabel={texts.resending.cancel}
          onOpenChange={resending.onOpenChange}
          onConfirm={() => {
            resending.onOpenChange(false)
            send(toResend)
          }}
        />
      )}
    </>
  )
}

/** Why a mail was not sent, and when it is tried again. */
function Reason({ mail, texts, now }: { mail: ListedMail; texts: MailLogTexts; now: string }) {
  const { shortDateTime } = useFormats()
  const { failure, state, nextAttemptAt } = mail
  const words = [
    failure !== null && texts.failures[failure],
    state === 'pending' && nextAttemptAt !== null && texts.nextAttempt(shortDateTime(nextAttemptAt, now)),
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <Text render={<span />} size="caption" tone={state === 'failed' ? 'critical' : 'tertiary'}>
      {words.join(' · ')}
    </Text>
  )
}
