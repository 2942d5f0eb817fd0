import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './AdminTable.css.ts'

interface ViewTabsProps<View extends string> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the views. */
  label: string
  /** In order. */
  views: readonly View[]
  nameOf: (view: View) => string
  /** The view that is open: only it is rendered. */
  view: View
  onViewChange: (view: View) => void
  /** The AdminTable of the open view. */
  children: ReactNode
}

/** The lists of one tab of the back-office: a second level of tabs, quiet, in the line of the list's search. */
export function ViewTabs<View extends string>({
  label,
  views,
  nameOf,
  view,
  onViewChange,
  className,
  children,
  ...rest
}: ViewTabsProps<View>) {
  const change = (value: string) => {
    const next = views.find((one) => one === value)
    if (next) onViewChange(next)
  }
  return (
    <div data-component="ViewTabs" {...rest} className={classNames(css.views, className)}>
      <Tabs value={view} onValueChange={change}>
        <TabList look="quiet" label={label} className={css.viewList}>
          {views.map((one) => (
            <Tab key={one} value={one}>
              {nameOf(one)}
            </Tab>
          ))}
        </TabList>
        {views.map((one) => (
          <TabPanel key={one} value={one} className={css.viewPanel}>
            {one === view && children}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
