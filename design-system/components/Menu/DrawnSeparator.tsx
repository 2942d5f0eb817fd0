import { MenuSeparator as AriakitMenuSeparator } from '@ariakit/react/menu'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Menu.css.ts'
import type { MenuSeparatorProps } from './MenuSeparator.tsx'

/** A MenuSeparator, where its menu is open. */
export function DrawnSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <AriakitMenuSeparator {...rest} className={classNames(css.separator, className)} />
}
