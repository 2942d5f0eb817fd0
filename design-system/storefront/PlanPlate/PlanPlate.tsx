import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { formerPrice } from '#contracts/rules/former-price.ts'
import type { PlanPromises } from '#contracts/rules/plan-promises.ts'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import { MONTHS_OF_A_YEAR, yearlySaving } from '#contracts/rules/yearly-saving.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money, sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { SmallFlower } from '#ds/storefront/open-flower.tsx'
import { type PlanSpec, planFigure, planSpecs } from '#ds/storefront/plan-specs.ts'
import type { PlanTexts } from '#ds/storefront/plan-texts.ts'
import { onlyFor } from '#ds/storefront/TermSwitch/index.ts'
import { unavailability } from '#ds/storefront/unavailability.ts'
import { firstPrice } from './first-price.ts'
import * as css from './PlanPlate.css.ts'
import { type ComparedPlan, comparePlans, type PlanFact, type PlanQuestion, planQuestions } from './plan-facts.ts'

export interface PlanPlateTexts extends PlanTexts {
  /** Below the price of a month: what the first ones cost with the offer. */
  firstPrice: (first: { price: string; periods: number }) => string
  /** Below the price of a year: what it saves, and what a month of it costs. */
  yearly: (year: { saved: string; month: string }) => string
  /** The unit below each figure. */
  specs: Readonly<Record<PlanSpec, string>>
  questions: Readonly<Record<PlanQuestion, string>>
  facts: Readonly<Record<Exclude<PlanFact, PlanPromises['uptime']>, string>>
  notIncluded: string
  /** Below the first plan: what every plan has. */
  everyPlan: string
  /** Below the others: the plan whose contents they have, and what comes on top. */
  inherits: (more: { base: string; better: number; extras: string | null }) => string
}

export interface PlanPlateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: PlanPlateTexts
  /** The plans of one series, in display order: each is compared with the one before it. */
  plans: readonly Plan[]
  /** The discount that runs now. Null while there is none. */
  offer: Offer | null
  /** Whether it does not apply to this reader: it is not shown, and its place kept, so that nothing moves. Default: false. */
  hidesOffer?: boolean
  /** Returns the target of a plan's button: the order with the plan and the term chosen. */
  planHref: (plan: Plan, period: BillingPeriod) => string
  /** Called when a plan's button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onPlan?: ((event: MouseEvent<HTMLAnchorElement>, plan: Plan, period: BillingPeriod) => void) | undefined
  /** Level of the plans' names in the page's outline. Default: 3. */
  level?: 3 | 4
}

/** The promised uptimes as shares of a month. */
const uptimeShares: Readonly<Record<PlanPromises['uptime'], number>> = { '99.99': 0.9999, '99.9': 0.999 }

/**
 * The plans of a series on one panel: the same questions read for each plan, by the month and by the year (product spec, sections 2 and
 * 9). Both terms are in the page; a TermSwitch in the same `termScope` shows one of them, and without one it is the month. To compare all
 * series with each other use PriceTable.
 */
export function PlanPlate({
  texts,
  plans,
  offer,
  hidesOffer = false,
  planHref,
  onPlan,
  level = 3,
  className,
  ...rest
}: PlanPlateProps) {
  return (
    <div data-component="PlanPlate" {...rest} className={classNames(css.panel, className)}>
      {comparePlans(plans).map((item) => (
        <PlanColumn
          key={item.plan.id}
          {...item}
          texts={texts}
          offer={offer}
          hidesOffer={hidesOffer}
          planHref={planHref}
          onPlan={onPlan}
          level={level}
          isShort={!item.plan.isPopular && plans.some(({ isPopular }) => isPopular)}
        />
      ))}
    </div>
  )
}

type PlanColumnProps = ComparedPlan &
  Required<Pick<PlanPlateProps, 'texts' | 'offer' | 'hidesOffer' | 'planHref' | 'level'>> &
  Pick<PlanPlateProps, 'onPlan'> & {
    /** Whether phones leave its answers out, since another plan of the series has them. */
    isShort: boolean
  }

