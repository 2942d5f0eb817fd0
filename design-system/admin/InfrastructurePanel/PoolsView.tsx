import { CircleCheck, CircleOff, ListTree, Network, Pencil, Plus } from 'lucide-react'
import type { AddressPool, InfrastructureNode, NewPool, PoolChange } from '#contracts/infrastructure.ts'
import { AdminTable, RowActions } from '#ds/admin/AdminTable/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './InfrastructurePanel.css.ts'
import type { InfrastructurePanelTexts } from './infrastructure-texts.ts'
import type { Place } from './NodeDialog.tsx'
import { PoolDialog } from './PoolDialog.tsx'
import { UsedLevel } from './UsedLevel.tsx'

export interface PoolsViewProps {
  texts: InfrastructurePanelTexts
  /** All pools, by location and name. */
  pools: Resource<readonly AddressPool[]>
  nodes: Resource<readonly InfrastructureNode[]>
  locations: readonly Place[]
  /** Creates a pool. The dialogs show every failure. */
  onCreatePool: (pool: NewPool) => Promise<SubmitResult>
  onChangePool: (poolId: string, change: PoolChange) => Promise<SubmitResult>
  /** Shows the addresses of a pool. */
  onOpenPool: (poolId: string) => void
}

const shownCounts = ['assigned', 'reserved', 'quarantined', 'blocked'] as const

/** The pools of addresses: how many are free, and what became of the others. */
export function PoolsView({ texts, pools, nodes, locations, onCreatePool, onChangePool, onOpenPool }: PoolsViewProps) {
  const own = texts.pools
  const { number, list } = useFormats()
  const dialog = useRowDialog<AddressPool | null>()
  const nodeList = dataOf(nodes) ?? []
  const placeOf = ({ locationId, nodeId }: AddressPool) => {
    const place = locations.find(({ id }) => id === locationId)?.name ?? number(locationId)
    const node = nodeList.find(({ id }) => id === nodeId)?.name
    return node === undefined ? place : `${place} · ${node}`
  }
  const takenOf = ({ counts }: AddressPool) =>
    list(
      shownCounts
        .filter((state) => counts[state] > 0)
        .map((state) => `${number(counts[state])} ${texts.addresses.states[state].toLowerCase()}`),
    )

  const columns: TableColumn<AddressPool>[] = [
    {
      id: 'name',
      header: own.columns.name,
      rowHeader: true,
      cell: (pool) => (
        <span className={css.lines}>
          {pool.name}
          <Text render={<span />} size="caption" tone="tertiary" weight="regular">
            {placeOf(pool)}
          </Text>
        </span>
      ),
    },
    {
      id: 'network',
      header: own.columns.network,
      cell: ({ cidr, gateway }) => (
        <span className={css.lines}>
          <span className={css.address}>{cidr}</span>
          {gateway !== null && (
            <Text render={<span />} size="caption" tone="tertiary">
              {own.gateway(gateway)}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'free',
      header: own.columns.free,
      cell: ({ counts, total }) => (
        <UsedLevel
          label={own.columns.free}
          used={counts.free}
          total={total}
          text={own.freeOf(number(counts.free), number(total))}
        />
      ),
    },
    { id: 'use', header: own.columns.use, cell: (pool) => <span className={css.about}>{takenOf(pool)}</span> },
    {
      id: 'state',
      header: own.columns.state,
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'positive' : 'neutral'} icon={enabled ? CircleCheck : CircleOff} emphasis="quiet">
          {own.states[enabled ? 'on' : 'off']}
        </Badge>
      ),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{own.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (pool) => (
        <RowActions>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={ListTree}
            aria-label={texts.actionFor(own.show, pool.name)}
            onClick={() => onOpenPool(pool.id)}
          >
            {own.show}
          </Button>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={Pencil}
            aria-label={texts.actionFor(own.edit, pool.name)}
            onClick={() => dialog.show(pool)}
          >
            {own.edit}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <AdminTable
        texts={{ list: texts.list, ...own }}
        icon={Network}
        columns={columns}
        rows={pools}
        rowKey={({ id }) => id}
        query=""
        page={1}
        filter={
          <Button size="small" icon={Plus} onClick={() => dialog.show(null)}>
            {own.add}
          </Button>
        }
      />
      {dialog.target && (
        <PoolDialog
          key={dialog.target.key}
          texts={texts}
          pool={dialog.target.row}
          locations={locations}
          nodes={nodeList}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          onCreate={onCreatePool}
          onChange={onChangePool}
        />
      )}
    </>
  )
}
