import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import type { Difference, Reconciliation } from '#contracts/reconciliation.ts'
import { AdminTable, NoValue } from '#ds/admin/AdminTable/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MoneyInPanel.css.ts'
import type { MoneyInPanelTexts } from './money-texts.ts'

interface ReconciliationViewProps {
  texts: MoneyInPanelTexts
  reconciliation: Resource<Reconciliation>
  now: string
  onReconcile: () => Promise<SubmitResult>
}

/** Whether books, wallets, payments, transfers and reports agree, as of the last run; and if not, where, and what to do. */
export function ReconciliationView({ texts, reconciliation, now, onReconcile }: ReconciliationViewProps) {
  const own = texts.reconciliation
  const { number, dateTime, shortDateTime } = useFormats()
  const { pending, error, run } = useAction()
  const latest = dataOf(reconciliation)
  const hidden = latest ? latest.total - latest.differences.length : 0
  const columns: TableColumn<Difference>[] = [
    {
      id: 'what',
      header: own.columns.what,
      rowHeader: true,
      cell: ({ what, detail }) => (
        <span className={css.about}>
          {what}
          {detail && (
            <Text render={<span />} size="caption" tone="tertiary">
              {detail}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'record',
      header: own.columns.record,
      cell: ({ record }) => (
        <span className={css.lines}>
          {own.records[record.type]}
          {record.id !== null && <RecordId>{record.id}</RecordId>}
        </span>
      ),
    },
    {
      id: 'amount',
      header: own.columns.amount,
      align: 'end',
      cell: ({ amount }) =>
        amount === null ? <NoValue>{own.columns.amount}</NoValue> : <Money amount={amount} sign="always" />,
    },
    {
      id: 'action',
      header: own.columns.action,
      cell: ({ action }) => <span className={css.about}>{action}</span>,
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
              onClick={() => void run(onReconcile)}
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
          rows={mapResource(reconciliation, ({ differences }) => differences)}
          rowKey={({ kind, record, detail }) => `${kind} ${record.id ?? detail}`}
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
            {latest.runs.map(({ at, ok, differences }) => (
              <li key={at}>
                <Badge
                  tone={ok ? 'positive' : 'critical'}
                  icon={ok ? CircleCheck : TriangleAlert}
                  emphasis={ok ? 'quiet' : 'soft'}
                >
                  {shortDateTime(at, now)}
                  {ok ? (
                    <VisuallyHidden>{` · ${own.runOk}`}</VisuallyHidden>
                  ) : (
                    ` · ${own.runDiffers(number(differences))}`
                  )}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}

/** What the last run found, in words. */
function outcomeOf(
  { at, ok, total }: Reconciliation,
  { reconciliation: own }: MoneyInPanelTexts,
  timeOf: (at: string) => string,
  number: (value: number) => string,
) {
  if (at === null) return { tone: 'neutral', title: own.notYet, detail: own.notYetDetail } as const
  if (ok) return { tone: 'positive', title: own.agrees(timeOf(at)), detail: own.agreesDetail } as const
  return { tone: 'critical', title: own.differs(number(total), timeOf(at)), detail: own.differsDetail } as const
}
