import { Menu as AriakitMenu, type MenuProps as AriakitMenuProps, MenuButton, MenuProvider } from '@ariakit/react/menu'
import type { ReactElement } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { FLOATING_GUTTER_PX } from '#ds/tokens/timing.ts'
import * as css from './Menu.css.ts'

export interface MenuProps extends Omit<AriakitMenuProps, 'store'> {
  /** Name of the menu for screen readers. Default: the trigger's name. */
  label?: string
  /** The Button that opens it. */
  trigger: ReactElement
}

/**
 * Acts and links behind one button: the user menu, a row's acts. Not for the site's navigation, whose links are
 * disclosed in a list, nor for choosing a value, which is a Select. Rest props and `ref` reach the menu itself.
 */
export function Menu({ label, trigger, className, ...rest }: MenuProps) {
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton render={trigger} />
      <AriakitMenu
        data-component="Menu"
        // Fixed, not in a portal: no scrolling frame cuts it off, and the Tab key finds the page's order as it is.
        fixed
        unmountOnHide
        gutter={FLOATING_GUTTER_PX}
        {...(label === undefined ? undefined : { 'aria-label': label })}
        {...rest}
        className={classNames(css.menu, className)}
      />
    </MenuProvider>
  )
}
