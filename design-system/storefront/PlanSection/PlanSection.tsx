import { type ComponentPropsWithRef, useId } from 'react'
import { Link } from '#ds/components/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { type LandingPlan, PlanCard, type PlanCardTexts } from '#ds/storefront/PlanCard/index.ts'
import * as css from './PlanSection.css.ts'

export interface PlanSectionTexts {
  heading: string
  description: string
  card: PlanCardTexts
  plans: readonly LandingPlan[]
  /** The line under the cards: a question, and the link that answers it. */
  enterprise: { question: string; consult: string }
}

export interface PlanSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: PlanSectionTexts
  /** Where a plan's button leads. */
  planHref: string
  /** Where one asks for a configuration of one's own. */
  contactHref: string
}

/** What a server costs: three plans side by side, and a way to ask for more (product spec, sections 2 and 9). */
export function PlanSection({ texts, planHref, contactHref, className, ...rest }: PlanSectionProps) {
  const headingId = useId()
  return (
    <section
      data-component="PlanSection"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.section, className)}
    >
      <Stack space="2xl">
        <Stack space="sm">
          <Heading level={2} size="display2" id={headingId}>
            {texts.heading}
          </Heading>
          <Text size="large" tone="secondary" measure>
            {texts.description}
          </Text>
        </Stack>
        <div className={css.plans}>
          {texts.plans.map((plan) => (
            <PlanCard key={plan.name} texts={texts.card} plan={plan} href={planHref} />
          ))}
        </div>
        <Text tone="secondary" className={css.enterprise}>
          {texts.enterprise.question} <Link href={contactHref}>{texts.enterprise.consult}</Link>
        </Text>
      </Stack>
    </section>
  )
}
