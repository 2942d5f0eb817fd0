import { Bell, House, LogOut, Smartphone, SquareTerminal, UserRound, Wallet } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { fullName, shortName } from '#contracts/rules/person-name.ts'
import type { User } from '#contracts/user.ts'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { Avatar } from '#ds/components/data/Avatar/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { LanguageMenuItems } from '#ds/components/navigation/LanguageMenu/index.ts'
import { ThemeMenuItem, ThemeToggle } from '#ds/components/navigation/ThemeToggle/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import * as css from './DashboardHeader.css.ts'

/** More unread notices are not counted. */
const UNREAD_SHOWN_MAX = 99

export interface DashboardHeaderTexts {
  brand: string
  /** Accessible name of the link around the logo. */
  home: string
  balance: string
  /** Accessible name of the bell; `unread` is how many notices are unread, such as `3` or `99+`. */
  notices: (unread: string) => string
  /** The same while none is. */
  noNotices: string
  /** Accessible name of the user menu's button; `name` is the signed-in customer's name. */
  userMenu: (name: string) => string
  homeEntry: string
  /** Entry of the user menu that leads to the account's own page. */
  account: string
  /** Entry of the user menu that leads to API tokens, webhooks and SSH keys. */
  developers: string
  /** Entry of the user menu while the phone number is not verified. */
  verifyPhone: string
  signOut: string
}

export interface DashboardHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  user: Pick<User, 'firstName' | 'lastName' | 'email'>
  /** Whole dong as a decimal string. Default: it is not shown, because the page below says it. */
  balance?: Resource<string> | undefined
  /** Whether the balance is hidden for now, because it is in view below: it fades, and its place is kept. Default: false. */
  hidesBalance?: boolean
  texts: DashboardHeaderTexts
  /** The button of the online support, which stays in view while the page scrolls. Default: none. */
  support?: ReactNode
  /** How many notices are unread; from 100 on they are not counted. Default: 0. */
  unreadNotices?: number | undefined
  /** Opens the notices. Default: there is no bell. With it, the theme is an entry of the user menu only on a phone. */
  onOpenNotices?: (() => void) | undefined
  /** Verifies the phone number, which the customer has put off: an entry of the user menu, whose button has a dot. Default: none. */
  onVerifyPhone?: (() => void) | undefined
  /** Signs out. A second click while it is pending does nothing; the caller shows a failure. */
  onSignOut: () => Promise<SubmitResult>
}

/** The bar above the account: home link, balance, theme toggle and user menu, which offers the other theme as well. */
export function DashboardHeader({
  user,
  balance,
  hidesBalance = false,
  texts,
  support,
  unreadNotices = 0,
  onOpenNotices,
  onVerifyPhone,
  onSignOut,
  className,
  ...rest
}: DashboardHeaderProps) {
  const LinkComponent = useLinkComponent()
  return (
    <header data-component="DashboardHeader" {...rest} className={classNames(css.header, className)}>
      <div className={css.bar}>
        <LinkComponent href="/" aria-label={texts.home} className={css.home}>
          <Logo name={texts.brand} className={css.wideOnly} />
          <Logo name={texts.brand} markOnly className={css.narrowOnly} />
        </LinkComponent>
        <div className={css.tools}>
          {balance?.status === 'ready' && <Balance dong={balance.data} hidden={hidesBalance} label={texts.balance} />}
          {support}
          {onOpenNotices && <NoticesBell unread={unreadNotices} texts={texts} onClick={onOpenNotices} />}
          <ThemeToggle className={classNames(css.tool, onOpenNotices && css.wideOnly)} />
          <AccountMenu user={user} texts={texts} onVerifyPhone={onVerifyPhone} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
  )
}

/** What happened since the customer looked last: the figure is in the button's name, too. */
function NoticesBell({ unread, texts, onClick }: { unread: number; texts: DashboardHeaderTexts; onClick: () => void }) {
  const figure = unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : String(unread)
  return (
    <Button
      tone="neutral"
      emphasis="ghost"
      icon={Bell}
      iconOnly
      aria-haspopup="dialog"
      aria-label={unread > 0 ? texts.notices(figure) : texts.noNotices}
      onClick={onClick}
      className={css.tool}
    >
      {unread > 0 && (
        <span aria-hidden className={css.unread}>
          {figure}
        </span>
      )}
    </Button>
  )
}

function Balance({ dong, hidden, label }: { dong: string; hidden: boolean; label: string }) {
  return (
    <div data-hidden={hidden || undefined} className={css.balance}>
      <Icon icon={Wallet} className={css.balanceIcon} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <Text size="small" weight="semibold" truncate render={<span />}>
        <Money amount={dong} />
      </Text>
    </div>
  )
}

export interface AccountMenuProps
  extends Pick<DashboardHeaderProps, 'user' | 'texts' | 'onVerifyPhone' | 'onSignOut'>,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {}

/** The menu of the signed-in customer, which the header contains; alone for a page that has no header on phones. Rest props and ref go to its button. */
export function AccountMenu({ user, texts, onVerifyPhone, onSignOut, className, ...rest }: AccountMenuProps) {
  const { run } = useAction()
  const name = fullName(user)
  const short = shortName(user) || user.email
  return (
    <Menu
      label={texts.userMenu(short)}
      trigger={
        <Button
          data-component="AccountMenu"
          {...rest}
          tone="neutral"
          emphasis="ghost"
          className={classNames(css.tool, css.user, className)}
        >
          <span className={classNames(css.avatar, onVerifyPhone && css.dot)}>
            <Avatar name={name || user.email} size="small" />
          </span>
          <VisuallyHidden>{texts.userMenu(short)}</VisuallyHidden>
          <span aria-hidden className={css.userName} onPointerEnter={setTitleIfTruncated}>
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
      {onVerifyPhone && (
        <MenuItem icon={Smartphone} onSelect={() => onVerifyPhone()}>
          {texts.verifyPhone}
        </MenuItem>
      )}
      <MenuLink icon={House} href="/">
        {texts.homeEntry}
      </MenuLink>
      <MenuLink icon={UserRound} href="/account">
        {texts.account}
      </MenuLink>
      <MenuLink icon={SquareTerminal} href="/account/developers">
        {texts.developers}
      </MenuLink>
      <ThemeMenuItem />
      <LanguageMenuItems />
      <MenuItem icon={LogOut} onSelect={() => void run(onSignOut)}>
        {texts.signOut}
      </MenuItem>
    </Menu>
  )
}
