import { House, LogOut, Moon, Sun, Wallet } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { fullName, shortName } from '#contracts/person-name.ts'
import type { User } from '#contracts/user.ts'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ds/components/Menu/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useLinkComponent } from '#ds/providers/link.tsx'
import { useTheme } from '#ds/providers/theme.tsx'
import * as css from './DashboardHeader.css.ts'

export interface DashboardHeaderTexts {
  brand: string
  /** Name of the link that the logo is. */
  home: string
  balance: string
  toLightTheme: string
  toDarkTheme: string
  /** Name of the user menu's button; `name` is who is signed in. */
  userMenu: (name: string) => string
  homeEntry: string
  signOut: string
}

export interface DashboardHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  user: Pick<User, 'firstName' | 'lastName' | 'email'>
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  texts: DashboardHeaderTexts
  /** The online support's button, in view wherever the customer reads. Default: none. */
  support?: ReactNode
  onSignOut: () => void
}

/** The bar over the account: home, balance, theme, and who is signed in. */
export function DashboardHeader({
  user,
  balance,
  texts,
  support,
  onSignOut,
  className,
  ...rest
}: DashboardHeaderProps) {
  const LinkComponent = useLinkComponent()
  return (
    <header data-component="DashboardHeader" {...rest} className={classNames(css.header, className)}>
      <div className={css.bar}>
        <LinkComponent href="/" aria-label={texts.home} className={css.home}>
          <Logo name={texts.brand} className={css.whereRoomy} />
          <Logo name={texts.brand} markOnly className={css.whereNarrow} />
        </LinkComponent>
        <div className={css.tools}>
          {balance.status === 'ready' && <Balance dong={balance.data} label={texts.balance} />}
          {support}
          <ThemeToggle texts={texts} />
          <UserMenu user={user} texts={texts} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  )
}

function Balance({ dong, label }: { dong: string; label: string }) {
  const { currency } = useFormats()
  return (
    <div className={css.balance}>
      <Icon icon={Wallet} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <Text size="small" weight="semibold" numeric truncate render={<span />}>
        {currency(dong)}
      </Text>
    </div>
  )
}

function ThemeToggle({ texts }: { texts: DashboardHeaderTexts }) {
  const { theme, toggleTheme } = useTheme()
  const dark = theme === 'dark'
  return (
    <Button
      tone="neutral"
      emphasis="ghost"
      icon={dark ? Sun : Moon}
      iconOnly
      aria-label={dark ? texts.toLightTheme : texts.toDarkTheme}
      onClick={() => toggleTheme()}
    />
  )
}

function UserMenu({ user, texts, onSignOut }: Pick<DashboardHeaderProps, 'user' | 'texts' | 'onSignOut'>) {
  const name = fullName(user)
  const short = shortName(user) || user.email
  return (
    <Menu
      label={texts.userMenu(short)}
      trigger={
        <Button tone="neutral" emphasis="ghost" className={css.user}>
          <Avatar name={name || user.email} size="small" />
          <VisuallyHidden>{texts.userMenu(short)}</VisuallyHidden>
          <span aria-hidden className={css.userName}>
            {short}
          </span>
        </Button>
      }
    >
      <div className={css.identity}>
        {name && <Text weight="semibold">{name}</Text>}
        <Text size="small" tone="secondary">
          <EmailAddress>{user.email}</EmailAddress>
        </Text>
      </div>
      <MenuSeparator />
      <MenuLink icon={House} href="/">
        {texts.homeEntry}
      </MenuLink>
      <MenuItem icon={LogOut} onSelect={() => onSignOut()}>
        {texts.signOut}
      </MenuItem>
    </Menu>
  )
}
