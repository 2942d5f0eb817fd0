import { type ComponentPropsWithRef, useId } from 'react'
import type {
  AdminStats,
  AdminTicketRow,
  AdminTransactionRow,
  AdminTrends,
  DeadJob,
  ParkedPayment,
} from '#contracts/admin.ts'
import type { BankTransfer } from '#contracts/bank-transfers.ts'
import type { AdminWithdrawal } from '#contracts/withdrawals.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { FigureList } from '#ds/admin/FigureList/index.ts'
import { SettleDialog, type Settlement } from '#ds/admin/TransactionsTable/index.ts'
import { TrendCards } from '#ds/admin/TrendCards/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { type WorkAction, WorkQueue } from '#ds/admin/WorkQueue/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './AdminOverview.css.ts'
import { type FirstRows, joined, withRows } from './first-rows.ts'
import type { AdminOverviewTexts, JobAction } from './overview-texts.ts'
import { ResolveDialog } from './ResolveDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import {
  depositWork,
  jobTitle,
  jobWork,
  paymentWork,
  promisedHours,
  ticketWork,
  transferWork,
  withdrawalWork,
} from './work-of.ts'

const noTransfers = { status: 'ready', data: { rows: [] } } as const

export interface AdminOverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: AdminOverviewTexts
  /** The time at which the ages are computed. ISO 8601. */
  now: string
  stats: Resource<AdminStats>
  /** What happened on each of the last 60 days. */
  trends: Resource<AdminTrends>
  /** Deposits that an admin approves or rejects, oldest first. */
  deposits: Resource<FirstRows<AdminTransactionRow>>
  /** Bank transfers about which an admin has to decide. Default: they are not loaded. */
  transfers?: Resource<FirstRows<BankTransfer>>
  /** Opens the list of bank transfers. */
  onOpenTransfers?: () => void
  /** Withdrawals about which an admin has to decide. Default: there is no such group. */
  withdrawals?: Resource<FirstRows<AdminWithdrawal>>
  /** Opens the list of withdrawals. */
  onOpenWithdrawals?: () => void
  /** Parked payments that are not yet resolved. */
  payments: Resource<FirstRows<ParkedPayment>>
  /** Tickets without a reply, oldest first. */
  tickets: Resource<FirstRows<AdminTicketRow>>
  /** Dead jobs. */
  jobs: Resource<FirstRows<DeadJob>>
  /** Settles a pending deposit for good, after the admin has confirmed. A failure is shown above the queue. */
  onSettle: (transactionId: string, settlement: Settlement) => Promise<SubmitResult>
  /** Saves a note about how a payment was resolved. A failure is shown in the dialog. */
  onResolve: (paymentId: string, note: string) => Promise<SubmitResult>
  /** Takes a reversed payment and its bonus back, of which the wallet lacks `short`, after the admin has confirmed. A failure is shown above the queue. */
  onTakeBack: (paymentId: string, short: string) => Promise<SubmitResult>
  /** Opens the list of tickets. */
  onOpenTicket: (row: AdminTicketRow) => void
  /** Retries a job, after the admin has confirmed. A failure is shown above the queue. */
  onRetryJob: (jobId: string) => Promise<SubmitResult>
  /** Dismisses a job that can no longer succeed, after the admin has confirmed. A failure is shown above the queue. */
  onDismissJob: (jobId: string) => Promise<SubmitResult>
}

