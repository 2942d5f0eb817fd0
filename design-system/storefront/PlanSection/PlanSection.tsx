import { type MouseEvent, useState } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { yearlySaving } from '#contracts/rules/yearly-saving.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { PlanCard, type PlanCardTexts } from '#ds/storefront/PlanCard/index.ts'
import { Section, type SectionProps } from '#ds/storefront/Section/index.ts'
import { PeriodSwitch, type PeriodSwitchTexts } from './PeriodSwitch.tsx'
import * as css from './PlanSection.css.ts'

export interface PlanSectionTexts {
  heading: string
  description: string
  period: PeriodSwitchTexts
  card: PlanCardTexts
  /** Shown instead of the cards while none of these plans is offered. */
  none: string
  /** The line below the cards: a question, and the label of the contact link. */
  enterprise: { question: string; consult: string }
}

export interface PlanSectionProps extends Omit<SectionProps, 'heading' | 'description' | 'children'> {
  texts: PlanSectionTexts
  /** The plans, in display order. */
  plans: readonly Plan[]
  /** Returns the target of a plan's button: the order with the plan and the period chosen. */
  planHref: (plan: Plan, period: BillingPeriod) => string
  /** Called when a plan's button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onPlan?: ((event: MouseEvent<HTMLAnchorElement>, plan: Plan, period: BillingPeriod) => void) | undefined
  /** Target of the link that asks for a custom configuration. */
  contactHref: string
  /** The period that is shown first. Default: `monthly`. */
  defaultPeriod?: BillingPeriod
}

/** The prices, by the month or by the year, and a contact link for custom configurations (product spec, sections 2 and 9). */
export function PlanSection({
  texts,
  plans,
  planHref,
  onPlan,
  contactHref,
  defaultPeriod = 'monthly',
  ...rest
}: PlanSectionProps) {
  const [period, setPeriod] = useState(defaultPeriod)
  const savings = plans.map(({ prices }) => yearlySaving(prices)).filter((saving) => saving !== null)
  return (
    <Section data-component="PlanSection" {...rest} heading={texts.heading} description={texts.description}>
      {plans.length === 0 ? (
        <Text tone="secondary" measure>
          {texts.none}
        </Text>
      ) : (
        <div className={css.content}>
          <PeriodSwitch texts={texts.period} value={period} onValueChange={setPeriod} savings={savings} />
          <div className={css.plans}>
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                texts={texts.card}
                plan={plan}
                period={period}
                href={planHref(plan, period)}
                onChoose={onPlan && ((event) => onPlan(event, plan, period))}
              />
            ))}
          </div>
        </div>
      )}
      <Text tone="secondary" className={css.enterprise}>
        {texts.enterprise.question} <Link href={contactHref}>{texts.enterprise.consult}</Link>
      </Text>
    </Section>
  )
}
