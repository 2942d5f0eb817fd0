import { Menu as AriakitMenu, type MenuProps as AriakitMenuProps } from '@ariakit/react/menu'
import { classNames } from '#ds/css/class-names.ts'
import { FLOATING_GUTTER_PX } from '#ds/tokens/timing.ts'
import * as css from './Menu.css.ts'

export type MenuPanelProps = Omit<AriakitMenuProps, 'store'>

/** The entries as they float beside the button. */
export function MenuPanel({ className, ...rest }: MenuPanelProps) {
  return (
    <AriakitMenu
      // Fixed, not in a portal: no scrolling frame cuts it off, and the Tab key finds the page's order as it is.
      fixed
      unmountOnHide
      gutter={FLOATING_GUTTER_PX}
      {...rest}
      className={classNames(css.menu, className)}
    />
  )
}
