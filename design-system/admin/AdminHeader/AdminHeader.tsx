import { LogOut } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { Admin } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { Avatar } from '#ds/components/data/Avatar/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { LanguageMenu } from '#ds/components/navigation/LanguageMenu/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './AdminHeader.css.ts'

export interface AdminHeaderTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Badge that distinguishes the back-office from the customer's pages. */
  area: string
  logout: string
}

export interface AdminHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The texts, in one language. */
  texts: AdminHeaderTexts
  /** The signed-in admin; absent on the login page. */
  admin?: Admin
  /** Signs out. The button is busy until the promise has resolved; the caller shows a failure. */
  onSignOut: () => Promise<SubmitResult>
  /** Target of the logo's link. Default: `/`. */
  homeHref?: string
}

/** The top bar of the back-office: logo, area badge, signed-in admin and sign-out button. */
export function AdminHeader({ texts, admin, onSignOut, homeHref = '/', className, ...rest }: AdminHeaderProps) {
  const { pending, run } = useAction()
  return (
    <header data-component="AdminHeader" {...rest} className={classNames(css.header, className)}>
      <span className={css.brand}>
        <Link href={homeHref} tone="inherit" underline="hover" className={css.home}>
          <Logo name={texts.brand} />
        </Link>
        <Badge tone="neutral">{texts.area}</Badge>
      </span>
      <span className={css.language}>
        <LanguageMenu />
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
          <Button
            tone="neutral"
            emphasis="outline"
            size="small"
            icon={LogOut}
            pending={pending}
            onClick={() => void run(onSignOut)}
          >
            {texts.logout}
          </Button>
        </span>
      )}
    </header>
  )
}
