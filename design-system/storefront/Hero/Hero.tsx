import { Check, Tag } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEventHandler } from 'react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ControlPanel, type ControlPanelTexts } from './ControlPanel.tsx'
import * as css from './Hero.css.ts'

export interface HeroTexts {
  /** The discount that runs now. Null while there is none. */
  promotion: string | null
  headline: string
  subtitle: string
  /** The starting price, with the text before and after the prominent amount, which is null while nothing is offered. */
  price: { before: string; amount: string | null; after: string }
  /** Label of the main button: the trial, or the order while no trial is offered. */
  trial: string
  demo: string
  /** The label of the demo's button while the demo is being opened. */
  demoStarting: string
  /** Three short lines that address common doubts. */
  reassurances: readonly string[]
  panel: ControlPanelTexts
}

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: HeroTexts
  /** Target of the trial's link: the registration. */
  trialHref: string
  /** Called when the trial's link is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onTrial?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Opens the demo. A failure is shown below the buttons. Without it the button does nothing. */
  onDemo?: (() => Promise<SubmitResult>) | undefined
}

/** The top of the landing page: the offer and its price, next to an illustration of the product (product spec, section 2). */
export function Hero({ texts, trialHref, onTrial, onDemo, className, ...rest }: HeroProps) {
  const demo = useAction()
  return (
    <section data-component="Hero" {...rest} className={classNames(css.hero, hiddenUntilComplete, className)}>
      <div className={css.content}>
        <div className={css.intro}>
          {texts.promotion !== null && (
            <Badge tone="promotion" icon={Tag}>
              {texts.promotion}
            </Badge>
          )}
          <Heading level={1} size="display1">
            {texts.headline}
          </Heading>
          <Text size="large" tone="secondary" measure>
            {texts.subtitle}
          </Text>
          {texts.price.amount !== null && (
            <Text size="large" tone="secondary">
              {texts.price.before} <strong className={css.price}>{texts.price.amount}</strong> {texts.price.after}
            </Text>
          )}
          <div className={css.actions}>
            <ButtonLink href={trialHref} onClick={onTrial} size="large">
              {texts.trial}
            </ButtonLink>
            <Button
              tone="neutral"
              emphasis="outline"
              size="large"
              pending={demo.pending}
              onClick={() => onDemo && demo.run(onDemo)}
            >
              {demo.pending ? texts.demoStarting : texts.demo}
            </Button>
          </div>
          {demo.error !== undefined && (
            <Notice tone="critical" role="alert">
              {demo.error}
            </Notice>
          )}
          <ul className={css.reassurances}>
            {texts.reassurances.map((line) => (
              <li key={line} className={css.reassurance}>
                <Icon icon={Check} className={css.check} />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <ControlPanel texts={texts.panel} />
      </div>
      <span data-end hidden />
    </section>
  )
}
