import { LogOut } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { Admin } from '#contracts/admin.ts'
import { fullName } from '#contracts/person-name.ts'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './AdminHeader.css.ts'

export interface AdminHeaderTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Tells the back-office from the customer's pages at a glance. */
  area: string
  logout: string
}

export interface AdminHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Its words, in one language. */
  texts: AdminHeaderTexts
  /** Who is signed in; absent on the login. */
  admin?: Admin
  /** Signs out. */
  onLogout: () => void
  /** Where the logo leads. Default: `/`. */
  homeHref?: string
}

/** Top of the back-office: where one is, who one is, and the way out. */
export function AdminHeader({ texts, admin, onLogout, homeHref = '/', className, ...rest }: AdminHeaderProps) {
  return (
    <header data-component="AdminHeader" {...rest} className={classNames(css.header, className)}>
      <span className={css.brand}>
        <Link href={homeHref} tone="inherit" underline="hover" className={css.home}>
          <Logo name={texts.brand} />
        </Link>
        <Badge tone="neutral">{texts.area}</Badge>
      </span>
      {admin && (
        <span className={css.account}>
          <Avatar name={fullName(admin)} size="small" />
          <span className={css.names}>
            <Text size="small" weight="semibold" truncate>
              {fullName(admin)}
            </Text>
            <Text size="caption" tone="tertiary">
              <EmailAddress>{admin.email}</EmailAddress>
            </Text>
          </span>
          <Button tone="neutral" emphasis="outline" size="small" icon={LogOut} onClick={onLogout}>
            {texts.logout}
          </Button>
        </span>
      )}
    </header>
  )
}
