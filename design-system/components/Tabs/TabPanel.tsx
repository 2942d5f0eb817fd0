import { TabPanel as AriakitTabPanel, type TabPanelProps as AriakitTabPanelProps } from '@ariakit/react/tab'
import { useRef } from 'react'
import { useMergedRef } from '#ds/components/use-merged-ref.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Tabs.css.ts'
import { useTabId } from './tabs-context.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export interface TabPanelProps extends Omit<AriakitTabPanelProps, 'tabId' | 'store'> {
  /** The `value` of the Tab that shows it. */
  value: string
}

/**
 * What a tab shows. It takes focus itself when nothing inside can, and when what had it inside is gone. Hidden ones stay mounted;
 * `unmountOnHide` changes that.
 */
export function TabPanel({ value, className, onFocus, ref, ...rest }: TabPanelProps) {
  const own = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(own)
  return (
    <AriakitTabPanel
      data-component="TabPanel"
      {...rest}
      ref={useMergedRef(own, ref)}
      onFocus={(event) => {
        keepFocus(event)
        onFocus?.(event)
      }}
      tabId={useTabId(value)}
      className={classNames(css.panel, className)}
    />
  )
}