/** The first tab of the back-office: what waits for an admin, the most costly first, beside it the figures, and below both the trends. */
export function AdminOverview({
  texts,
  now,
  stats,
  trends,
  deposits,
  transfers = noTransfers,
  onOpenTransfers,
  withdrawals,
  onOpenWithdrawals,
  payments,
  tickets,
  jobs,
  onSettle,
  onResolve,
  onTakeBack,
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
  const takingBack = useRowDialog<ParkedPayment>()
  const questioning = useRowDialog<{ job: DeadJob; action: JobAction }>()
  const question = questioning.target?.row
  const context = { texts, formats, now }

  const settleAction = (row: AdminTransactionRow, settlement: Settlement): WorkAction => ({
    label: texts.deposits.settle[settlement].action,
    asks: true,
    pending: pendingKeys.has(row.transaction.id),
    onSelect: () => settling.show({ row, settlement }),
  })
  const jobAction = (job: DeadJob): WorkAction | undefined => {
    if (job.reason === 'unknown_kind') return undefined
    const action = job.retry === 'possible' ? 'retry' : 'dismiss'
    return {
      label: texts.jobs[action],
      asks: true,
      pending: pendingKeys.has(job.id),
      onSelect: () => questioning.show({ job, action }),
    }
  }
  const unmatched = joined(
    withRows(transfers, (transfer) =>
      transferWork(transfer, context, { label: texts.transfers.open, onSelect: () => onOpenTransfers?.() }),
    ),
    withRows(payments, (payment) =>
      paymentWork(payment, context, {
        resolve: { label: texts.payments.resolve, asks: true, onSelect: () => resolving.show(payment) },
        takeBack: {
          label: texts.payments.takeBack.action,
          asks: true,
          pending: pendingKeys.has(payment.id),
          onSelect: () => takingBack.show(payment),
        },
      }),
    ),
  )
  /** What there is beyond the first rows. */
  const restOf = <Row,>(resource: Resource<FirstRows<Row>>) => {
    const { total, allHref } = dataOf(resource) ?? {}
    return { ...(total !== undefined && { total }), ...(allHref !== undefined && { allHref }) }
  }

  // How high the queue will be is not known: what is below it comes with it, and does not move.
  const isLoading = [deposits, unmatched, withdrawals, tickets, jobs].some((resource) => resource?.status === 'loading')

  return (
    <div
      data-component="AdminOverview"
      data-loading={isLoading || undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
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
              ...restOf(deposits),
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
              ...restOf(unmatched),
              items: mapResource(unmatched, ({ rows }) => rows),
            },
            ...(withdrawals
              ? [
                  {
                    kind: 'withdrawals' as const,
                    ...restOf(withdrawals),
                    items: mapResource(withdrawals, ({ rows }) =>
                      rows.map((row) =>
                        withdrawalWork(row, context, {
                          label: texts.withdrawals.open,
                          onSelect: () => onOpenWithdrawals?.(),
                        }),
                      ),
                    ),
                  },
                ]
              : []),
            {
              kind: 'tickets',
              note: texts.tickets.promise(texts.queue.units.hours(promisedHours.firstReply)),
              ...restOf(tickets),
              items: mapResource(tickets, ({ rows }) =>
                rows.map((row) =>
                  ticketWork(row, context, { label: texts.tickets.open, onSelect: () => onOpenTicket(row) }),
                ),
              ),
            },
            {
              kind: 'failures',
              ...restOf(jobs),
              items: mapResource(jobs, ({ rows }) => rows.map((job) => jobWork(job, context, jobAction(job)))),
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
      {!isLoading && (
        <TrendCards
          texts={texts.trends}
          trends={trends}
          promisedReply={promisedHours.firstReply * 60}
          className={css.trends}
        />
      )}
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
      {question && (
        <ConfirmDialog
          key={questioning.target?.key}
          open={questioning.open}
          tone={question.action === 'dismiss' ? 'critical' : 'brand'}
          heading={texts.jobs.questions[question.action].heading(jobTitle(question.job, context))}
          description={texts.jobs.questions[question.action].description}
          confirmLabel={texts.jobs.questions[question.action].confirm}
          cancelLabel={texts.deposits.cancel}
          onOpenChange={questioning.onOpenChange}
          onConfirm={() => {
            questioning.onOpenChange(false)
            const act = question.action === 'retry' ? onRetryJob : onDismissJob
            void run(() => act(question.job.id), question.job.id)
          }}
        />
      )}
      {takingBack.target && (
        <TakeBackDialog
          key={takingBack.target.key}
          texts={texts.payments.takeBack}
          cancelLabel={texts.deposits.cancel}
          payment={takingBack.target.row}
          open={takingBack.open}
          onOpenChange={takingBack.onOpenChange}
          onConfirm={(short) => {
            const id = takingBack.target?.row.id
            if (id !== undefined) void run(() => onTakeBack(id, short), id)
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
