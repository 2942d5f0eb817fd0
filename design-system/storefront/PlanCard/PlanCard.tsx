import { Check, Cpu, Gauge, HardDrive, type LucideIcon, MemoryStick, Network, PackageX } from 'lucide-react'
import { type ComponentPropsWithRef, type MouseEventHandler, useId } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './PlanCard.css.ts'

/** The resources of a plan, in display order. */
export type PlanSpec = 'cpu' | 'ram' | 'storage' | 'bandwidth' | 'ipv4'

export interface PlanCardTexts {
  /** Badge of the most popular plan. */
  popular: string
  /** Badge of a plan that is sold out, and why its button cannot be pressed. */
  soldOut: { badge: string; reason: string }
  /** Read by screen readers before the old price, because the strikethrough is only visual. */
  originalPrice: string
  /** Follows a price, such as '/month'. */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  /** Accessible names of the two lists. */
  specs: string
  features: string
  /** One resource each; the number or the size is already formatted. */
  spec: Readonly<Record<PlanSpec, (value: string) => string>>
  /** Label of the button. */
  choose: (planName: string) => string
}

export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  texts: PlanCardTexts
  plan: Plan
  /** The period of the price. Default: `monthly`. */
  period?: BillingPeriod
  /** Target of the button: the order with this plan chosen. */
  href: string
  /** Called when the button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onChoose?: MouseEventHandler<HTMLAnchorElement> | undefined
}

const specIcons: Record<PlanSpec, LucideIcon> = {
  cpu: Cpu,
  ram: MemoryStick,
  storage: HardDrive,
  bandwidth: Gauge,
  ipv4: Network,
}
const specNames = ['cpu', 'ram', 'storage', 'bandwidth', 'ipv4'] as const
const isCounted = (spec: PlanSpec) => spec === 'cpu' || spec === 'ipv4'

/**
 * One plan of the catalogue: the price first, then resources and features. In a PlanSection the rows of neighbouring cards are aligned.
 * A plan that is sold out says so, and has no link.
 */
export function PlanCard({ texts, plan, period = 'monthly', href, onChoose, className, ...rest }: PlanCardProps) {
  const { currency, number, gigabytes } = useFormats()
  const nameId = useId()
  const { amount, listAmount } = plan.prices[period]
  return (
    <article
      data-component="PlanCard"
      data-popular={plan.isPopular || undefined}
      data-sold-out={plan.soldOut || undefined}
      aria-labelledby={nameId}
      {...rest}
      className={classNames(css.card, plan.isPopular && css.popular, className)}
    >
      <div className={css.head}>
        <Heading level={3} size="title" id={nameId}>
          {plan.name}
        </Heading>
        {plan.soldOut ? (
          <Badge tone="neutral" icon={PackageX}>
            {texts.soldOut.badge}
          </Badge>
        ) : (
          plan.isPopular && (
            <Badge tone="promotion" emphasis="strong">
              {texts.popular}
            </Badge>
          )
        )}
      </div>
      <p className={css.prices}>
        <span className={css.currentPrice}>
          <span className={css.price}>{currency(amount)}</span>
          <span className={css.period}>{texts.perPeriod[period]}</span>
        </span>
        {listAmount !== null && (
          <s className={css.originalPrice}>
            <VisuallyHidden>{texts.originalPrice} </VisuallyHidden>
            {currency(listAmount)}
          </s>
        )}
      </p>
      {plan.soldOut ? (
        <Button
          tone="neutral"
          emphasis="outline"
          size="large"
          fullWidth
          disabledReason={texts.soldOut.reason}
          className={css.action}
        >
          {texts.choose(plan.name)}
        </Button>
      ) : (
        <ButtonLink
          href={href}
          onClick={onChoose}
          tone={plan.isPopular ? 'brand' : 'neutral'}
          emphasis={plan.isPopular ? 'strong' : 'outline'}
          size="large"
          fullWidth
          className={css.action}
        >
          {texts.choose(plan.name)}
        </ButtonLink>
      )}
      <ul aria-label={texts.specs} className={css.specs}>
        {specNames.map((spec) => (
          <li key={spec} className={css.spec}>
            <Icon icon={specIcons[spec]} className={css.specIcon} />
            {texts.spec[spec](isCounted(spec) ? number(plan[spec]) : gigabytes(plan[spec]))}
          </li>
        ))}
      </ul>
      {plan.features.length > 0 && (
        <ul aria-label={texts.features} className={css.features}>
          {plan.features.map((feature) => (
            <li key={feature} className={css.feature}>
              <Icon icon={Check} className={css.check} />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
