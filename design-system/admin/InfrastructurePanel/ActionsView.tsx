import { CircleCheck, Clock, Link2, RotateCw, TriangleAlert } from 'lucide-react'
import type { UnsettledAction, UnsettledKind } from '#contracts/infrastructure.ts'
import { type AdminListProps, AdminTable, NoValue, RowActions } from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './InfrastructurePanel.css.ts'
import type { InfrastructurePanelTexts } from './infrastructure-texts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export interface ActionsViewProps {
  texts: InfrastructurePanelTexts
  /** The actions of the kind. They cannot be searched. */
  actions: Omit<AdminListProps<UnsettledAction>, 'query' | 'onQueryChange'>
  actionKind: UnsettledKind
  onActionKindChange: (kind: UnsettledKind) => void
  now: string
  /** Runs an action again. */
  onRetryAction: (actionId: string) => Promise<SubmitResult>
  /** Takes what the hypervisor has for its result; the dialog shows a failure. */
  onAdoptAction: (actionId: string, reason: string) => Promise<SubmitResult>
}

const kinds = ['stuck', 'failed'] as const satisfies readonly UnsettledKind[]
const filtersOf = (kind: UnsettledKind) =>
  kind === 'stuck' ? [] : [{ kind: 'choice', id: 'kind', values: [kind] } as const]

const nameOf = ({ machine, id }: UnsettledAction) => machine?.number ?? machine?.name ?? id

/** The actions with machines that do not get on by themselves: what is done again, and what is taken as it is. */
export function ActionsView(props: ActionsViewProps) {
  const { texts, actions, actionKind, onActionKindChange, now, onRetryAction, onAdoptAction } = props
  const own = texts.actions
  const { percent, shortDateTime } = useFormats()
  const retrying = useAction()
  const adopting = useRowDialog<UnsettledAction>()

  const columns: TableColumn<UnsettledAction>[] = [
    {
      id: 'action',
      header: own.columns.action,
      rowHeader: true,
      cell: ({ type }) => own.types[type],
    },
    {
      id: 'machine',
      header: own.columns.machine,
      cell: ({ machine }) =>
        machine ? [machine.number, machine.name].filter(Boolean).join(' · ') : <NoValue>{own.gone}</NoValue>,
    },
    { id: 'customer', header: own.columns.customer, cell: ({ user }) => user && <OwnerCell owner={user} /> },
    {
      id: 'state',
      header: own.columns.state,
      cell({ state, progress, errorCode }) {
        if (state === 'failed') {
          const cause = errorCode === null ? '' : (own.faults[errorCode] ?? errorCode)
          return (
            <span className={css.about}>
              <Badge tone="critical" icon={TriangleAlert}>
                {own.failed(cause)}
              </Badge>
            </span>
          )
        }
        return (
          <Badge tone="caution" icon={Clock}>
            {state === 'queued' ? own.waiting : own.progress(percent(progress / 100))}
          </Badge>
        )
      },
    },
    {
      id: 'since',
      header: own.columns.since,
      cell: ({ createdAt, endedAt }) => shortDateTime(endedAt ?? createdAt, now),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{own.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (action) => (
        <RowActions>
          {action.canRetry && (
            <Button
              emphasis="soft"
              size="small"
              icon={RotateCw}
              pending={retrying.pendingKeys.has(action.id)}
              aria-label={texts.actionFor(own.retry, nameOf(action))}
              onClick={() => void retrying.run(() => onRetryAction(action.id), action.id)}
            >
              {own.retry}
            </Button>
          )}
          {action.canAdopt && (
            <Button
              tone="neutral"
              emphasis="outline"
              size="small"
              icon={Link2}
              aria-label={texts.actionFor(own.adopt, nameOf(action))}
              onClick={() => adopting.show(action)}
            >
              {`${own.adopt}…`}
            </Button>
          )}
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <AdminTable
        {...actions}
        texts={{ list: texts.list, ...own }}
        icon={CircleCheck}
        columns={columns}
        rowKey={({ id }) => id}
        query=""
        actionError={retrying.error}
        filters={filtersOf(actionKind)}
        onFiltersChange={([set]) => {
          const chosen = set?.kind === 'choice' ? set.values[0] : 'stuck'
          onActionKindChange(kinds.find((one) => one === chosen) ?? 'stuck')
        }}
        choices={{
          available: [],
          views: kinds.map((one) => ({ id: one, label: own.kinds[one], filters: filtersOf(one) })),
        }}
      />
      {adopting.target && (
        <ReasonDialog
          key={adopting.target.key}
          texts={texts}
          own={own.adopting}
          name={nameOf(adopting.target.row)}
          open={adopting.open}
          onOpenChange={adopting.onOpenChange}
          onSubmit={(reason) => onAdoptAction(adopting.target?.row.id ?? '', reason)}
        />
      )}
    </>
  )
}
