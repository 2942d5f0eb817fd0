import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { formerPrice } from '#contracts/rules/former-price.ts'
import { lastMomentOf } from '#contracts/rules/offers.ts'
import type { PlanPromises } from '#contracts/rules/plan-promises.ts'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import { MONTHS_OF_A_YEAR, yearlySaving } from '#contracts/rules/yearly-saving.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money, sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { section } from '#ds/storefront/landing-section.css.ts'
import { SmallFlower } from '#ds/storefront/open-flower.tsx'
import * as periodSwitch from '#ds/storefront/period-switch.css.ts'
import { type PlanSpec, planFigure, planSpecs } from '#ds/storefront/plan-specs.ts'
import type { PlanTexts, YearlySavingTexts } from '#ds/storefront/plan-texts.ts'
import { unavailability } from '#ds/storefront/unavailability.ts'
import { firstPrice } from './first-price.ts'
import * as css from './PlanPicker.css.ts'
import { type ComparedPlan, comparePlans, type PlanFact, type PlanQuestion, planQuestions } from './plan-facts.ts'

export interface PlanPickerTexts extends YearlySavingTexts, PlanTexts {
  heading: string
  description: string
  /** Accessible name of the switch between the terms, and its two labels. */
  term: { label: string } & Readonly<Record<BillingPeriod, string>>
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
  /** Below the panel: who gets the price of the first months, and until when. Dates are formatted. */
  offerNote: (offer: { periods: number; code: string | null; firstOrderOnly: boolean; until: string | null }) => string
  none: string
  enterprise: { question: string; consult: string }
}

export interface PlanPickerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: PlanPickerTexts
  /** The plans of one series, in display order: each is compared with the one before it. */
  plans: readonly Plan[]
  /** The discount that runs now. Null while there is none. */
  offer: Offer | null
  /** Whether it does not hold for this reader: it is not shown, and its place kept, so that nothing moves. Default: false. */
  hidesOffer?: boolean
  /** Returns the target of a plan's button: the order with the plan and the term chosen. */
  planHref: (plan: Plan, period: BillingPeriod) => string
  /** Called when a plan's button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onPlan?: ((event: MouseEvent<HTMLAnchorElement>, plan: Plan, period: BillingPeriod) => void) | undefined
  /** Target of the link that asks for a custom configuration. */
  contactHref: string
  /** The term that is chosen first. Default: `monthly`. */
  defaultPeriod?: BillingPeriod
}

/** The promised uptimes as shares of a month. */
const uptimeShares: Readonly<Record<PlanPromises['uptime'], number>> = { '99.99': 0.9999, '99.9': 0.999 }

/**
 * The prices of a series on one panel: the same questions read for each plan, by the month or by the year (product spec, sections 2 and
 * 9). Both terms are in the page and a pair of radio buttons shows one of them, so it needs no script; every link carries plan and term.
 */
export function PlanPicker({
  texts,
  plans,
  offer,
  hidesOffer = false,
  planHref,
  onPlan,
  contactHref,
  defaultPeriod = 'monthly',
  className,
  ...rest
}: PlanPickerProps) {
  const { percent, date } = useFormats()
  const headingId = useId()
  const radioName = useId()
  const savings = plans.map(({ prices }) => yearlySaving(prices)).filter((saving) => saving !== null)
  const best = savings.toSorted((one, other) => other.share - one.share)[0]
  const compared = comparePlans(plans)
  return (
    <section
      data-component="PlanPicker"
      data-plates
      aria-labelledby={headingId}
      {...rest}
      className={classNames(section({ surface: 'ground' }), className)}
    >
      <div className={css.content}>
        <div className={css.header}>
          <div className={css.heading}>
            <Heading level={2} size="page" id={headingId}>
              {texts.heading}
            </Heading>
            <Text tone="secondary">{texts.description}</Text>
          </div>
          {plans.length > 0 && (
            <div className={css.choice}>
              {best && (
                <span>
                  {texts.computedSaving({
                    percent: percent(Math.round(best.share * 1000) / 1000),
                    paid: best.paid,
                    upTo: savings.some(({ share }) => share !== best.share),
                  })}
                </span>
              )}
              <div role="radiogroup" aria-label={texts.term.label} className={periodSwitch.frame}>
                {billingPeriods.map((period) => (
                  <label key={period} className={periodSwitch.option}>
                    <input
                      type="radio"
                      name={radioName}
                      value={period}
                      defaultChecked={period === defaultPeriod}
                      className={css.radio}
                    />
                    {texts.term[period]}
                    {period === 'yearly' && best && <span className={periodSwitch.saving}>{texts.yearlySaving}</span>}
                  </label>
                ))}
              </div>
            </div>
          )}
        </div>
        {plans.length === 0 ? (
          <Text tone="secondary" measure>
            {texts.none}
          </Text>
        ) : (
          <div className={css.panel}>
            {compared.map((item) => (
              <PlanColumn
                key={item.plan.id}
                {...item}
                texts={texts}
                offer={offer}
                hidesOffer={hidesOffer}
                planHref={planHref}
                onPlan={onPlan}
              />
            ))}
          </div>
        )}
        <div className={css.footer}>
          {offer?.periods !== undefined && plans.length > 0 && (
            <p className={classNames(css.term.monthly, hidesOffer && css.hiddenOffer)}>
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
      </div>
    </section>
  )
}

type PlanColumnProps = ComparedPlan & Pick<PlanPickerProps, 'texts' | 'offer' | 'hidesOffer' | 'planHref' | 'onPlan'>

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
}: PlanColumnProps) {
  const formats = useFormats()
  const nameId = useId()
  const missing = unavailability(plan)
  const details = plan.isPopular ? undefined : css.onlyWide
  const placed = (part: keyof typeof css.area) => (plan.isPopular ? undefined : css.area[part])
  return (
    <article
      aria-labelledby={nameId}
      data-popular={plan.isPopular || undefined}
      data-sold-out={plan.soldOut || undefined}
      className={classNames(css.plan, plan.isPopular ? css.popular : css.shortPlan)}
    >
      <div className={classNames(css.name, placed('name'))}>
        <Heading level={3} size="title" id={nameId}>
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
            className={classNames(css.note, css.term[period], hidesOffer && period === 'monthly' && css.hiddenOffer)}
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
              className={css.term[period]}
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

function noteOf(plan: Plan, period: BillingPeriod, offer: Offer | null, texts: PlanPickerTexts): ReactNode {
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
function Price({ plan, period, texts }: { plan: Plan; period: BillingPeriod; texts: PlanPickerTexts }) {
  const { amount } = plan.prices[period]
  const before = formerPrice(plan.prices, period)
  return (
    <p className={classNames(css.prices, css.term[period])}>
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

function FactValue({ fact, texts }: { fact: PlanFact | null; texts: PlanPickerTexts }) {
  const { percent } = useFormats()
  if (fact === null) return <span className={css.notIncluded}>{texts.notIncluded}</span>
  if (fact === '99.99' || fact === '99.9') return <span className={css.promised}>{percent(uptimeShares[fact])}</span>
  return texts.facts[fact]
}
