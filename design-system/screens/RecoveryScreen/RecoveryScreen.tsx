import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { LanguageMenu } from '#ds/components/navigation/LanguageMenu/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './RecoveryScreen.css.ts'

export interface RecoveryScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The provider's name, in the logo. */
  brand: string
  /** Target of the logo. Default: `/`. */
  homeHref?: string
  /** ForgotPassword, ResetPassword or VerifyEmail. */
  children: ReactNode
}

/** A quiet page with one card, to which links of mails lead: a new password, a confirmed address. */
export function RecoveryScreen({ brand, homeHref = '/', className, children, ...rest }: RecoveryScreenProps) {
  return (
    <div data-component="RecoveryScreen" {...rest} className={classNames(css.page, className)}>
      <header className={css.top}>
        <Link href={homeHref} tone="inherit" underline="hover" className={css.home}>
          <Logo name={brand} />
        </Link>
        <LanguageMenu />
      </header>
      <main id={MAIN_ID} className={css.main}>
        {children}
      </main>
    </div>
  )
}
