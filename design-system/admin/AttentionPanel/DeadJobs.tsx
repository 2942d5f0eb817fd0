import { Check, RotateCcw } from 'lucide-react'
import type { DeadJob, JobFailure, PointlessReason } from '#contracts/admin.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Table, type TableColumn } from '#ds/components/Table/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './AttentionPanel.css.ts'

export interface DeadJobsTexts {
  caption: string
  columns: {
    kind: string
    subject: string
    owner: string
    attempts: string
    error: string
    created: string
    actions: string
  }
  /** Describes what a job does, by kind. */
  kinds: Record<string, string>
  /** Known causes of failure. */
  failures: Record<JobFailure, string>
  /** Shown for an unknown cause. */
  otherFailure: string
  /** Why a retry would change nothing. */
  pointless: Record<PointlessReason, string>
  retry: string
  dismiss: string
  /** Accessible name of a row's button: the action and the job. */
  actionFor: (action: string, kind: string, subject: string) => string
}

interface DeadJobsProps {
  texts: DeadJobsTexts
  jobs: readonly DeadJob[]
  /** Ids of the jobs with a pending request. */
  pendingJobs: ReadonlySet<string>
  onRetry: (jobId: string) => void
  onDismiss: (jobId: string) => void
}

/**
 * Dead jobs, whose last retry failed. An admin retries a job when the cause of its failure has been fixed. A job that cannot
 * succeed any more shows the reason and can only be dismissed; one of a kind that the server does not know has no action.
 */
export function DeadJobs({ texts, jobs, pendingJobs, onRetry, onDismiss }: DeadJobsProps) {
  const { number, dateTime, currency } = useFormats()
  const kindOf = ({ kind }: DeadJob) => texts.kinds[kind] ?? kind
  const subjectOf = ({ subject, subjectId }: DeadJob) =>
    subject?.name ?? (subject?.amount ? currency(subject.amount) : subjectId)

  const columns: TableColumn<DeadJob>[] = [
    { id: 'kind', header: texts.columns.kind, rowHeader: true, cell: kindOf },
    {
      id: 'subject',
      header: texts.columns.subject,
      cell: (job) => (
        <span className={css.lines}>
          {job.subject && <TruncatedText width="medium">{subjectOf(job)}</TruncatedText>}
          <RecordId>{job.subjectId}</RecordId>
        </span>
      ),
    },
    {
      id: 'owner',
      header: texts.columns.owner,
      cell: ({ subject }) => (subject ? <OwnerCell owner={subject.user} /> : '–'),
    },
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
      cell: ({ failure, lastError, reason }) => (
        <span className={css.lines}>
          <span>{failure ? texts.failures[failure] : texts.otherFailure}</span>
          {lastError && (
            <Text render={<span lang="en" />} size="caption" tone="tertiary" className={css.message}>
              {lastError}
            </Text>
          )}
          {reason && (
            <Text
              render={<span />}
              size="caption"
              weight="medium"
              tone={reason === 'unknown_kind' ? 'secondary' : 'positive'}
            >
              {texts.pointless[reason]}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'created', header: texts.columns.created, align: 'end', cell: ({ createdAt }) => dateTime(createdAt) },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (job) => {
        if (job.reason === 'unknown_kind') return null
        const canRetry = job.retry === 'possible'
        const label = canRetry ? texts.retry : texts.dismiss
        return (
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={canRetry ? RotateCcw : Check}
            pending={pendingJobs.has(job.id)}
            aria-label={texts.actionFor(label, kindOf(job), subjectOf(job))}
            onClick={() => (canRetry ? onRetry(job.id) : onDismiss(job.id))}
          >
            {label}
          </Button>
        )
      },
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
