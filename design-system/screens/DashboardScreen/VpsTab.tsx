import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OrderCatalog } from '#contracts/catalog.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { Vps } from '#contracts/vps.ts'
import { VpsConsole } from '#ds/account/VpsConsole/index.ts'
import { VpsFilter, VpsRows } from '#ds/account/VpsRows/index.ts'
import type { VpsAction } from '#ds/account/vps-action.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { type SharedElement, transitionView } from '#ds/hooks/transition-view.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import * as css from './DashboardScreen.css.ts'
import type { DashboardTexts } from './dashboard-texts.ts'
import { orderAgain } from './order-again.ts'
import { manageAction, type PowerAction, vpsActions } from './vps-actions.ts'

/** What the details of an instance are shown with. */
export interface OpenVps {
  vps: Vps
  /** Whether a click has opened them, so that they get the focus. */
  focused: boolean
  /** What can be done about it today. */
  actions: readonly VpsAction[]
  onClose: () => void
}

export interface VpsTabProps {
  vps: Resource<readonly Vps[]>
  /** The names of systems and places in the page's language, and what can be ordered again. Default: not known yet. */
  catalog: OrderCatalog | undefined
  /** The current time, ISO 8601. */
  now: string
  /** What is shown above the list, such as the orders that wait. Default: nothing. */
  above?: ReactNode
  /** Whether an order waits for its payment: that stands in the place of an empty list, which would suggest to order a first instance. Default: false. */
  isOrderWaiting?: boolean
  /** The id of the instance whose details are open. An unknown one is ignored. */
  openVpsId?: string | undefined
  /** Called with the id of the instance to open, and with undefined to return to the list. */
  onOpenVpsIdChange: (id: string | undefined) => void
  /** Renders the details of the open instance, a VpsDetails. */
  pane: (details: OpenVps) => ReactNode
  /** The page of an instance, or its console. */
  pageHref: (vpsId: string, tab?: 'console') => string
  /** Does something with an instance without a question; the caller shows at once that it is under way. */
  onAction: (vpsId: string, action: PowerAction) => Promise<SubmitResult>
  /** Opens the order, with what is already chosen. */
  onOrder: (choice?: OrderChoice) => void
  onPayTrial: (vps: Vps) => void
  /** Pays for further periods of an instance. */
  onRenew: (vps: Vps) => void
  onContactSupport: () => void
  texts: Pick<DashboardTexts, 'vpsRows' | 'vpsActions' | 'vpsPane'>
}

/** From so many instances on there is a field that filters them. */
const FILTER_FROM = 7

/** The instances, and the details of one of them beside the list; in a narrower window in its place. */
export function VpsTab({
  vps,
  catalog,
  now,
  above,
  isOrderWaiting = false,
  openVpsId,
  onOpenVpsIdChange,
  pane,
  texts,
  ...props
}: VpsTabProps) {
  const [query, setQuery] = useState('')
  // Details that a click has opened get the focus; those of an address do not take it from the page.
  const [pressedId, setPressedId] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const onShown = useRef<() => void>(undefined)
  const open = (id: string | undefined) => {
    const change = () =>
      new Promise<void>((resolve) => {
        onShown.current = resolve
        setPressedId(id)
        onOpenVpsIdChange(id)
      })
    transitionView(change, sharedWith(root.current, id ?? openVpsId, id === undefined))
  }
  useLayoutEffect(() => {
    if (pressedId === openVpsId) onShown.current?.()
  }, [pressedId, openVpsId])
  const actionsOf = useActionsOf({ ...props, catalog, now, texts })
  const instances = dataOf(vps) ?? []
  const isOnlyWaiting = isOrderWaiting && vps.status === 'ready' && instances.length === 0
  const opened = instances.find(({ id }) => id === openVpsId)
  return (
    <>
      {instances.length >= FILTER_FROM && (
        <VpsFilter value={query} onValueChange={setQuery} texts={texts.vpsRows} className={css.filter} />
      )}
      <div className={css.above}>{above}</div>
      {!isOnlyWaiting && (
        <VpsConsole
          ref={root}
          list={
            <VpsRows
              vps={vps}
              catalog={catalog}
              now={now}
              query={query}
              onQueryChange={setQuery}
              selectedId={opened?.id}
              onSelectedIdChange={open}
              actionsOf={actionsOf}
              onOrder={() => props.onOrder()}
              texts={texts.vpsRows}
            />
          }
          pane={
            opened &&
            pane({
              vps: opened,
              focused: pressedId === openVpsId,
              // The details link to the page of the instance themselves.
              actions: actionsOf(opened).filter(({ id }) => id !== 'manage'),
              onClose: () => open(undefined),
            })
          }
        />
      )}
    </>
  )
}

/** The mark and the name of an instance, which move from its row to its details; back when they are being closed. */
function sharedWith(console: HTMLElement | null, id: string | undefined, isClosing: boolean): SharedElement[] {
  const partOf = (container: string, part: string) => console?.querySelector(`${container} ${part}`)
  const row = `[data-row="${CSS.escape(id ?? '')}"]`
  const pane = '[data-component="VpsPane"] header'
  const [from, to] = isClosing ? [pane, row] : [row, pane]
  return ['[data-component="VpsStateMark"]', '[data-title]'].map((part, index) => ({
    name: index === 0 ? 'vps-mark' : 'vps-title',
    before: partOf(from, part),
    after: () => partOf(to, part),
  }))
}

type ActionProps = Pick<
  VpsTabProps,
  'catalog' | 'texts' | 'pageHref' | 'onAction' | 'onOrder' | 'onPayTrial' | 'onRenew' | 'onContactSupport' | 'now'
>

/** The same function as long as the texts are the same, since the rows are memoised: it calls the callbacks of the latest props. */
function useActionsOf(props: ActionProps): (vps: Vps) => readonly VpsAction[] {
  const { vpsActions: texts, vpsPane: labels } = props.texts
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return useCallback(
    (vps: Vps) => [
      manageAction(texts, latest.current.pageHref(vps.id)),
      ...vpsActions(vps, latest.current.now, texts, labels, {
        consoleHref: latest.current.pageHref(vps.id, 'console'),
        onPower: (action) => void latest.current.onAction(vps.id, action),
        onPayTrial: () => latest.current.onPayTrial(vps),
        onRenew: () => latest.current.onRenew(vps),
        onOrderAgain: () => latest.current.onOrder(orderAgain(vps, latest.current.catalog)),
        onContactSupport: () => latest.current.onContactSupport(),
      }),
    ],
    [texts, labels],
  )
}
