import { TabPanel as AriakitTabPanel, type TabPanelProps as AriakitTabPanelProps } from '@ariakit/react/tab'
import { useRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import * as css from './Tabs.css.ts'
import { useTabId } from './tabs-context.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

export interface TabPanelProps extends Omit<AriakitTabPanelProps, 'tabId' | 'store'> {
  /** The `value` of the Tab that shows it. */
  value: string
}

/**
 * The content of a tab. It is focusable if nothing inside is, and takes the focus if the focused element inside it is removed.
 * Hidden panels stay mounted unless `unmountOnHide` is set.
 */
export function TabPanel({ value, className, onFocus, ref, ...rest }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const trackFocus = useFocusFallback(panel)
  return (
    <AriakitTabPanel
      data-component="TabPanel"
      {...rest}
      ref={useMergedRef(panel, ref)}
      onFocus={(event) => {
        trackFocus(event)
        onFocus?.(event)
      }}
      tabId={useTabId(value)}
      className={classNames(css.panel, className)}
    />
  )
}
