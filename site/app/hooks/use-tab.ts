import { useSearchParams } from 'react-router'

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
        // The view is one of the tab's: another tab opens without it.
        if (name === 'tab') changed.delete('view')
        if (next === defaultTab) changed.delete(name)
        else changed.set(name, next)
        return changed
      },
      { preventScrollReset: true },
    )

  return [tab, setTab] as const
}
