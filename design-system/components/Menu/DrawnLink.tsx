import { MenuItem as AriakitMenuItem } from '@ariakit/react/menu'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import * as css from './Menu.css.ts'
import type { MenuLinkProps } from './MenuLink.tsx'

/** A MenuLink, where its menu is open. */
export function DrawnLink({ href, icon, className, children, ...rest }: MenuLinkProps) {
  const LinkComponent = useLinkComponent()
  return (
    <AriakitMenuItem {...rest} render={<LinkComponent href={href} />} className={classNames(css.item, className)}>
      {icon && <Icon icon={icon} className={css.itemIcon} />}
      {children}
    </AriakitMenuItem>
  )
}
