import { Server } from 'lucide-react'
import { useState } from 'react'
import type { AdminVpsRow } from '#contracts/admin.ts'
import { fullName } from '#contracts/person-name.ts'
import { isSettingUp } from '#contracts/rules/vps-status.ts'
import type { StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import type { VpsStatus } from '#contracts/vps.ts'
import { type AdminListProps, AdminTable, type AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { RecordId } from '#ds/admin/RecordId/index.ts'
import { StatusSelect, type StatusSelectTexts } from '#ds/admin/StatusSelect/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowActs } from '#ds/admin/use-row-acts.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './VpsTable.css.ts'

export interface VpsTableTexts extends AdminTableTexts {
  columns: { id: string; name: string; owner: string; plan: string; ip: string; status: string; change: string }
  /** What a plan gives, such as '2 vCPU · 4 GB RAM'. */
  resources: (cpu: number, ram: number) => string
  /** Texts in place of an address: one that is being assigned, and one that never will be. */
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
  /** Its words, in one language. */
  texts: VpsTableTexts
  /** Sets an instance's status; terminating was confirmed before. Rejects with the reason when it failed. */
  onStatusChange: (vpsId: string, status: StatusGivenBy<'admin'>) => Promise<void>
}

/** Every instance, whose it is, and its status, which an admin can set. Terminating asks first, since nothing brings an instance back. */
export function VpsTable({ texts, onStatusChange, ...list }: VpsTableProps) {
  const acts = useRowActs()
  const [doomed, setDoomed] = useState<AdminVpsRow>()
  const [confirming, setConfirming] = useState(false)
  const change = (row: AdminVpsRow, status: StatusGivenBy<'admin'>) =>
    acts.run(row.vps.id, () => onStatusChange(row.vps.id, status))

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
          pending={acts.isPending(row.vps.id)}
          onValueChange={(status) => {
            if (status !== 'terminated') return change(row, status)
            setDoomed(row)
            setConfirming(true)
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
        failure={acts.failure}
      />
      {doomed && (
        <ConfirmDialog
          open={confirming}
          tone="critical"
          heading={texts.terminate.heading(doomed.vps.name)}
          description={texts.terminate.description}
          confirmLabel={texts.terminate.confirm}
          cancelLabel={texts.terminate.cancel}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            change(doomed, 'terminated')
          }}
        >
          <RecordFacts
            facts={[
              { label: texts.terminate.name, value: doomed.vps.name },
              {
                label: texts.terminate.owner,
                value: <EmailAddress>{fullName(doomed.user) || doomed.user.email}</EmailAddress>,
              },
              { label: texts.terminate.ip, value: doomed.vps.ipAddress ?? missingAddress(doomed.vps.status) },
            ]}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
