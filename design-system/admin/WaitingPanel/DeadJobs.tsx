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
import * as css from './WaitingPanel.css.ts'

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
  /** What a job does, by its kind. */
  kinds: Record<string, string>
  /** Known causes. */
  failures: Record<JobFailure, string>
  /** Stands for a cause that is not known. */
  otherFailure: string
  /** Why trying again would change nothing. */
  pointless: Record<PointlessReason, string>
  retry: string
  dismiss: string
  /** Name of a row's button: what it does, and about which job. */
  actionFor: (action: string, kind: string, subject: string) => string
}

interface DeadJobsProps {
  texts: DeadJobsTexts
  jobs: readonly DeadJob[]
  /** Ids of the jobs that something is being done about. */
  pendingJobs: ReadonlySet<string>
  onRetry: (jobId: string) => void
  onDismiss: (jobId: string) => void
}

/**
 * Dead jobs, whose last retry failed. An admin makes one due again when what it failed of is mended; one that nothing can be done about any
 * more says so, and is put away.
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
            <Text render={<span />} size="caption" weight="medium" tone="positive">
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
        const possible = job.retry === 'possible'
        const label = possible ? texts.retry : texts.dismiss
        return (
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={possible ? RotateCcw : Check}
            loading={pendingJobs.has(job.id)}
            aria-label={texts.actionFor(label, kindOf(job), subjectOf(job))}
            onClick={() => (possible ? onRetry(job.id) : onDismiss(job.id))}
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
