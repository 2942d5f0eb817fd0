import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CatalogSnapshot } from '#contracts/catalog.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from '#ds/screens/plain-page.css.ts'
import { PriceCalculator, type PriceCalculatorTexts } from '#ds/storefront/PriceCalculator/index.ts'
import { PriceTable, type PriceTableTexts } from '#ds/storefront/PriceTable/index.ts'

export interface PricingScreenTexts {
  title: string
  /** One or two sentences, also for search results. */
  description: string
  /** Headings of the two parts. */
  compare: string
  calculate: string
  table: PriceTableTexts
  calculator: PriceCalculatorTexts
  /** Says that the system makes no difference to the price. */
  systems: string
  /** A question, and the label of the contact link. */
  enterprise: { question: string; consult: string }
}

export interface PricingScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  texts: PricingScreenTexts
  catalog: Pick<CatalogSnapshot, 'plans' | 'series'>
  /** The page's header. */
  header: ReactNode
  /** The page's footer. */
  footer: ReactNode
}

const planHref = ({ id }: { id: number }, period: BillingPeriod) => orderAddress({ planId: id, period })

/** The price list: all plans side by side, and a calculator. Both know only the plans of the catalogue. */
export function PricingScreen({ texts, catalog, header, footer, className, ...rest }: PricingScreenProps) {
  const { plans, series } = catalog
  return (
    <div data-component="PricingScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={classNames(css.main, hiddenUntilComplete)}>
        <div className={css.head}>
          <Heading level={1} size="display2">
            {texts.title}
          </Heading>
          <Text size="large" tone="secondary" measure>
            {texts.description}
          </Text>
        </div>
        <section className={css.part}>
          <Heading level={2} size="section">
            {texts.compare}
          </Heading>
          <PriceTable texts={texts.table} plans={plans} series={series} planHref={planHref} />
          <Text tone="secondary" measure>
            {texts.systems}
          </Text>
        </section>
        {plans.length > 0 && (
          <section className={css.part}>
            <Heading level={2} size="section">
              {texts.calculate}
            </Heading>
            <PriceCalculator texts={texts.calculator} plans={plans} series={series} planHref={planHref} />
          </section>
        )}
        <Text tone="secondary">
          {texts.enterprise.question} <Link href="/contact">{texts.enterprise.consult}</Link>
        </Text>
        <span data-end hidden />
      </main>
      {footer}
    </div>
  )
}
