import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './BottomBar.css.ts'

export interface BottomBarProps extends ComponentPropsWithRef<'nav'> {
  /** Name of the navigation, for screen readers. */
  label: string
}

/**
 * The navigation of an area on phones: up to five BottomBarItem in equal columns at the lower edge of the window. Put it last on the page.
 * From 768 px use Tabs.
 */
export function BottomBar({ label, className, ...rest }: BottomBarProps) {
  return <nav data-component="BottomBar" aria-label={label} {...rest} className={classNames(css.bar, className)} />
}
