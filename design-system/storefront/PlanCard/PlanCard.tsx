import { Check, Cpu, Gauge, HardDrive, type LucideIcon, MemoryStick, Network } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEventHandler } from 'react'
import { Badge } from '#ds/components/Badge/index.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './PlanCard.css.ts'

/** A plan of the landing page: marketing content, not a plan of the server's catalogue (product decisions). */
export interface LandingPlan {
  name: string
  price: string
  originalPrice: string
  /** The period of the price, such as '/tháng'. */
  period: string
  /** Whether the plan is highlighted as the most popular one. */
  popular: boolean
  specs: { cpu: string; ram: string; storage: string; bandwidth: string; ip: string }
  features: readonly string[]
  buttonText: string
}

export interface PlanCardTexts {
  /** Badge of the most popular plan. */
  popular: string
  /** Read by screen readers before the old price, because the strikethrough is only visual. */
  originalPrice: string
  /** Accessible names of the two lists. */
  specs: string
  features: string
}

export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  texts: PlanCardTexts
  plan: LandingPlan
  /** Target of the button. */
  href: string
  /** Called when the button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onChoose?: MouseEventHandler<HTMLAnchorElement> | undefined
}

const specIcons: Record<keyof LandingPlan['specs'], LucideIcon> = {
  cpu: Cpu,
  ram: MemoryStick,
  storage: HardDrive,
  bandwidth: Gauge,
  ip: Network,
}
const specNames = ['cpu', 'ram', 'storage', 'bandwidth', 'ip'] as const

/** One plan: the price first, then resources and features. In a PlanSection the rows of neighbouring cards are aligned. */
export function PlanCard({ texts, plan, href, onChoose, className, ...rest }: PlanCardProps) {
  return (
    <article
      data-component="PlanCard"
      data-popular={plan.popular || undefined}
      {...rest}
      className={classNames(css.card, plan.popular && css.popular, className)}
    >
      <div className={css.head}>
        <Heading level={3} size="title">
          {plan.name}
        </Heading>
        {plan.popular && (
          <Badge tone="promotion" emphasis="strong">
            {texts.popular}
          </Badge>
        )}
      </div>
      <p className={css.prices}>
        <span className={css.currentPrice}>
          <span className={css.price}>{plan.price}</span>
          <span className={css.period}>{plan.period}</span>
        </span>
        <s className={css.originalPrice}>
          <VisuallyHidden>{texts.originalPrice} </VisuallyHidden>
          {plan.originalPrice}
        </s>
      </p>
      <ButtonLink
        href={href}
        onClick={onChoose}
        tone={plan.popular ? 'brand' : 'neutral'}
        emphasis={plan.popular ? 'strong' : 'outline'}
        size="large"
        fullWidth
        className={css.action}
      >
        {plan.buttonText}
      </ButtonLink>
      <ul aria-label={texts.specs} className={css.specs}>
        {specNames.map((spec) => (
          <li key={spec} className={css.spec}>
            <Icon icon={specIcons[spec]} className={css.specIcon} />
            {plan.specs[spec]}
          </li>
        ))}
      </ul>
      <ul aria-label={texts.features} className={css.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Icon icon={Check} className={css.check} />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  )
}
