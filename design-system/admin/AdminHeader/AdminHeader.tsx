import { LogOut } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { Admin } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { Avatar } from '#ds/components/data/Avatar/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { LanguageMenu, LanguageMenuItems } from '#ds/components/navigation/LanguageMenu/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { ThemeMenuItem, ThemeToggle } from '#ds/components/navigation/ThemeToggle/index.ts'
import { Menu, MenuItem, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './AdminHeader.css.ts'

export interface AdminHeaderTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Badge that distinguishes the back-office from the customer's pages. */
  area: string
  logout: string
  /** Accessible name of the menu that phones have instead. */
  menu: string
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

/** The top bar of the back-office: logo, area badge, theme, language, signed-in admin and sign-out button. On phones the last four are in one menu. */
export function AdminHeader({ texts, admin, onSignOut, homeHref = '/', className, ...rest }: AdminHeaderProps) {
  const { pending, run } = useAction()
  const signOut = () => void run(onSignOut)
  return (
    <header data-component="AdminHeader" {...rest} className={classNames(css.header, className)}>
      <span className={css.brand}>
        <Link href={homeHref} tone="inherit" underline="hover" className={css.home}>
          <Logo name={texts.brand} />
        </Link>
        <Badge tone="neutral">{texts.area}</Badge>
      </span>
      <span className={classNames(css.tools, admin && css.notOnPhones)}>
        <ThemeToggle className={css.notOnPhones} />
        <LanguageMenu />
      </span>
      {admin && (
        <>
          <span className={classNames(css.account, css.notOnPhones)}>
            <Avatar name={fullName(admin)} size="small" />
            <span className={css.names}>
              <Text size="small" weight="semibold" truncate>
                {fullName(admin)}
              </Text>
              <Text size="caption" tone="tertiary">
                <EmailAddress>{admin.email}</EmailAddress>
              </Text>
            </span>
            <Button tone="neutral" emphasis="outline" size="small" icon={LogOut} pending={pending} onClick={signOut}>
              {texts.logout}
            </Button>
          </span>
          <span className={css.onPhones}>
            <AdminMenu admin={admin} texts={texts} onSignOut={signOut} />
          </span>
        </>
      )}
    </header>
  )
}

interface AdminMenuProps {
  admin: Admin
  texts: AdminHeaderTexts
  onSignOut: () => void
}

function AdminMenu({ admin, texts, onSignOut }: AdminMenuProps) {
  return (
    <Menu
      label={texts.menu}
      trigger={
        <Button tone="neutral" emphasis="ghost" className={css.menuButton}>
          <Avatar name={fullName(admin)} size="small" />
          <VisuallyHidden>{texts.menu}</VisuallyHidden>
        </Button>
      }
    >
      <div className={css.identity}>
        <Text weight="semibold">{fullName(admin)}</Text>
        <Text size="small" tone="secondary">
          <EmailAddress>{admin.email}</EmailAddress>
        </Text>
      </div>
      <MenuSeparator />
      <ThemeMenuItem />
      <LanguageMenuItems />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        {texts.logout}
      </MenuItem>
    </Menu>
  )
}
