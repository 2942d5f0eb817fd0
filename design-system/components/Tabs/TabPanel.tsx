import { TabPanel as AriakitTabPanel, type TabPanelProps as AriakitTabPanelProps } from '@ariakit/react/tab'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Tabs.css.ts'
import { useTabId } from './tabs-context.ts'

export interface TabPanelProps extends Omit<AriakitTabPanelProps, 'tabId' | 'store'> {
  /** The `value` of the Tab that shows it. */
  value: string
}

/** What a tab shows. It takes focus itself when nothing inside can. Hidden ones stay mounted; `unmountOnHide` changes that. */
export function TabPanel({ value, className, ...rest }: TabPanelProps) {
  return (
    <AriakitTabPanel
      data-component="TabPanel"
      {...rest}
      tabId={useTabId(value)}
      className={classNames(css.panel, className)}
    />
  )
}
