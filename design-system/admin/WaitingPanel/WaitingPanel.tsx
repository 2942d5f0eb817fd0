import { RotateCcw, StickyNote } from 'lucide-react'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import type { DeadJobRow, ParkedPaymentRow } from '#ds/admin/rows.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowActs } from '#ds/admin/use-row-acts.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { OnDemand } from '#ds/components/OnDemand/index.ts'
import { onDemand } from '#ds/components/on-demand.ts'
import { Table, type TableColumn } from '#ds/components/Table/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { ResolveDialogTexts } from './ResolveDialog.tsx'

const resolveDialog = onDemand(() => import('./ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog))

export interface WaitingPanelTexts {
  heading: string
  description: string
  updateFailed: string
  loadFailed: string
  payments: {
    caption: string
    columns: { provider: string; amount: string; transaction: string; reason: string; received: string; acts: string }
    /** Names of payment methods by the provider's id. */
    providers: Record<string, string>
    reasons: Record<ParkedPaymentRow['reason'], string>
    resolve: string
    /** Name of a row's button: to which payment it belongs. */
    resolveFor: (transactionId: string) => string
    dialog: ResolveDialogTexts
  }
  jobs: {
    caption: string
    columns: { kind: string; subject: string; attempts: string; error: string; created: string; acts: string }
    /** What a job does, by its kind. */
    kinds: Record<string, string>
    retry: string
    /** Name of a row's button: about which record the job is. */
    retryFor: (subjectId: string) => string
  }
}

export interface WaitingPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Its words, in one language. */
  texts: WaitingPanelTexts
  /** Payments that fit no deposit, those that nobody has dealt with yet. */
  payments: readonly ParkedPaymentRow[]
  /** Jobs that were given up. */
  jobs: readonly DeadJobRow[]
  /** Why they could not be loaded. */
  error?: string | undefined
  /** Loads again after a failure. */
  onRetry?: () => void
  /** Notes what was done about a payment. Rejects with the reason when it failed. */
  onResolve: (paymentId: string, note: string) => Promise<void>
  /** Makes a job due again. Rejects with the reason when it failed. */
  onRetryJob: (jobId: string) => Promise<void>
}

/** What went wrong and waits for a person. Nothing at all while nothing waits, as nearly always. */
export function WaitingPanel({
  texts,
  payments,
  jobs,
  error,
  onRetry,
  onResolve,
  onRetryJob,
  ...rest
}: WaitingPanelProps) {
  const headingId = useId()
  const retries = useRowActs()
  if (payments.length === 0 && jobs.length === 0 && !error) return null
  return (
    <section data-component="WaitingPanel" aria-labelledby={headingId} {...rest}>
      <Stack>
        <Stack space="2xs">
          <Heading level={2} size="title" id={headingId}>
            {texts.heading}
          </Heading>
          <Text tone="secondary">{texts.description}</Text>
        </Stack>
        {error && (
          <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={onRetry}>
            {error}
          </Notice>
        )}
        {retries.failure && (
          <Notice tone="critical" title={texts.updateFailed} role="alert">
            {retries.failure}
          </Notice>
        )}
        {payments.length > 0 && <Payments texts={texts.payments} payments={payments} onResolve={onResolve} />}
        {jobs.length > 0 && (
          <Jobs
            texts={texts.jobs}
            jobs={jobs}
            isPending={retries.isPending}
            onRetry={(id) => retries.run(id, () => onRetryJob(id))}
          />
        )}
      </Stack>
    </section>
  )
}

const Code = ({ children }: { children: string }) => (
  <Text render={<span />} size="small" tone="secondary" family="mono">
    <TruncatedText width="short">{children}</TruncatedText>
  </Text>
)

interface PaymentsProps {
  texts: WaitingPanelTexts['payments']
  payments: readonly ParkedPaymentRow[]
  onResolve: WaitingPanelProps['onResolve']
}

function Payments({ texts, payments, onResolve }: PaymentsProps) {
  const { currency, dateTime } = useFormats()
  /** `opening` counts, so that every opening starts with an empty note. */
  const [asked, setAsked] = useState<{ payment: ParkedPaymentRow; opening: number }>()
  const [open, setOpen] = useState(false)
  const nameOf = ({ provider }: ParkedPaymentRow) => texts.providers[provider] ?? provider

  const columns: TableColumn<ParkedPaymentRow>[] = [
    {
      id: 'transaction',
      header: texts.columns.transaction,
      rowHeader: true,
      cell: (payment) => <Code>{payment.transactionId}</Code>,
    },
    { id: 'provider', header: texts.columns.provider, cell: nameOf },
    { id: 'amount', header: texts.columns.amount, align: 'end', cell: (payment) => currency(payment.amount) },
    { id: 'reason', header: texts.columns.reason, cell: (payment) => texts.reasons[payment.reason] },
    { id: 'received', header: texts.columns.received, align: 'end', cell: (payment) => dateTime(payment.receivedAt) },
    {
      id: 'acts',
      header: <VisuallyHidden>{texts.columns.acts}</VisuallyHidden>,
      align: 'end',
      cell: (payment) => (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={StickyNote}
          aria-label={texts.resolveFor(payment.transactionId)}
          onClick={() => {
            setAsked({ payment, opening: (asked?.opening ?? 0) + 1 })
            setOpen(true)
          }}
        >
          {texts.resolve}
        </Button>
      ),
    },
  ]

  return (
    <>
      <Table
        caption={texts.caption}
        captionVisible
        density="compact"
        narrow="stack"
        columns={columns}
        rows={payments}
        rowKey={(payment) => payment.id}
        empty={null}
      />
      <OnDemand part={resolveDialog} wanted={open} onCancel={() => setOpen(false)}>
        {(ResolveDialog) =>
          asked && (
            <ResolveDialog
              key={asked.opening}
              texts={texts.dialog}
              payment={asked.payment}
              provider={nameOf(asked.payment)}
              open={open}
              onClose={() => setOpen(false)}
              onResolve={(note) => onResolve(asked.payment.id, note)}
            />
          )
        }
      </OnDemand>
    </>
  )
}

interface JobsProps {
  texts: WaitingPanelTexts['jobs']
  jobs: readonly DeadJobRow[]
  isPending: (jobId: string) => boolean
  onRetry: (jobId: string) => void
}

function Jobs({ texts, jobs, isPending, onRetry }: JobsProps) {
  const { number, dateTime } = useFormats()
  const columns: TableColumn<DeadJobRow>[] = [
    { id: 'kind', header: texts.columns.kind, rowHeader: true, cell: ({ kind }) => texts.kinds[kind] ?? kind },
    { id: 'subject', header: texts.columns.subject, cell: ({ subjectId }) => <Code>{subjectId}</Code> },
    {
      id: 'attempts',
      header: texts.columns.attempts,
      align: 'end',
      hideBelow: 'large',
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'error',
      header: texts.columns.error,
      cell: ({ lastError }) => <TruncatedText width="medium">{lastError}</TruncatedText>,
    },
    { id: 'created', header: texts.columns.created, align: 'end', cell: ({ createdAt }) => dateTime(createdAt) },
    {
      id: 'acts',
      header: <VisuallyHidden>{texts.columns.acts}</VisuallyHidden>,
      align: 'end',
      cell: ({ id, subjectId }) => (
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={RotateCcw}
          loading={isPending(id)}
          aria-label={texts.retryFor(subjectId)}
          onClick={() => onRetry(id)}
        >
          {texts.retry}
        </Button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.caption}
      captionVisible
      density="compact"
      narrow="stack"
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
