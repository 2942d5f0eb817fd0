import { LayoutDashboard, LogOut, Menu as MenuIcon, ShieldCheck, UserRound } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ds/components/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Header.css.ts'

export interface HeaderTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Names the navigation for assistive technology. */
  navigation: string
  products: string
  pricing: string
  login: string
  register: string
  dashboard: string
  account: string
  admin: string
  logout: string
  /** Name of the button that opens the navigation on a phone. */
  openMenu: string
}

/** Where the header leads. */
export interface HeaderLinks {
  home: string
  products: string
  pricing: string
  login: string
  register: string
  dashboard: string
  admin: string
}

/** Who is signed in, as far as the header cares. */
export interface HeaderUser {
  firstName: string
  email: string
  /** `admin` sees the way into the back-office; every other role does not (product spec, section 6). */
  role: string
}

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  texts: HeaderTexts
  links: HeaderLinks
  /** Absent when signed out. */
  user?: HeaderUser | undefined
  onLogout: () => void
}

/** Top of the public pages: where to look, and how to get in, or back to one's account (product spec, section 2). */
export function Header({ texts, links, user, onLogout, className, ...rest }: HeaderProps) {
  return (
    <header data-component="Header" {...rest} className={classNames(css.header, className)}>
      <div className={css.content}>
        <Link href={links.home} tone="inherit" underline="hover" className={css.home}>
          <Logo name={texts.brand} />
        </Link>
        <nav aria-label={texts.navigation} className={css.navigation}>
          <Link href={links.products} tone="neutral" underline="hover" className={css.navigationLink}>
            {texts.products}
          </Link>
          <Link href={links.pricing} tone="neutral" underline="hover" className={css.navigationLink}>
            {texts.pricing}
          </Link>
        </nav>
        {user ? (
          <div className={css.acts}>
            <ButtonLink
              href={links.dashboard}
              tone="neutral"
              emphasis="ghost"
              icon={LayoutDashboard}
              className={css.fromMedium}
            >
              {texts.dashboard}
            </ButtonLink>
            <UserMenu texts={texts} links={links} user={user} onLogout={onLogout} />
          </div>
        ) : (
          <div className={css.acts}>
            <ButtonLink href={links.login} tone="neutral" emphasis="ghost" className={css.fromMedium}>
              {texts.login}
            </ButtonLink>
            <ButtonLink href={links.register}>{texts.register}</ButtonLink>
          </div>
        )}
        <div className={css.belowMedium}>
          <Menu
            trigger={<Button tone="neutral" emphasis="outline" iconOnly icon={MenuIcon} aria-label={texts.openMenu} />}
          >
            <MenuLink href={links.products}>{texts.products}</MenuLink>
            <MenuLink href={links.pricing}>{texts.pricing}</MenuLink>
            <MenuSeparator />
            {user ? (
              <MenuLink href={links.dashboard}>{texts.dashboard}</MenuLink>
            ) : (
              <MenuLink href={links.login}>{texts.login}</MenuLink>
            )}
          </Menu>
        </div>
      </div>
    </header>
  )
}

type UserMenuProps = Required<Pick<HeaderProps, 'texts' | 'links' | 'onLogout'>> & { user: HeaderUser }

function UserMenu({ texts, links, user, onLogout }: UserMenuProps) {
  return (
    <Menu
      trigger={
        <Button tone="neutral" emphasis="outline" icon={UserRound} className={css.userButton}>
          <span className={css.userName}>{user.firstName || user.email}</span>
        </Button>
      }
    >
      <MenuLink href={links.dashboard} icon={UserRound}>
        {texts.account}
      </MenuLink>
      {user.role === 'admin' && (
        <MenuLink href={links.admin} icon={ShieldCheck}>
          {texts.admin}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogout}>
        {texts.logout}
      </MenuItem>
    </Menu>
  )
}
