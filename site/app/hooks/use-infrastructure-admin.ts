import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { AdminLocation } from '#contracts/admin-catalog.ts'
import type {
  AddressPools,
  InfrastructureNodes,
  MachineDifferences,
  NewNode,
  NewPool,
  NodeChange,
  PoolChange,
  UnsettledKind,
} from '#contracts/infrastructure.ts'
import type { AddressFilter, InfrastructureView } from '#ds/admin/InfrastructurePanel/index.ts'
import { mapResource } from '#ds/hooks/resource.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { loadAll } from '#site/api/load-all.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useTexts } from '#site/texts/use-texts.ts'

const NODES = '/api/admin/nodes'
const POOLS = '/api/admin/pools'
const ACTIONS = '/api/admin/machine-actions'
const DIFFERENCES = '/api/admin/machine-differences'
const LOCATIONS = '/api/admin/catalog/locations'
/** How often what changes by itself is loaded again. */
const CHANGES_MS = 60_000

export interface InfrastructureAdminOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The open view: only its data is loaded. */
  view: InfrastructureView
  addressFilter: AddressFilter
  onViewChange: (view: InfrastructureView) => void
}

interface Changed<Values> {
  id: string
  values: Values
}

/** The data and the mutations of nodes, addresses, actions and differences in the back-office. */
export function useInfrastructureAdmin(options: InfrastructureAdminOptions) {
  const { token, view, addressFilter, onViewChange } = options
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const { mutate } = useSWRConfig()
  const now = useNow(CHANGES_MS)
  const [chosenPool, setChosenPool] = useState<string>()
  const [actionKind, setActionKind] = useState<UnsettledKind>('stuck')

  const showsPools = view === 'pools' || view === 'addresses'
  const locations = useSWR<readonly AdminLocation[], Error>(
    token && (view === 'nodes' || view === 'pools') ? [LOCATIONS, token] : null,
    () => loadAll(LOCATIONS, 'locations', token ?? ''),
  )
  const nodes = useSWR<InfrastructureNodes, Error>(
    token && (view === 'nodes' || view === 'pools') ? [NODES, token] : null,
    { refreshInterval: CHANGES_MS },
  )
  const pools = useSWR<AddressPools, Error>(token && showsPools ? [POOLS, token] : null)
  const poolId = chosenPool ?? pools.data?.pools[0]?.id
  const addresses = useAdminList({
    token,
    path: `${POOLS}/${poolId ?? ''}/addresses` as const,
    filter: addressFilter === 'all' ? {} : { state: addressFilter },
    enabled: view === 'addresses' && poolId !== undefined,
    rowsOf: (response) => response.addresses,
  })
  const actions = useAdminList({
    token,
    path: ACTIONS,
    filter: { kind: actionKind },
    enabled: view === 'actions',
    rowsOf: (response) => response.actions,
  })
  const differences = useSWR<MachineDifferences, Error>(token && view === 'differences' ? [DIFFERENCES, token] : null)

  const shared = {
    toasts: { done: { title: toastTexts.updated, tone: 'positive' } },
    remedies: changeRemedies,
  } as const
  const reloadNodes = () => void nodes.mutate()
  /** Loads a list and what belongs to it again. */
  const reload = (path: string) => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith(path))
  const reloadPools = () => reload(POOLS)

  const createNode = useSendOnce((body: NewNode, idempotencyKey) =>
    request(`POST ${NODES}`, { body, token, idempotencyKey }),
  )
  const createPool = useSendOnce((body: NewPool, idempotencyKey) =>
    request(`POST ${POOLS}`, { body, token, idempotencyKey }),
  )
  const onCreateNode = useMutation({ ...shared, call: createNode, onSuccess: reloadNodes })
  const onCreatePool = useMutation({ ...shared, call: createPool, onSuccess: reloadPools })
  const changeNode = useMutation({
    ...shared,
    call: ({ id, values }: Changed<NodeChange>) => request(`PATCH ${NODES}/${id}`, { body: values, token }),
    onSuccess: reloadNodes,
  })
  const changePool = useMutation({
    ...shared,
    call: ({ id, values }: Changed<PoolChange>) => request(`PATCH ${POOLS}/${id}`, { body: values, token }),
    onSuccess: reloadPools,
  })
  const block = useMutation({
    ...shared,
    call: ({ id, values: { address, reason } }: Changed<{ address: string; reason: string }>) =>
      request(`POST ${POOLS}/${id}/addresses/${encodeURIComponent(address)}/block`, { body: { reason }, token }),
    onSuccess: reloadPools,
  })
  const unblock = useMutation({
    ...shared,
    call: ({ id, values }: Changed<string>) =>
      request(`POST ${POOLS}/${id}/addresses/${encodeURIComponent(values)}/unblock`, { token }),
    onSuccess: reloadPools,
  })
  const retry = useMutation({
    ...shared,
    call: (id: string) => request(`POST ${ACTIONS}/${id}/retry`, { token }),
    onSuccess: () => reload(ACTIONS),
  })
  const adopt = useMutation({
    ...shared,
    call: ({ id, values }: Changed<string>) =>
      request(`POST ${ACTIONS}/${id}/adopt`, { body: { reason: values }, token }),
    onSuccess: () => reload(ACTIONS),
  })
  const compare = useMutation({
    call: () => request(`POST ${DIFFERENCES}/run`, { token }),
    onSuccess: (result: MachineDifferences) => void differences.mutate(result, { revalidate: false }),
    remedies: changeRemedies,
  })

  const look = useMutation({
    call: () => request(`POST ${NODES}/look`, { token }),
    onSuccess: (result: InfrastructureNodes) => void nodes.mutate(result, { revalidate: false }),
    remedies: changeRemedies,
  })

  const { query: _, onQueryChange: __, ...addressList } = addresses.props
  const { query: _query, onQueryChange: _onQueryChange, ...actionList } = actions.props
  return {
    now,
    locations: locations.data ?? [],
    nodes: mapResource(toResource(nodes), (response) => response.nodes),
    onCreateNode,
    onChangeNode: (id: string, values: NodeChange) => changeNode({ id, values }),
    onLook: () => look(undefined),
    pools: mapResource(toResource(pools), (response) => response.pools),
    onCreatePool,
    onChangePool: (id: string, values: PoolChange) => changePool({ id, values }),
    onOpenPool(id: string) {
      setChosenPool(id)
      onViewChange('addresses')
    },
    poolId,
    onPoolChange: setChosenPool,
    addresses: addressList,
    onBlock: (id: string, address: string, reason: string) => block({ id, values: { address, reason } }),
    onUnblock: (id: string, address: string) => unblock({ id, values: address }),
    actions: actionList,
    actionKind,
    onActionKindChange: setActionKind,
    onRetryAction: (id: string) => retry(id),
    onAdoptAction: (id: string, reason: string) => adopt({ id, values: reason }),
    differences: toResource(differences),
    onCompare: () => compare(undefined),
  }
}
