import { Server } from 'lucide-react'
import type { AdminVpsRow } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { isSettingUp, type VpsStatus } from '#contracts/rules/vps-status.ts'
import type { StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import { type AdminListProps, AdminTable, type AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { StatusSelect, type StatusSelectTexts } from '#ds/admin/StatusSelect/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './VpsTable.css.ts'

export interface VpsTableTexts extends AdminTableTexts {
  columns: { id: string; name: string; owner: string; plan: string; ip: string; status: string; change: string }
  /** The resources of a plan, such as '2 vCPU · 4 GB RAM'. */
  resources: (cpu: number, ram: number) => string
  /** Shown instead of an address that is being assigned (`pending`), or that never will be (`none`). */
  address: { pending: string; none: string }
  select: StatusSelectTexts
  terminate: {
    heading: (name: string) => string
    description: string
    name: string
    owner: string
    ip: string
    confirm: string
    cancel: string
  }
}

export interface VpsTableProps extends AdminListProps<AdminVpsRow> {
  /** The texts, in one language. */
  texts: VpsTableTexts
  /** Sets an instance's status; terminating has been confirmed. A failure is shown above the table. */
  onStatusChange: (vpsId: string, status: StatusGivenBy<'admin'>) => Promise<SubmitResult>
}

/** All instances with their owner and status, which an admin can set. Terminating asks for confirmation, since it cannot be undone. */
export function VpsTable({ texts, onStatusChange, ...list }: VpsTableProps) {
  const { pendingKeys, error, run } = useAction()
  const termination = useRowDialog<AdminVpsRow>()
  const rowToTerminate = termination.target?.row
  const change = (row: AdminVpsRow, status: StatusGivenBy<'admin'>) => {
    void run(() => onStatusChange(row.vps.id, status), row.vps.id)
  }

  const missingAddress = (status: VpsStatus) => (isSettingUp(status) ? texts.address.pending : texts.address.none)

  const columns: TableColumn<AdminVpsRow>[] = [
    {
      id: 'id',
      header: texts.columns.id,
      cell: ({ vps }) => <RecordId>{vps.id}</RecordId>,
    },
    {
      id: 'name',
      header: texts.columns.name,
      rowHeader: true,
      cell: ({ vps }) => <TruncatedText width="medium">{vps.name}</TruncatedText>,
    },
    { id: 'owner', header: texts.columns.owner, cell: ({ user }) => <OwnerCell owner={user} /> },
    {
      id: 'plan',
      header: texts.columns.plan,
      cell: ({ plan }) => (
        <Text render={<span />} size="small" numeric className={css.plan}>
          {plan.name}
          <Text render={<span />} size="caption" tone="tertiary">
            {texts.resources(plan.cpu, plan.ram)}
          </Text>
        </Text>
      ),
    },
    {
      id: 'ip',
      header: texts.columns.ip,
      cell: ({ vps }) =>
        vps.ipAddress ? (
          <Text render={<span />} size="small" family="mono">
            {vps.ipAddress}
          </Text>
        ) : (
          <Text render={<span />} size="small" tone="tertiary">
            {missingAddress(vps.status)}
          </Text>
        ),
    },
    {
      id: 'status',
      header: texts.columns.status,
      cell: ({ vps }) => <StatusBadge status={vps.status}>{texts.select.statuses[vps.status]}</StatusBadge>,
    },
    {
      id: 'change',
      header: texts.columns.change,
      cell: (row) => (
        <StatusSelect
          texts={texts.select}
          name={row.vps.name}
          value={row.vps.status}
          pending={pendingKeys.has(row.vps.id)}
          onValueChange={(status) => {
            if (status === 'terminated') termination.show(row)
            else change(row, status)
          }}
        />
      ),
    },
  ]

  return (
    <>
      <AdminTable
        data-component="VpsTable"
        {...list}
        texts={texts}
        icon={Server}
        columns={columns}
        rowKey={({ vps }) => vps.id}
        actionError={error}
      />
      {rowToTerminate && (
        <ConfirmDialog
          open={termination.open}
          tone="critical"
          heading={texts.terminate.heading(rowToTerminate.vps.name)}
          description={texts.terminate.description}
          confirmLabel={texts.terminate.confirm}
          cancelLabel={texts.terminate.cancel}
          onOpenChange={termination.onOpenChange}
          onConfirm={() => {
            termination.onOpenChange(false)
            change(rowToTerminate, 'terminated')
          }}
        >
          <RecordFacts
            facts={[
              { label: texts.terminate.name, value: rowToTerminate.vps.name },
              {
                label: texts.terminate.owner,
                value: <EmailAddress>{fullName(rowToTerminate.user) || rowToTerminate.user.email}</EmailAddress>,
              },
              {
                label: texts.terminate.ip,
                value: rowToTerminate.vps.ipAddress ?? missingAddress(rowToTerminate.vps.status),
              },
            ]}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
