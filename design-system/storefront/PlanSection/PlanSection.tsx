import type { MouseEventHandler } from 'react'
import { Link } from '#ds/components/Link/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { type LandingPlan, PlanCard, type PlanCardTexts } from '#ds/storefront/PlanCard/index.ts'
import { Section, type SectionProps } from '#ds/storefront/Section/index.ts'
import * as css from './PlanSection.css.ts'

export interface PlanSectionTexts {
  heading: string
  description: string
  card: PlanCardTexts
  plans: readonly LandingPlan[]
  /** The line below the cards: a question, and the label of the contact link. */
  enterprise: { question: string; consult: string }
}

export interface PlanSectionProps extends Omit<SectionProps, 'heading' | 'description' | 'children'> {
  texts: PlanSectionTexts
  /** Target of the plans' buttons. */
  planHref: string
  /** Called when a plan's button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onPlan?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Target of the link that asks for a custom configuration. */
  contactHref: string
}

/** The prices: three plans side by side, and a contact link for custom configurations (product spec, sections 2 and 9). */
export function PlanSection({ texts, planHref, onPlan, contactHref, ...rest }: PlanSectionProps) {
  return (
    <Section data-component="PlanSection" {...rest} heading={texts.heading} description={texts.description}>
      <div className={css.plans}>
        {texts.plans.map((plan) => (
          <PlanCard key={plan.name} texts={texts.card} plan={plan} href={planHref} onChoose={onPlan} />
        ))}
      </div>
      <Text tone="secondary" className={css.enterprise}>
        {texts.enterprise.question} <Link href={contactHref}>{texts.enterprise.consult}</Link>
      </Text>
    </Section>
  )
}
