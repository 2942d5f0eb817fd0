import type { ComponentPropsWithRef, MouseEventHandler } from 'react'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import * as css from './StickyCta.css.ts'

export interface StickyCtaTexts {
  /** Accessible name of the bar. */
  label: string
  /** The starting price, in dong as digits, with the texts before and after it. */
  price: { before: string; amount: string | null; after: string }
  action: string
}

export interface StickyCtaProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  texts: StickyCtaTexts
  /** Target of the button: the registration, or the order. */
  href: string
  /** Called before `href` is followed; `preventDefault` keeps the reader on the page, for a dialog. */
  onStart?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Whether it is shown. Default: false; a script of the page shows it once the hero is out of sight (`data-shown`). */
  open?: boolean
}

/** The price and a button, at the lower edge of a phone's window once the hero is out of sight. Until then it cannot be focused. */
export function StickyCta({ texts, href, onStart, open = false, className, ...rest }: StickyCtaProps) {
  return (
    <aside
      data-component="StickyCta"
      data-sticky-cta
      data-shown={open ? '' : undefined}
      aria-label={texts.label}
      {...rest}
      // The script of the page may have shown it before hydration; that is kept.
      suppressHydrationWarning
      className={classNames(css.bar, css.onlyPhones, className)}
    >
      {texts.price.amount !== null && (
        <p className={css.offer}>
          {texts.price.before}{' '}
          <strong className={css.price}>
            <Money amount={texts.price.amount} /> <span className={css.after}>{texts.price.after}</span>
          </strong>
        </p>
      )}
      <ButtonLink href={href} onClick={onStart} className={css.action}>
        {texts.action}
      </ButtonLink>
    </aside>
  )
}
