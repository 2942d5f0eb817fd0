import { Ban, CircleCheck, CircleDot, Clock, Hourglass, Network, Undo2 } from 'lucide-react'
import type { AddressPool, AddressState, PoolAddress } from '#contracts/infrastructure.ts'
import { type AdminListProps, AdminTable, NoValue, RowActions } from '#ds/admin/AdminTable/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './InfrastructurePanel.css.ts'
import { type AddressFilter, addressFilters, type InfrastructurePanelTexts } from './infrastructure-texts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export interface AddressesViewProps {
  texts: InfrastructurePanelTexts
  pools: Resource<readonly AddressPool[]>
  /** The pool whose addresses are shown. */
  poolId: string | undefined
  onPoolChange: (poolId: string) => void
  /** The addresses of the pool and the filter. They cannot be searched. */
  addresses: Omit<AdminListProps<PoolAddress>, 'query' | 'onQueryChange'>
  addressFilter: AddressFilter
  onAddressFilterChange: (filter: AddressFilter) => void
  now: string
  /** Keeps an address from being given to a machine; the dialog shows a failure. */
  onBlock: (poolId: string, address: string, reason: string) => Promise<SubmitResult>
  onUnblock: (poolId: string, address: string) => Promise<SubmitResult>
}

const looks: Record<AddressState, Pick<BadgeProps, 'tone' | 'icon' | 'emphasis'>> = {
  free: { tone: 'positive', icon: CircleCheck, emphasis: 'quiet' },
  reserved: { tone: 'brand', icon: Clock },
  assigned: { tone: 'brand', icon: CircleDot, emphasis: 'quiet' },
  quarantined: { tone: 'caution', icon: Hourglass },
  blocked: { tone: 'critical', icon: Ban },
}

const filtersOf = (filter: AddressFilter) =>
  filter === 'all' ? [] : [{ kind: 'choice', id: 'state', values: [filter] } as const]

/** The addresses of one pool: whose each is, and which must not be given away. */
export function AddressesView(props: AddressesViewProps) {
  const { texts, pools, poolId, onPoolChange, addresses, addressFilter, onAddressFilterChange, now } = props
  const own = texts.addresses
  const { shortDateTime } = useFormats()
  const blocking = useRowDialog<PoolAddress>()
  const unblocking = useAction()
  const all = dataOf(pools) ?? []

  const columns: TableColumn<PoolAddress>[] = [
    {
      id: 'address',
      header: own.columns.address,
      rowHeader: true,
      cell: ({ address, mac }) => (
        <span className={css.lines}>
          <span className={css.address}>{address}</span>
          {mac !== null && (
            <Text render={<span />} size="caption" tone="tertiary" weight="regular">
              {mac}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: own.columns.state,
      cell: ({ state, freeAt, reason }) => (
        <span className={css.lines}>
          <Badge {...looks[state]}>{own.states[state]}</Badge>
          {(reason ?? freeAt) && (
            <Text render={<span />} size="caption" tone="tertiary">
              {reason ?? own.freeFrom(shortDateTime(freeAt ?? now, now))}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'machine',
      header: own.columns.machine,
      cell: ({ machine, isPrimary }) =>
        machine ? (
          <span className={css.lines}>
            {[machine.number, machine.name].filter(Boolean).join(' · ')}
            {isPrimary && (
              <Text render={<span />} size="caption" tone="tertiary">
                {own.primary}
              </Text>
            )}
          </span>
        ) : (
          <NoValue>{own.noMachine}</NoValue>
        ),
    },
    {
      id: 'names',
      header: own.columns.names,
      cell: ({ reverseName }) => reverseName && <span className={css.address}>{reverseName}</span>,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{own.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell(row) {
        const { address, state } = row
        if (state === 'assigned' || state === 'reserved') return null
        const isBlocked = state === 'blocked'
        const label = isBlocked ? own.unblock : own.block
        return (
          <RowActions>
            <Button
              tone="neutral"
              emphasis="ghost"
              size="small"
              icon={isBlocked ? Undo2 : Ban}
              pending={unblocking.pendingKeys.has(address)}
              aria-label={texts.actionFor(label, address)}
              onClick={() =>
                isBlocked
                  ? void unblocking.run(() => props.onUnblock(poolId ?? '', address), address)
                  : blocking.show(row)
              }
            >
              {isBlocked ? label : `${label}…`}
            </Button>
          </RowActions>
        )
      },
    },
  ]
  return (
    <>
      <AdminTable
        {...addresses}
        texts={{ list: texts.list, ...own }}
        icon={Network}
        columns={columns}
        rowKey={({ address }) => address}
        query=""
        actionError={unblocking.error}
        filter={
          <Select
            aria-label={own.pool}
            options={all.map(({ id, name, cidr }) => ({ value: id, label: `${name} (${cidr})` }))}
            value={poolId ?? ''}
            onChange={({ target }) => onPoolChange(target.value)}
          />
        }
        filters={filtersOf(addressFilter)}
        onFiltersChange={([set]) => {
          const chosen = set?.kind === 'choice' ? set.values[0] : 'all'
          onAddressFilterChange(addressFilters.find((one) => one === chosen) ?? 'all')
        }}
        choices={{
          available: [],
          views: addressFilters.map((one) => ({ id: one, label: own.filters[one], filters: filtersOf(one) })),
        }}
      />
      {blocking.target && (
        <ReasonDialog
          key={blocking.target.key}
          texts={texts}
          own={own.blocking}
          name={blocking.target.row.address}
          open={blocking.open}
          onOpenChange={blocking.onOpenChange}
          onSubmit={(reason) => props.onBlock(poolId ?? '', blocking.target?.row.address ?? '', reason)}
        />
      )}
    </>
  )
}
