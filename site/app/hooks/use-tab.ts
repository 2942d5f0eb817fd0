import { useSearchParams } from 'react-router'

/**
 * The chosen tab, kept in the address (`?tab=`), so that it outlasts a reload, can be linked, and the browser's back button leads
 * to the one before. The default one is left out.
 */
export function useTab<Tab extends string>(tabs: readonly Tab[], defaultTab: Tab) {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((one) => one === query.get('tab')) ?? defaultTab

  const setTab = (next: Tab) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === defaultTab) changed.delete('tab')
        else changed.set('tab', next)
        return changed
      },
      { preventScrollReset: true },
    )

  return [tab, setTab] as const
}
