import { ShoppingCart } from 'lucide-react'
import { type ComponentPropsWithRef, type FormEvent, useId } from 'react'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { LanguageMenu } from '#ds/components/navigation/LanguageMenu/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { ReadProgress } from '#ds/storefront/ReadProgress/index.ts'
import * as css from './Header.css.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { HeaderNavigation } from './HeaderNavigation.tsx'
import type { NavigationTexts } from './navigation.ts'
import { ungrouped } from './navigation.ts'
import { UserMenu } from './UserMenu.tsx'

export interface HeaderTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Accessible name of the navigation. */
  navigation: string
  /** Accessible name of the button that opens the menu on screens too narrow for the groups. */
  openMenu: string
  cart: string
  login: string
  register: string
  dashboard: string
  /** Entries of the user menu: Vietnamese in every language (product spec, section 2). */
  account: string
  admin: string
  logout: string
  groups: NavigationTexts
}

/** The fields of the signed-in user that the header needs. */
export interface HeaderUser {
  firstName: string
  lastName: string
  email: string
  /** Only `admin` sees the link to the back-office (product spec, section 6). */
  role: string
}

/** The initial form of the dialog that `onSignIn` opens. */
export type SignInMode = 'login' | 'register'

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  texts: HeaderTexts
  /** Absent when signed out. */
  user?: HeaderUser | undefined
  /**
   * Called when login, register or the cart is pressed, to open the dialog in that mode. Without it, and before the script has
   * loaded, these buttons lead to the login page.
   */
  onSignIn?: ((mode: SignInMode) => void) | undefined
  /** Signs out. A second click while it is pending does nothing; the caller shows a failure. */
  onSignOut: () => Promise<SubmitResult>
  /**
   * Whether it stays at the top of the window, with how far the page has been read on its lower edge. The page must keep focused elements
   * out from under it (`scrollPaddingBlockStart`, WCAG 2.4.11). Default: false.
   */
  isSticky?: boolean
}

/**
 * The header of the public pages: all groups of pages, and links to sign in or to the account (product spec, section 2).
 *
 * It works without JavaScript: the groups are native popovers and disclosures, and the actions are a form that leads to the login page.
 */
export function Header({ texts, user, onSignIn, onSignOut, isSticky = false, className, ...rest }: HeaderProps) {
  const signInForm = useId()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSignIn) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onSignIn(submitter instanceof HTMLButtonElement && submitter.value === 'register' ? 'register' : 'login')
  }

  return (
    <header data-component="Header" {...rest} className={classNames(css.header, isSticky && css.sticky, className)}>
      <div className={css.content}>
        <Link href={ungrouped.home} tone="inherit" underline="hover" className={css.home}>
          <Logo name={texts.brand} />
        </Link>
        <HeaderNavigation label={texts.navigation} texts={texts.groups} />
        <div className={css.actions}>
          <div className={css.wideOnly}>
            <LanguageMenu />
          </div>
          {user ? (
            <>
              <ButtonLink href={ungrouped.dashboard} tone="neutral" emphasis="ghost" className={css.action}>
                {texts.dashboard}
              </ButtonLink>
              <UserMenu texts={texts} user={user} onSignOut={onSignOut} />
            </>
          ) : (
            <form id={signInForm} action={ungrouped.login} method="get" onSubmit={onSubmit} className={css.signIn}>
              <Button
                type="submit"
                tone="neutral"
                emphasis="ghost"
                iconOnly
                icon={ShoppingCart}
                aria-label={texts.cart}
                className={css.cart}
              />
              <Button type="submit" tone="neutral" emphasis="ghost" className={css.action}>
                {texts.login}
              </Button>
              <Button type="submit" name="mode" value="register" className={css.register}>
                {texts.register}
              </Button>
            </form>
          )}
          <HeaderMenu texts={texts} user={user} signInForm={signInForm} />
        </div>
      </div>
      {isSticky && <ReadProgress />}
    </header>
  )
}
