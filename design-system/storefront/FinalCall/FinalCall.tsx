import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type MouseEventHandler, useId } from 'react'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Reveal } from '#ds/components/Reveal/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './FinalCall.css.ts'

export interface FinalCallTexts {
  heading: string
  description: string
  start: string
  contact: string
  /** Two or three short lines that address common doubts. */
  reassurances: readonly string[]
}

export interface FinalCallProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: FinalCallTexts
  /** Target of the start button: the registration. */
  startHref: string
  /** Called before `startHref` is followed; `preventDefault` keeps the reader on the page, for a dialog. */
  onStart?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Target of the contact button. */
  contactHref: string
  /** `sunken` sets it apart from its neighbours. Default: `canvas`. */
  surface?: 'canvas' | 'sunken'
}

/** The final call to action of the landing page (product spec, section 2). */
export function FinalCall({
  texts,
  startHref,
  onStart,
  contactHref,
  surface = 'canvas',
  className,
  ...rest
}: FinalCallProps) {
  const headingId = useId()
  return (
    <section
      data-component="FinalCall"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.section({ surface }), className)}
    >
      <Reveal className={css.content}>
        <div className={css.intro}>
          <Heading level={2} size="display2" id={headingId}>
            {texts.heading}
          </Heading>
          <Text size="large" tone="secondary" measure className={css.description}>
            {texts.description}
          </Text>
        </div>
        <div className={css.actions}>
          <ButtonLink href={startHref} onClick={onStart} size="large" fullWidth>
            {texts.start}
          </ButtonLink>
          <ButtonLink href={contactHref} tone="neutral" emphasis="outline" size="large" fullWidth>
            {texts.contact}
          </ButtonLink>
          <ul className={css.reassurances}>
            {texts.reassurances.map((line) => (
              <li key={line} className={css.reassurance}>
                <Icon icon={Check} className={css.check} />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </section>
  )
}
