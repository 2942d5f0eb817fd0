import { ArrowLeft } from 'lucide-react'
import { LoginCard, type LoginCardProps, type LoginCardTexts } from '#ds/account/LoginCard/index.ts'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { LanguageMenu } from '#ds/components/navigation/LanguageMenu/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './LoginScreen.css.ts'
import { LotusDrawing } from './LotusDrawing.tsx'

/** All texts of the login page. */
export interface LoginScreenTexts {
  /** The provider's name, in the logo. */
  brand: string
  backToHome: string
  card: LoginCardTexts
  panel: {
    /** Accessible name of the panel next to the form. */
    label: string
    statement: string
    facts: readonly { figure: string; label: string }[]
  }
}

type CardProps = Pick<
  LoginCardProps,
  'edition' | 'mode' | 'onModeChange' | 'onLogin' | 'onRegister' | 'onPasskey' | 'reason'
>

export interface LoginScreenProps extends CardProps {
  texts: LoginScreenTexts
  /** Target of the logo and 'Back to Home' links. Default: `/`. */
  homeHref?: string
  /**
   * Whether this is the prerendered page, which does not know its URL yet. The form and the panel next to it are then hidden in a
   * document with `data-form="unknown"`, which an inline script sets. Default: false.
   */
  isPrerendered?: boolean
  className?: string
}

/** The login page: the form, and a panel about the product next to it (below on small screens). */
export function LoginScreen({ texts, homeHref = '/', isPrerendered = false, className, ...card }: LoginScreenProps) {
  return (
    <div
      data-component="LoginScreen"
      data-prerendered={isPrerendered || undefined}
      className={classNames(css.page, hiddenUntilComplete, className)}
    >
      <div className={css.formSide}>
        <header className={css.top}>
          <Link href={homeHref} tone="inherit" underline="hover" className={css.home}>
            <Logo name={texts.brand} />
          </Link>
          <span className={css.language}>
            <LanguageMenu />
          </span>
          <span className={css.back}>
            <Link href={homeHref} tone="neutral" underline="hover" className={css.backLink}>
              <Icon icon={ArrowLeft} />
              {texts.backToHome}
            </Link>
          </span>
        </header>
        <main id={MAIN_ID} className={css.main}>
          <LoginCard texts={texts.card} {...card} />
        </main>
      </div>
      <aside aria-label={texts.panel.label} className={css.panel}>
        <LotusDrawing className={css.drawing} />
        <Text className={css.statement}>{texts.panel.statement}</Text>
        <dl className={css.facts}>
          {texts.panel.facts.map((fact) => (
            <div key={fact.label} className={css.fact}>
              <dt className={css.factLabel}>{fact.label}</dt>
              <dd className={css.figure}>{fact.figure}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <span data-end hidden />
    </div>
  )
}
