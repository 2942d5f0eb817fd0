import { Tab as AriakitTab, type TabProps as AriakitTabProps } from '@ariakit/react/tab'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Tabs.css.ts'
import { useTabId } from './tabs-context.ts'

export interface TabProps extends Omit<AriakitTabProps, 'id' | 'store' | 'value' | 'children'> {
  /** Which TabPanel it shows. */
  value: string
  /** Drawn before the word. */
  icon?: LucideIcon
  /** A word or two. */
  children: string
}

/** Shows its panel. Arrow keys, Home and End move along the list and select as they go. */
export function Tab({ value, icon, className, children, ...rest }: TabProps) {
  return (
    <AriakitTab data-component="Tab" {...rest} id={useTabId(value)} className={classNames(css.tab, className)}>
      {icon && <Icon icon={icon} />}
      <span className={css.label} data-text={children}>
        {children}
      </span>
    </AriakitTab>
  )
}