function PlanColumn({
  plan,
  facts,
  better,
  base,
  extras,
  texts,
  offer,
  hidesOffer,
  planHref,
  onPlan,
  level,
  isShort,
}: PlanColumnProps) {
  const formats = useFormats()
  const nameId = useId()
  const missing = unavailability(plan)
  const details = isShort ? css.onlyWide : undefined
  const placed = (part: keyof typeof css.area) => (isShort ? css.area[part] : undefined)
  return (
    <article
      aria-labelledby={nameId}
      data-popular={plan.isPopular || undefined}
      data-sold-out={plan.soldOut || undefined}
      className={classNames(css.plan, plan.isPopular && css.popular, isShort && css.shortPlan)}
    >
      <div className={classNames(css.name, placed('name'))}>
        <Heading level={level} size="title" id={nameId}>
          {plan.name}
        </Heading>
        {missing ? (
          <Text size="small" tone="secondary" render={<span />}>
            {texts[missing].badge}
          </Text>
        ) : (
          plan.isPopular && (
            <span className={css.badge}>
              <SmallFlower length={14} />
              {texts.popular}
            </span>
          )
        )}
      </div>
      <div className={placed('price')}>
        {billingPeriods.map((period) => (
          <Price key={period} plan={plan} period={period} texts={texts} />
        ))}
      </div>
      <div className={placed('note')}>
        {billingPeriods.map((period) => (
          <p
            key={period}
            className={classNames(css.note, onlyFor[period], hidesOffer && period === 'monthly' && css.hiddenOffer)}
          >
            {noteOf(plan, period, offer, texts)}
          </p>
        ))}
      </div>
      <dl className={classNames(css.specs, placed('specs'))}>
        {planSpecs.map((spec) => (
          <div key={spec} className={css.spec}>
            <dt className={css.specName}>{texts.specs[spec]}</dt>
            <dd className={css.specValue}>{planFigure(plan, spec, formats)}</dd>
          </div>
        ))}
      </dl>
      <div className={classNames(css.action, placed('action'))}>
        {missing ? (
          <Text size="small" tone="secondary">
            {texts[missing].reason}
          </Text>
        ) : (
          billingPeriods.map((period) => (
            <ButtonLink
              key={period}
              href={planHref(plan, period)}
              onClick={onPlan && ((event) => onPlan(event, plan, period))}
              tone={plan.isPopular ? 'brand' : 'neutral'}
              emphasis={plan.isPopular ? 'strong' : 'outline'}
              className={onlyFor[period]}
            >
              {texts.choose(plan.name)}
            </ButtonLink>
          ))
        )}
      </div>
      <dl className={classNames(css.facts, details)}>
        {planQuestions.map((question) => (
          <div key={question} className={css.fact}>
            <dt className={css.question}>{texts.questions[question]}</dt>
            <dd className={better.has(question) ? css.better : undefined}>
              <FactValue fact={facts[question]} texts={texts} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classNames(css.inherits, plan.isPopular && css.popularInherits, details)}>
        {base === null
          ? texts.everyPlan
          : texts.inherits({
              base: base.name,
              better: better.size,
              extras: extras.length > 0 ? formats.list(extras.map(uncapitalized)) : null,
            })}
      </p>
    </article>
  )
}

/** Inside a sentence: `Giám sát nâng cao` becomes `giám sát nâng cao`, an abbreviation stays. */
const uncapitalized = (feature: string) =>
  /^\p{Lu}\p{Lu}/u.test(feature) ? feature : feature.charAt(0).toLowerCase() + feature.slice(1)

function noteOf(plan: Plan, period: BillingPeriod, offer: Offer | null, texts: PlanPlateTexts): ReactNode {
  if (period === 'yearly') {
    const saving = yearlySaving(plan.prices)
    const month = Math.round(plan.prices.yearly.amount / MONTHS_OF_A_YEAR)
    return saving && sentenceWithMoney([saving.amount, month], (saved, each) => texts.yearly({ saved, month: each }))
  }
  const first = firstPrice(plan, period, offer)
  return (
    first &&
    sentenceWithMoney([first.amount], (price) => texts.firstPrice({ price, periods: first.periods }), css.firstPrice)
  )
}

/** The price of one term. A month may have a list price; a year is compared with twelve single months. */
function Price({ plan, period, texts }: { plan: Plan; period: BillingPeriod; texts: PlanPlateTexts }) {
  const { amount } = plan.prices[period]
  const before = formerPrice(plan.prices, period)
  return (
    <p className={classNames(css.prices, onlyFor[period])}>
      <span className={classNames(css.price, !plan.isPopular && css.shortPrice)}>
        <Money amount={amount} />
      </span>
      <span>{texts.perPeriod[period]}</span>
      {before !== null && (
        <s className={css.before}>
          <VisuallyHidden>{texts.originalPrice[period]} </VisuallyHidden>
          <Money amount={before} />
        </s>
      )}
    </p>
  )
}

function FactValue({ fact, texts }: { fact: PlanFact | null; texts: PlanPlateTexts }) {
  const { percent } = useFormats()
  if (fact === null) return <span className={css.notIncluded}>{texts.notIncluded}</span>
  if (fact === '99.99' || fact === '99.9') return <span className={css.promised}>{percent(uptimeShares[fact])}</span>
  return texts.facts[fact]
}
