import { ShoppingCart } from 'lucide-react'
import { type ComponentPropsWithRef, type FormEvent, useId } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Header.css.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { HeaderNavigation } from './HeaderNavigation.tsx'
import { type HeaderLanguage, LanguageSelect } from './LanguageSelect.tsx'
import type { NavigationTexts } from './navigation.ts'
import { direct } from './navigation.ts'
import { UserMenu } from './UserMenu.tsx'

export interface HeaderTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Names the navigation for assistive technology. */
  navigation: string
  /** Name of the button that shows the navigation where there is no room for the groups. */
  openMenu: string
  cart: string
  login: string
  register: string
  dashboard: string
  /** Entries of the user menu: Vietnamese in every language (product spec, section 2). */
  account: string
  admin: string
  logout: string
  /** Names the language selector. */
  language: string
  /** Each language by its own name. */
  languages: Record<HeaderLanguage, string>
  groups: NavigationTexts
}

/** Who is signed in, as far as the header cares. */
export interface HeaderUser {
  firstName: string
  lastName: string
  email: string
  /** `admin` sees the way into the back-office; every other role does not (product spec, section 6). */
  role: string
}

/** What the dialog that `onSignIn` opens starts with. */
export type SignInMode = 'login' | 'register'

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  texts: HeaderTexts
  /** Absent when signed out. */
  user?: HeaderUser | undefined
  /**
   * Login, register or the cart was pressed: opens the dialog in that mode. Without it, and before the script has arrived,
   * they lead to the login page.
   */
  onSignIn?: ((mode: SignInMode) => void) | undefined
  onLogout: () => void
  /** What the language selector shows. It changes no text (product spec, section 2). Default: `en`. */
  language?: 'en' | 'zh' | undefined
  onLanguageChange?: ((language: HeaderLanguage) => void) | undefined
}

/**
 * Top of the public pages: every group of pages, and how to get in, or back to one's account (product spec, section 2).
 *
 * It does not stick: the page repeats its main act further down, and what sticks costs room on a phone and covers what the
 * keyboard has focused (WCAG 2.4.11). Everything in it works from the HTML alone: the groups are the browser's popovers
 * and disclosures, the actions a form that leads to the login page.
 */
export function Header({
  texts,
  user,
  onSignIn,
  onLogout,
  language = 'en',
  onLanguageChange,
  className,
  ...rest
}: HeaderProps) {
  const signInForm = useId()
  const languageSelect = (
    <LanguageSelect
      label={texts.language}
      names={texts.languages}
      value={language}
      onChange={(chosen) => onLanguageChange?.(chosen)}
    />
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSignIn) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onSignIn(submitter instanceof HTMLButtonElement && submitter.value === 'register' ? 'register' : 'login')
  }

  return (
    <header data-component="Header" {...rest} className={classNames(css.header, className)}>
      <div className={css.content}>
        <Link href={direct.home} tone="inherit" underline="hover" className={css.home}>
          <Logo name={texts.brand} />
        </Link>
        <HeaderNavigation label={texts.navigation} texts={texts.groups} />
        <div className={css.actions}>
          <div className={css.whereGroupsFit}>{languageSelect}</div>
          {user ? (
            <>
              <ButtonLink href={direct.dashboard} tone="neutral" emphasis="ghost" className={css.action}>
                {texts.dashboard}
              </ButtonLink>
              <UserMenu texts={texts} user={user} onLogout={onLogout} />
            </>
          ) : (
            <form id={signInForm} action={direct.login} method="get" onSubmit={onSubmit} className={css.signIn}>
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
          <HeaderMenu texts={texts} user={user} signInForm={signInForm} languageSelect={languageSelect} />
        </div>
      </div>
    </header>
  )
}
