import { Server, Trash2 } from 'lucide-react'
import type { AdminVps, AdminVpsRow } from '#contracts/admin.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { type VpsStatus, vpsStatuses } from '#contracts/rules/vps-status.ts'
import { nextStatuses, type StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import {
  type AdminListProps,
  AdminTable,
  type AdminTableTexts,
  type FilterChoices,
  type ListFilters,
  type ListViews,
  numberColumn,
  type ViewCounts,
  viewsOf,
} from '#ds/admin/AdminTable/index.ts'
import { OwnerCell } from '#ds/admin/OwnerCell/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { StatusMenu } from '#ds/components/overlays/StatusMenu/index.ts'
import { emphasisInList, statusLooks } from '#ds/domain/StatusBadge/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { PowerDialog, type PowerDialogTexts } from './PowerDialog.tsx'
import * as css from './VpsTable.css.ts'

export interface VpsTableTexts extends AdminTableTexts {
  columns: { id: string; name: string; owner: string; plan: string; price: string; status: string }
  /** The resources of a plan, such as '2 vCPU · 4 GB RAM'. */
  resources: (cpu: number, ram: number) => string
  /** Below a name, instead of an address that is being assigned (`pending`), has never been (`none`), or was given back (`reclaimed`). */
  address: { pending: string; none: string; reclaimed: string }
  statuses: Readonly<Record<VpsStatus, string>>
  /** The price of a billing period: around the amount. */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  /** Name of the column of renewals, and of the filter by the days until one. */
  renewal: string
  /** Shown for an instance that is no longer renewed. */
  noRenewal: string
  views: { all: string; renewing: string; suspended: string; failed: string }
  statusMenu: {
    /** Accessible name, with the instance's name. */
    label: (name: string) => string
    /** Below the current status. */
    current: string
    /** What an admin does to give each status. */
    actions: Readonly<Record<StatusGivenBy<'admin'>, string>>
    /** What follows from each status. */
    consequences: Readonly<Record<StatusGivenBy<'admin'>, string>>
  }
  dialog: PowerDialogTexts
}

export interface VpsTableProps extends AdminListProps<AdminVpsRow>, Partial<ListFilters> {
  /** The texts, in one language. */
  texts: VpsTableTexts
  /** The numbers of records of the views. Default: unknown. */
  viewCounts?: ViewCounts | undefined
  /** The time at which the days until a renewal are counted. ISO 8601. */
  now: string
  /** Sets an instance's status for a reason, which is never empty and which its customer is told. A failure is shown in the dialog. */
  onStatusChange: (vpsId: string, status: StatusGivenBy<'admin'>, reason: string) => Promise<SubmitResult>
}

/** How soon a renewal counts as near, in days. */
const NEAR_DAYS = 7

/** What the views of the list show, by the filters that the server knows. */
export const vpsViews = {
  all: [],
  renewing: [
    { kind: 'choice', id: 'status', values: ['active'] },
    { kind: 'days', id: 'renewsWithin', days: NEAR_DAYS },
  ],
  suspended: [{ kind: 'choice', id: 'status', values: ['suspended'] }],
  failed: [{ kind: 'choice', id: 'status', values: ['failed'] }],
} satisfies ListViews

/** The filters that the server knows, by its own names. */
const choicesOf = (texts: VpsTableTexts, counts: ViewCounts | undefined): FilterChoices => ({
  available: [
    {
      kind: 'choice',
      id: 'status',
      label: texts.columns.status,
      options: vpsStatuses.map((value) => ({ value, label: texts.statuses[value] })),
    },
    { kind: 'days', id: 'renewsWithin', label: texts.renewal },
  ],
  views: viewsOf(vpsViews, texts.views, counts),
})

/**
 * All instances with their owner and status. The status is the menu that changes it, with the changes that are possible. Each of them asks for the reason in a dialog, which
 * says what follows from it and stays open until the server has accepted it.
 */
export function VpsTable({ texts, viewCounts, now, onStatusChange, ...list }: VpsTableProps) {
  const { daysLeft, day } = useFormats()
  const dialog = useRowDialog<{ row: AdminVpsRow; status: StatusGivenBy<'admin'> }>()
  const chosen = dialog.target?.row
  const isDueSoon = list.filters?.some(({ kind }) => kind === 'days')

  const missingAddress = (status: VpsStatus) => {
    if (status === 'creating') return texts.address.pending
    return status === 'terminated' ? texts.address.reclaimed : texts.address.none
  }

  const addressOf = ({ vps }: AdminVpsRow) => (
    <Text render={<span />} size="caption" tone="tertiary" family={vps.ipAddress ? 'mono' : 'text'}>
      {vps.ipAddress ?? missingAddress(vps.status)}
    </Text>
  )

  const columns: TableColumn<AdminVpsRow>[] = [
    {
      id: 'name',
      header: texts.columns.name,
      rowHeader: true,
      line: { row: 'first' },
      cell: (row) => (
        <span className={css.lines}>
          <TruncatedText width="medium">{row.vps.name}</TruncatedText>
          <span className={css.notOnPhones}>{addressOf(row)}</span>
        </span>
      ),
    },
    { id: 'address', header: texts.dialog.ip, onlyNarrow: true, line: { row: 'second' }, cell: addressOf },
    {
      ...numberColumn(texts.columns.id, texts.list.number, ({ vps }: AdminVpsRow) => vps),
      // Numbers are given in the order of creation, which the server does not have for what is due soon.
      sortable: !isDueSoon,
      line: { row: 'third' },
    },
    {
      id: 'owner',
      header: texts.columns.owner,
      line: { row: 'second' },
      cell: ({ user }) => <OwnerCell owner={user} />,
    },
    {
      id: 'plan',
      header: texts.columns.plan,
      hideBelow: 'wide',
      line: { row: 'second' },
      cell: ({ plan }) => (
        <span className={css.plan}>
          {plan.name}
          <Text render={<span />} size="caption" tone="tertiary" className={css.notOnPhones}>
            {texts.resources(plan.cpu, plan.ram)}
          </Text>
        </span>
      ),
    },
    {
      id: 'price',
      header: texts.columns.price,
      align: 'end',
      hideBelow: 'large',
      line: { row: 'third' },
      cell: ({ vps }) => <Price vps={vps} texts={texts} />,
    },
    {
      id: 'renewal',
      header: texts.renewal,
      align: 'end',
      sortable: true,
      line: { row: 'third' },
      cell: ({ vps }) =>
        vps.nextCharge ? (
          <span className={css.lines}>
            <span>{daysLeft(vps.nextCharge.date, now)}</span>
            <Text render={<span />} size="caption" tone="tertiary" className={css.onDesktops}>
              {day(vps.nextCharge.date)}
            </Text>
            <span className={css.onTablets}>
              <Price vps={vps} texts={texts} size="caption" />
            </span>
          </span>
        ) : (
          <span className={css.noRenewal}>{texts.noRenewal}</span>
        ),
    },
    {
      id: 'status',
      header: texts.columns.status,
      line: { row: 'first', atEnd: true },
      cell: (row) => (
        <StatusMenu
          {...statusLooks[row.vps.status]}
          emphasis={emphasisInList(row.vps.status)}
          label={texts.statusMenu.label(row.vps.name)}
          currentHint={texts.statusMenu.current}
          actions={possibleStatuses(row.vps).map((status) => ({
            id: status,
            label: texts.statusMenu.actions[status],
            consequence: texts.statusMenu.consequences[status],
            ...(status === 'terminated' ? { icon: Trash2, destructive: true } : { icon: statusLooks[status].icon }),
            asks: true,
            onSelect: () => dialog.show({ row, status }),
          }))}
        >
          {texts.statuses[row.vps.status]}
        </StatusMenu>
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
        narrow="lines"
        columns={columns}
        rowKey={({ vps }) => vps.id}
        choices={choicesOf(texts, viewCounts)}
      />
      {chosen && (
        <PowerDialog
          key={dialog.target?.key}
          texts={texts.dialog}
          row={chosen.row}
          address={chosen.row.vps.ipAddress ?? missingAddress(chosen.row.vps.status)}
          status={chosen.status}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          onSubmit={(reason) => onStatusChange(chosen.row.vps.id, chosen.status, reason)}
        />
      )}
    </>
  )
}

/** The statuses that an admin can give an instance: one that is suspended for money runs again only when its customer pays for it. */
const possibleStatuses = ({ status, suspendedReason }: AdminVps) =>
  nextStatuses('admin', status).filter(
    (next) => next !== 'active' || suspendedReason === null || suspendedReason === 'admin',
  )

interface PriceProps {
  vps: AdminVps
  texts: VpsTableTexts
  /** `caption` below another fact. Default: that of the cell. */
  size?: 'caption'
}

/** What a billing period costs. */
const Price = ({ vps, texts, size }: PriceProps) => {
  const price = (
    <>
      <Money amount={vps.price} />
      <Text render={<span />} size="caption" tone="tertiary">
        {texts.perPeriod[vps.billingPeriod]}
      </Text>
    </>
  )
  if (size === undefined) return <span className={css.price}>{price}</span>
  return (
    <Text render={<span />} size={size} className={css.price}>
      {price}
    </Text>
  )
}
