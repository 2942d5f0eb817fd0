import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Vps } from '#contracts/vps.ts'
import { VpsConsole } from '#ds/account/VpsConsole/index.ts'
import { VpsRows } from '#ds/account/VpsRows/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { type SharedElement, transitionView } from '#ds/hooks/transition-view.ts'
import { DashboardPanel } from './DashboardPanel.tsx'
import type { DashboardTabsProps } from './DashboardScreen.tsx'
import { orderAgain } from './order-again.ts'
import { manageAction, vpsActions } from './vps-actions.ts'

export interface VpsTabProps extends DashboardTabsProps {
  /** Shows only the instances that contain it. */
  query: string
  onQueryChange: (query: string) => void
}

/** The instances, and the details of one of them beside the list; in a narrower window in its place. */
export function VpsTab({ query, onQueryChange, ...props }: VpsTabProps) {
  const { vps, texts, openVpsId, onOpenVpsIdChange } = props
  // Details that a press has opened get the focus; those of an address do not take it from the page.
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
  const details = dataOf(vps.vps)?.find(({ id }) => id === openVpsId)
  return (
    <VpsConsole
      ref={root}
      list={
        <VpsRows
          vps={vps.vps}
          catalog={dataOf(props.order.catalog)}
          now={props.now}
          query={query}
          onQueryChange={onQueryChange}
          selectedId={details?.id}
          onSelectedIdChange={open}
          actionsOf={useActionsOf({ ...props, onOpenVpsIdChange: open })}
          onOrder={() => props.onOrder()}
          texts={texts.vpsRows}
        />
      }
      pane={
        details && (
          <DashboardPanel {...props} onOpenVpsIdChange={open} tab={{ details, focused: pressedId === openVpsId }} />
        )
      }
    />
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

/** The same function as long as the texts are the same, since the rows are memoised: it calls the callbacks of the latest props. */
function useActionsOf(props: DashboardTabsProps) {
  const texts = props.texts.vpsActions
  const words = props.texts.vpsPane
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return useCallback(
    (vps: Vps) => [
      manageAction(texts, latest.current.machine.pageHref(vps.id)),
      ...vpsActions(vps, texts, words, {
        consoleHref: latest.current.machine.pageHref(vps.id, 'console'),
        onPower: (action) => void latest.current.machine.onAction(vps.id, action),
        onPayTrial: () => latest.current.onPayTrial(vps),
        onOrderAgain: () => latest.current.onOrder(orderAgain(vps, dataOf(latest.current.order.catalog))),
        onContactSupport: () => latest.current.onTabChange('support'),
      }),
    ],
    [texts, words],
  )
}
