import { createContext, use } from 'react'

/** Prefix of the tabs' element ids. */
export const TabsContext = createContext<string | null>(null)

/** How a row of tabs looks. */
export type TabLook = 'water' | 'quiet'

/** The look of the row that a tab is in. */
export const TabLookContext = createContext<TabLook>('water')

/** Element id of the tab with this value. @throws outside Tabs. */
export function useTabId(value: string): string {
  const prefix = use(TabsContext)
  if (prefix === null) throw new Error(`Tab or TabPanel "${value}" is outside Tabs. Put it inside <Tabs>.`)
  return tabId(prefix, value)
}

/** The id of the tab with a value, unique in the page by its prefix. */
export const tabId = (prefix: string, value: string) => `${prefix}${value}`
/** The value of the tab with an id. */
export const tabValue = (prefix: string, id: string) => id.slice(prefix.length)
