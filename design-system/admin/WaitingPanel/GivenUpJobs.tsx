import { RotateCcw } from 'lucide-react'
import type { DeadJobRow } from '#ds/admin/rows.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Table, type TableColumn } from '#ds/components/Table/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { Code } from './Code.tsx'

export interface GivenUpJobsTexts {
  caption: string
  columns: { kind: string; subject: string; attempts: string; error: string; created: string; acts: string }
  /** What a job does, by its kind. */
  kinds: Record<string, string>
  retry: string
  /** Name of a row's button: about which record the job is. */
  retryFor: (subjectId: string) => string
}

interface GivenUpJobsProps {
  texts: GivenUpJobsTexts
  jobs: readonly DeadJobRow[]
  isPending: (jobId: string) => boolean
  onRetry: (jobId: string) => void
}

/** Jobs that were given up: an admin makes one due again when what it failed of is mended. */
export function GivenUpJobs({ texts, jobs, isPending, onRetry }: GivenUpJobsProps) {
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
