import { TabProvider } from '@ariakit/react/tab'
import { type ReactNode, useId } from 'react'
import { TabsContext, tabId, tabValue } from './tabs-context.ts'

export interface TabsProps {
  /** The selected tab, where the caller keeps it. */
  value?: string
  /** The tab selected at first, where Tabs keeps it. Give one of the two, so that the server's markup marks it. */
  defaultValue?: string
  /** Called with the value of the tab that the reader selected. */
  onValueChange?: (value: string) => void
  /** One TabList, and a TabPanel for each of its tabs, laid out as you like. */
  children: ReactNode
}

/** One of several views of the same thing. Draws nothing itself. What leads to another page is a navigation of Links. */
export function Tabs({ value, defaultValue, onValueChange, children }: TabsProps) {
  const prefix = useId()
  const toId = (name: string | undefined) => (name === undefined ? undefined : tabId(prefix, name))
  return (
    <TabsContext value={prefix}>
      <TabProvider
        selectedId={toId(value)}
        defaultSelectedId={toId(defaultValue)}
        setSelectedId={(id) => {
          if (typeof id === 'string') onValueChange?.(tabValue(prefix, id))
        }}
      >
        {children}
      </TabProvider>
    </TabsContext>
  )
}
