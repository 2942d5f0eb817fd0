import {
  MenuSeparator as AriakitMenuSeparator,
  type MenuSeparatorProps as AriakitMenuSeparatorProps,
} from '@ariakit/react/menu'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Menu.css.ts'

export type MenuSeparatorProps = Omit<AriakitMenuSeparatorProps, 'store'>

/** Sets groups of entries apart. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return (
    <AriakitMenuSeparator data-component="MenuSeparator" {...rest} className={classNames(css.separator, className)} />
  )
}
