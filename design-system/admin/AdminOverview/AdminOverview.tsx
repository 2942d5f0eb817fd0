import { type ComponentPropsWithRef, useId } from 'react'
import type { AdminStats, AdminTicketRow, AdminTransactionRow, DeadJob, ParkedPayment } from '#contracts/admin.ts'
import { FigureList } from '#ds/admin/FigureList/index.ts'
import { SettleDialog, type Settlement } from '#ds/admin/TransactionsTable/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { type WorkAction, WorkQueue } from '#ds/admin/WorkQueue/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { mapResource, type Resource } from '#ds/components/resource.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './AdminOverview.css.ts'
import type { AdminOverviewTexts } from './overview-texts.ts'
import { ResolveDialog } from './ResolveDialog.tsx'
import { depositWork, jobWork, paymentWork, promisedHours, ticketWork } from './work-of.ts'

/** The first rows of a list, and where all of them are, if there are more. */
export interface FirstRows<Row> {
  rows: readonly Row[]
  allHref?: string | undefined
}

export interface AdminOverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: AdminOverviewTexts
  /** The time at which the ages are computed. ISO 8601. */
  now: string
  stats: Resource<AdminStats>
  /** Deposits that an admin approves or rejects, oldest first. */
  deposits: Resource<FirstRows<AdminTransactionRow>>
  /** Parked payments that are not yet resolved. */
  payments: Resource<readonly ParkedPayment[]>
  /** Tickets without a reply, oldest first. */
  tickets: Resource<FirstRows<AdminTicketRow>>
  /** Dead jobs. */
  jobs: Resource<readonly DeadJob[]>
  /** Settles a pending deposit for good, after the admin has confirmed. A failure is shown above the queue. */
  onSettle: (transactionId: string, settlement: Settlement) => Promise<SubmitResult>
  /** Saves a note about how a payment was resolved. A failure is shown in the dialog. */
  onResolve: (paymentId: string, note: string) => Promise<SubmitResult>
  /** Opens the list of tickets. */
  onOpenTicket: (row: AdminTicketRow) => void
  /** Retries a job. A failure is shown above the queue. */
  onRetryJob: (jobId: string) => Promise<SubmitResult>
  /** Dismisses a job that cannot succeed any more. A failure is shown above the queue. */
  onDismissJob: (jobId: string) => Promise<SubmitResult>
}

/** The first tab of the back-office: what waits for an admin, the most costly first, and beside it the figures. */
export function AdminOverview({
  texts,
  now,
  stats,
  deposits,
  payments,
  tickets,
  jobs,
  onSettle,
  onResolve,
  onOpenTicket,
  onRetryJob,
  onDismissJob,
  className,
  ...rest
}: AdminOverviewProps) {
  const figuresId = useId()
  const formats = useFormats()
  const { pendingKeys, error, run } = useAction()
  const settling = useRowDialog<{ row: AdminTransactionRow; settlement: Settlement }>()
  const resolving = useRowDialog<ParkedPayment>()
  const context = { texts, formats, now }

  const settleAction = (row: AdminTransactionRow, settlement: Settlement): WorkAction => ({
    label: texts.deposits.settle[settlement].action,
    asks: true,
    pending: pendingKeys.has(row.transaction.id),
    onSelect: () => settling.show({ row, settlement }),
  })
  const jobAction = (job: DeadJob): WorkAction | undefined => {
    if (job.reason === 'unknown_kind') return undefined
    const [label, act] = job.retry === 'possible' ? [texts.jobs.retry, onRetryJob] : [texts.jobs.dismiss, onDismissJob]
    return { label, pending: pendingKeys.has(job.id), onSelect: () => void run(() => act(job.id), job.id) }
  }
  const allHrefOf = <Row,>(resource: Resource<FirstRows<Row>>) => {
    const href = resource.status === 'ready' ? resource.data.allHref : undefined
    return href === undefined ? {} : { allHref: href }
  }

  return (
    <div data-component="AdminOverview" {...rest} className={classNames(css.root, className)}>
      <div className={css.work}>
        {error && (
          <Notice tone="critical" title={texts.updateFailed} role="alert">
            {error}
          </Notice>
        )}
        <WorkQueue
          texts={texts.queue}
          now={now}
          groups={[
            {
              kind: 'deposits',
              ...allHrefOf(deposits),
              items: mapResource(deposits, ({ rows }) =>
                rows.map((row) =>
                  depositWork(row, context, {
                    approve: settleAction(row, 'completed'),
                    reject: settleAction(row, 'failed'),
                  }),
                ),
              ),
            },
            {
              kind: 'unmatched',
              items: mapResource(payments, (rows) =>
                rows.map((payment) =>
                  paymentWork(payment, context, {
                    label: texts.payments.resolve,
                    asks: true,
                    onSelect: () => resolving.show(payment),
                  }),
                ),
              ),
            },
            {
              kind: 'tickets',
              note: texts.tickets.promise(texts.queue.units.hours(promisedHours.firstReply)),
              ...allHrefOf(tickets),
              items: mapResource(tickets, ({ rows }) =>
                rows.map((row) =>
                  ticketWork(row, context, { label: texts.tickets.open, onSelect: () => onOpenTicket(row) }),
                ),
              ),
            },
            {
              kind: 'failures',
              items: mapResource(jobs, (rows) => rows.map((job) => jobWork(job, context, jobAction(job)))),
            },
          ]}
        />
      </div>
      <section aria-labelledby={figuresId} className={css.figures}>
        <Heading level={2} size="title" id={figuresId}>
          {texts.figuresHeading}
        </Heading>
        <FigureList texts={texts.figures} stats={stats} />
      </section>
      {settling.target && (
        <SettleDialog
          key={settling.target.key}
          texts={texts.deposits}
          {...settling.target.row}
          open={settling.open}
          onOpenChange={settling.onOpenChange}
          onConfirm={() => {
            const target = settling.target?.row
            if (target)
              void run(() => onSettle(target.row.transaction.id, target.settlement), target.row.transaction.id)
          }}
        />
      )}
      {resolving.target && (
        <ResolveDialog
          key={resolving.target.key}
          texts={texts.payments.dialog}
          payment={resolving.target.row}
          provider={texts.payments.providers[resolving.target.row.provider] ?? resolving.target.row.provider}
          reason={texts.payments.reasons[resolving.target.row.reason]}
          open={resolving.open}
          onOpenChange={resolving.onOpenChange}
          onResolve={(note) => onResolve(resolving.target?.row.id ?? '', note)}
        />
      )}
    </div>
  )
}
