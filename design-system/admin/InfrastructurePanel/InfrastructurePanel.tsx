import type { ComponentPropsWithRef } from 'react'
import { ViewTabs } from '#ds/admin/AdminTable/index.ts'
import { ActionsView, type ActionsViewProps } from './ActionsView.tsx'
import { AddressesView, type AddressesViewProps } from './AddressesView.tsx'
import { DifferencesView, type DifferencesViewProps } from './DifferencesView.tsx'
import { type InfrastructureView, infrastructureViews } from './infrastructure-texts.ts'
import { NodesView, type NodesViewProps } from './NodesView.tsx'
import { PoolsView, type PoolsViewProps } from './PoolsView.tsx'

export interface InfrastructurePanelProps
  extends NodesViewProps,
    PoolsViewProps,
    AddressesViewProps,
    ActionsViewProps,
    DifferencesViewProps,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The view that is open. */
  view: InfrastructureView
  onViewChange: (view: InfrastructureView) => void
}

/**
 * What machines need around them: the nodes that they run on, their addresses, the actions that do not get on, and whether the hypervisor has what the books
 * say. Only the open view is rendered.
 */
export function InfrastructurePanel({
  texts,
  view,
  onViewChange,
  now,
  locations,
  nodes,
  onCreateNode,
  onChangeNode,
  onLook,
  pools,
  onCreatePool,
  onChangePool,
  onOpenPool,
  poolId,
  onPoolChange,
  addresses,
  addressFilter,
  onAddressFilterChange,
  onBlock,
  onUnblock,
  actions,
  actionKind,
  onActionKindChange,
  onRetryAction,
  onAdoptAction,
  differences,
  onCompare,
  ...rest
}: InfrastructurePanelProps) {
  const shared = { texts, now }
  const ofPools = { onCreatePool, onChangePool, onOpenPool }
  const ofAddresses = { poolId, onPoolChange, addresses, addressFilter, onAddressFilterChange, onBlock, onUnblock }
  const ofActions = { actions, actionKind, onActionKindChange, onRetryAction, onAdoptAction }
  return (
    <ViewTabs
      data-component="InfrastructurePanel"
      {...rest}
      label={texts.viewsLabel}
      views={infrastructureViews}
      nameOf={(item) => texts.views[item]}
      view={view}
      onViewChange={onViewChange}
    >
      {view === 'nodes' && (
        <NodesView
          {...shared}
          nodes={nodes}
          locations={locations}
          onCreateNode={onCreateNode}
          onChangeNode={onChangeNode}
          onLook={onLook}
        />
      )}
      {view === 'pools' && <PoolsView texts={texts} pools={pools} nodes={nodes} locations={locations} {...ofPools} />}
      {view === 'addresses' && <AddressesView {...shared} pools={pools} {...ofAddresses} />}
      {view === 'actions' && <ActionsView {...shared} {...ofActions} />}
      {view === 'differences' && <DifferencesView {...shared} differences={differences} onCompare={onCompare} />}
    </ViewTabs>
  )
}
