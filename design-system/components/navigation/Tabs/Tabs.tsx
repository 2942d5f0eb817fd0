import { TabProvider } from '@ariakit/react/tab'
import { type ReactNode, useId } from 'react'
import { TabsContext, tabId, tabValue } from './tabs-context.ts'

export interface TabsProps {
  /** The selected tab, if the caller controls it. */
  value?: string
  /** The initially selected tab, if the caller does not control it. Pass one of the two, so that the server's markup selects a tab. */
  defaultValue?: string
  /** Called with the value of the tab that the user selected. */
  onValueChange?: (value: string) => void
  /** One TabList, and a TabPanel for each of its tabs, in any layout. */
  children: ReactNode
}

/** Shows one of several views of the same subject. Renders no element itself. For navigation between pages use Links. */
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
