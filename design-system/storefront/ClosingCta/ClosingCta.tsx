import { type ComponentPropsWithRef, type MouseEventHandler, useId } from 'react'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { StandingFlower } from '#ds/storefront/open-flower.tsx'
import * as css from './ClosingCta.css.ts'

export interface ClosingCtaTexts {
  heading: string
  description: string
  start: string
  contact: string
}

export interface ClosingCtaProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: ClosingCtaTexts
  /** Target of the start button: the registration. */
  startHref: string
  /** Called before `startHref` is followed; `preventDefault` keeps the reader on the page, for a dialog. */
  onStart?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Target of the contact button. */
  contactHref: string
}

/** The last call to action, above the water line that ends the page (product spec, section 2). */
export function ClosingCta({ texts, startHref, onStart, contactHref, className, ...rest }: ClosingCtaProps) {
  const headingId = useId()
  return (
    <section
      data-component="ClosingCta"
      data-buy-until
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.section, className)}
    >
      <div className={css.content}>
        <div className={css.call}>
          <Heading level={2} size="page" id={headingId}>
            {texts.heading}
          </Heading>
          <Text tone="secondary">{texts.description}</Text>
          <div className={css.actions}>
            <ButtonLink href={startHref} onClick={onStart} size="large">
              {texts.start}
            </ButtonLink>
            <ButtonLink href={contactHref} tone="neutral" emphasis="outline" size="large">
              {texts.contact}
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden className={css.flower}>
          <StandingFlower length={132} />
        </div>
      </div>
    </section>
  )
}
