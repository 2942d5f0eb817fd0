import { type ComponentPropsWithRef, useId } from 'react'
import type { Series } from '#contracts/catalog.ts'
import { lastMomentOf } from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { PlanPlate, type PlanPlateProps, type PlanPlateTexts } from '#ds/storefront/PlanPlate/index.ts'
import { bySeries } from '#ds/storefront/plan-series.ts'
import type { PeriodTexts } from '#ds/storefront/plan-texts.ts'
import { onlyFor, TermSwitch, termScope } from '#ds/storefront/TermSwitch/index.ts'
import * as css from './PlanPicker.css.ts'

export interface PlanPickerTexts extends PlanPlateTexts {
  heading: string
  /** Default: none. */
  description?: string | undefined
  period: PeriodTexts
  /** Below the panel: who gets the price of the first months, and until when. Dates are formatted. */
  offerNote: (offer: { periods: number; code: string | null; firstOrderOnly: boolean; until: string | null }) => string
  none: string
  enterprise: { question: string; consult: string }
}

export interface PlanPickerProps
  extends ComponentPropsWithRef<'section'>,
    Pick<PlanPlateProps, 'plans' | 'offer' | 'hidesOffer' | 'planHref' | 'onPlan'> {
  texts: PlanPickerTexts
  /** The series of the plans, for a panel each, with its name and its promise above it. Default: all plans are on one panel. */
  series?: readonly Series[] | undefined
  /** Size of the heading, 30 or 24 px. Default: `page`. */
  headingSize?: 'page' | 'section'
  /** Target of the link that asks for a custom configuration. */
  contactHref: string
  /** The term that is chosen first. Default: `monthly`. */
  defaultPeriod?: BillingPeriod
}

/**
 * What plans cost, wherever they are offered: a heading, the switch between month and year, and the plans of each series on a PlanPlate. What
 * else the switch is for, such as a PriceTable of all plans, is its children.
 */
export function PlanPicker({
  texts,
  plans,
  series,
  headingSize = 'page',
  offer,
  hidesOffer = false,
  planHref,
  onPlan,
  contactHref,
  defaultPeriod = 'monthly',
  className,
  children,
  ...rest
}: PlanPickerProps) {
  const { date } = useFormats()
  const headingId = useId()
  const plate = { texts, offer, hidesOffer, planHref, onPlan }
  return (
    <section
      data-component="PlanPicker"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(termScope, className)}
    >
      <div className={css.content}>
        <div className={css.header}>
          <div className={css.heading}>
            <Heading level={2} size={headingSize} id={headingId}>
              {texts.heading}
            </Heading>
            {texts.description !== undefined && <Text tone="secondary">{texts.description}</Text>}
          </div>
          {plans.length > 0 && (
            <TermSwitch texts={texts.period} prices={plans.map(({ prices }) => prices)} defaultPeriod={defaultPeriod} />
          )}
        </div>
        {plans.length === 0 && (
          <Text tone="secondary" measure>
            {texts.none}
          </Text>
        )}
        {plans.length > 0 && !series && <PlanPlate {...plate} plans={plans} />}
        {series &&
          bySeries(plans, series).map(({ series: { id, name, description }, plans: own }) => (
            <div key={id} className={css.series}>
              <div className={css.seriesName}>
                <Heading level={3} size="title">
                  {name}
                </Heading>
                <Text size="small" tone="secondary">
                  {description}
                </Text>
              </div>
              <PlanPlate {...plate} plans={own} level={4} />
            </div>
          ))}
        <div className={css.footer}>
          {offer?.periods !== undefined && plans.length > 0 && (
            <p className={classNames(onlyFor.monthly, hidesOffer && css.hiddenOffer)}>
              {texts.offerNote({
                periods: offer.periods,
                code: offer.code,
                firstOrderOnly: offer.firstOrderOnly,
                until: offer.endsAt && date(lastMomentOf(offer.endsAt)),
              })}
            </p>
          )}
          <p className={css.enterprise}>
            {texts.enterprise.question} <Link href={contactHref}>{texts.enterprise.consult}</Link>
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}
