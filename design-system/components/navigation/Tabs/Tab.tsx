import { Tab as AriakitTab, type TabProps as AriakitTabProps } from '@ariakit/react/tab'
import type { LucideIcon } from 'lucide-react'
import { use } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Tabs.css.ts'
import { TabLookContext, useTabId } from './tabs-context.ts'

export interface TabProps extends Omit<AriakitTabProps, 'id' | 'store' | 'value' | 'children'> {
  /** The `value` of the TabPanel that it shows. */
  value: string
  /** Shown before the label. */
  icon?: LucideIcon
  /** The label: a word or two. */
  children: string
}

/** A tab that shows its panel. Arrow keys, Home and End move the focus and select the focused tab. */
export function Tab({ value, icon, className, children, ...rest }: TabProps) {
  return (
    <AriakitTab
      data-component="Tab"
      {...rest}
      id={useTabId(value)}
      className={classNames(css.tab[use(TabLookContext)], className)}
    >
      {icon && <Icon icon={icon} />}
      <span className={css.label} data-text={children}>
        {children}
      </span>
    </AriakitTab>
  )
}
