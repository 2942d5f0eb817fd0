import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CatalogSnapshot, Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from '#ds/screens/public-page.css.ts'
import { PageIntro } from '#ds/storefront/PageIntro/index.ts'
import { PlanPicker, type PlanPickerTexts } from '#ds/storefront/PlanPicker/index.ts'
import { codeOf, shownDiscount } from '#ds/storefront/PlanPlate/index.ts'
import { PriceCalculator, type PriceCalculatorTexts } from '#ds/storefront/PriceCalculator/index.ts'
import { PriceTable, type PriceTableTexts } from '#ds/storefront/PriceTable/index.ts'
import { bySeries } from '#ds/storefront/plan-series.ts'

export interface PricingScreenTexts {
  title: string
  /** One or two sentences, also for search results. */
  description: string
  /** The plans of the main series; its name is the heading. */
  plans: Omit<PlanPickerTexts, 'heading' | 'description'>
  /** Headings of the two other parts. */
  compare: string
  calculate: string
  table: PriceTableTexts
  calculator: PriceCalculatorTexts
  /** Says that the system makes no difference to the price. */
  systems: string
}

export interface PricingScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  texts: PricingScreenTexts
  catalog: Pick<CatalogSnapshot, 'plans' | 'series' | 'offers'>
  /** The offers that apply to the signed-in customer; absent for a visitor, and until they are known: then all that run are shown. */
  offers?: readonly Pick<Offer, 'id'>[] | undefined
  /** The page's header. */
  header: ReactNode
  /** The page's footer. */
  footer: ReactNode
}

/** The price list: the main series on its panel, all plans in a table, and a calculator. All of them know only the plans of the catalogue. */
export function PricingScreen({ texts, catalog, offers, header, footer, className, ...rest }: PricingScreenProps) {
  const { plans, series } = catalog
  const inOrder = bySeries(plans, series)
  const [main] = inOrder
  const { offer, hidesOffer } = shownDiscount(catalog.offers, offers)
  const planHref = (plan: Plan, period: BillingPeriod) =>
    orderAddress({ planId: plan.id, period, code: codeOf(plan, period, hidesOffer ? null : offer) })
  return (
    <div data-component="PricingScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={classNames(css.main, hiddenUntilComplete)}>
        <PageIntro heading={texts.title} lead={texts.description} horizon />
        <div className={classNames(css.content, css.belowHorizon)}>
          <PlanPicker
            texts={{
              ...texts.plans,
              heading: main ? main.series.name : texts.title,
              description: main?.series.description,
            }}
            plans={main ? main.plans : []}
            headingSize="section"
            offer={offer}
            hidesOffer={hidesOffer}
            planHref={planHref}
            contactHref="/contact"
          >
            {plans.length > 0 && (
              <div className={css.nextPart}>
                <Heading level={2} size="section">
                  {texts.compare}
                </Heading>
                <PriceTable
                  texts={texts.table}
                  plans={inOrder.flatMap((one) => one.plans)}
                  series={series}
                  planHref={planHref}
                />
                <Text tone="secondary" measure>
                  {texts.systems}
                </Text>
              </div>
            )}
          </PlanPicker>
          {plans.length > 0 && (
            <section className={css.part}>
              <Heading level={2} size="section">
                {texts.calculate}
              </Heading>
              <PriceCalculator texts={texts.calculator} plans={plans} series={series} planHref={planHref} />
            </section>
          )}
        </div>
        <span data-end hidden />
      </main>
      {footer}
    </div>
  )
}
