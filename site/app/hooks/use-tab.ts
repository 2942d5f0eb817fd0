import { useSearchParams } from 'react-router'

const vpsInQuery = 'vps'
const ofOneTab = [
  'view',
  vpsInQuery,
  'status',
  'type',
  'method',
  'priority',
  'renewsWithin',
  'from',
  'to',
  'sort',
  'direction',
]

/**
 * The selected tab, kept in the URL (`?tab=`), so that it survives a reload, can be linked, and the browser's back button returns
 * to the previous one. The default tab is omitted. `view` is the name for the tabs within a tab.
 */
export function useTab<Tab extends string>(tabs: readonly Tab[], defaultTab: Tab, name: 'tab' | 'view' = 'tab') {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((known) => known === query.get(name)) ?? defaultTab

  const setTab = (next: Tab) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        // The view, the filters and the open instance are the tab's: another tab opens without them.
        if (name === 'tab') for (const own of ofOneTab) changed.delete(own)
        if (next === defaultTab) changed.delete(name)
        else changed.set(name, next)
        return changed
      },
      { preventScrollReset: true },
    )

  return [tab, setTab] as const
}

/** The address of a tab of the page at `path`, as `useTab` reads it. */
export const tabHref = <Tab extends string>(path: string, tab: Tab, defaultTab: Tab) =>
  tab === defaultTab ? path : `${path}?tab=${tab}`

/** The instance whose details are open on the dashboard (`?vps=`), kept like a tab. */
export function useOpenVps() {
  const [query, setQuery] = useSearchParams()
  const setOpenId = (id: string | undefined) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (id === undefined) changed.delete(vpsInQuery)
        else changed.set(vpsInQuery, id)
        return changed
      },
      { preventScrollReset: true },
    )
  return [query.get(vpsInQuery) ?? undefined, setOpenId] as const
}
