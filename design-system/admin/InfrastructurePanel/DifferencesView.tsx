import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import type { MachineDifference, MachineDifferences } from '#contracts/infrastructure.ts'
import { AdminTable, NoValue } from '#ds/admin/AdminTable/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './InfrastructurePanel.css.ts'
import type { InfrastructurePanelTexts } from './infrastructure-texts.ts'

export interface DifferencesViewProps {
  texts: InfrastructurePanelTexts
  /** The latest comparison, and the earlier ones. */
  differences: Resource<MachineDifferences>
  now: string
  /** Compares now. A failure is shown above the result. */
  onCompare: () => Promise<SubmitResult>
}

/** Whether the hypervisor has what the books say, as of the last comparison; and if not, where, and what to do. */
export function DifferencesView({ texts, differences, now, onCompare }: DifferencesViewProps) {
  const own = texts.differences
  const { number, dateTime, shortDateTime } = useFormats()
  const { pending, error, run } = useAction()
  const latest = dataOf(differences)
  const hidden = latest ? latest.total - latest.differences.length : 0
  const wordsOf = (value: string | null) =>
    value === null ? <NoValue>{own.nothing}</NoValue> : <span className={css.about}>{own.values[value] ?? value}</span>
  const columns: TableColumn<MachineDifference>[] = [
    {
      id: 'what',
      header: own.columns.what,
      rowHeader: true,
      cell: ({ kind }) => <span className={css.about}>{own.kinds[kind]}</span>,
    },
    {
      id: 'machine',
      header: own.columns.machine,
      cell: ({ machine, machineId, ref }) => (
        <span className={css.lines}>
          {machine ? [machine.number, machine.name].filter(Boolean).join(' · ') : <RecordId>{machineId}</RecordId>}
          {ref !== null && (
            <Text render={<span />} size="caption" tone="tertiary">
              {ref}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'books', header: own.columns.books, cell: ({ books }) => wordsOf(books) },
    { id: 'hypervisor', header: own.columns.hypervisor, cell: ({ hypervisor }) => wordsOf(hypervisor) },
    {
      id: 'advice',
      header: own.columns.advice,
      cell: ({ kind }) => <span className={css.about}>{own.advice[kind]}</span>,
    },
  ]
  const outcome = latest && outcomeOf(latest, texts, dateTime, number)
  return (
    <Stack space="sm" className={css.page}>
      {outcome && (
        <Notice
          tone={outcome.tone}
          title={outcome.title}
          role="status"
          action={
            <Button
              tone="neutral"
              emphasis="outline"
              size="small"
              icon={RefreshCw}
              pending={pending}
              onClick={() => void run(onCompare)}
            >
              {pending ? own.running : own.run}
            </Button>
          }
        >
          {outcome.detail}
        </Notice>
      )}
      {error && (
        <Notice tone="critical" title={own.failed} role="alert">
          {error}
        </Notice>
      )}
      {!(latest && latest.differences.length === 0) && (
        <AdminTable
          texts={{ list: texts.list, ...own }}
          icon={CircleCheck}
          columns={columns}
          rows={mapResource(differences, (result) => result.differences)}
          rowKey={({ kind, machineId }) => `${kind} ${machineId}`}
          query=""
          page={1}
        />
      )}
      {hidden > 0 && (
        <Text size="small" tone="secondary">
          {own.more(number(hidden))}
        </Text>
      )}
      {latest && latest.runs.length > 0 && (
        <>
          <Text size="small" tone="secondary" weight="medium">
            {own.runs}
          </Text>
          <ul className={css.runs}>
            {latest.runs.map(({ at, ok, differences: count }) => (
              <li key={at}>
                <Badge
                  tone={ok ? 'positive' : 'critical'}
                  icon={ok ? CircleCheck : TriangleAlert}
                  emphasis={ok ? 'quiet' : 'soft'}
                >
                  {shortDateTime(at, now)}
                  {ok ? <VisuallyHidden>{` · ${own.runOk}`}</VisuallyHidden> : ` · ${own.runDiffers(number(count))}`}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}

/** What the last comparison found, in words. */
function outcomeOf(
  { at, ok, total }: MachineDifferences,
  { differences: own }: InfrastructurePanelTexts,
  timeOf: (at: string) => string,
  number: (value: number) => string,
) {
  if (at === null) return { tone: 'neutral', title: own.notYet, detail: own.notYetDetail } as const
  if (ok) return { tone: 'positive', title: own.agrees(timeOf(at)), detail: own.agreesDetail } as const
  return { tone: 'critical', title: own.differs(number(total), timeOf(at)), detail: own.differsDetail } as const
}
