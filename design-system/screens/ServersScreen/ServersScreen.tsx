import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as frame from '#ds/screens/public-page.css.ts'
import { PageIntro } from '#ds/storefront/PageIntro/index.ts'
import { PlanPicker, type PlanPickerTexts } from '#ds/storefront/PlanPicker/index.ts'
import { codeOf, shownDiscount } from '#ds/storefront/PlanPlate/index.ts'
import { ProductList, type ProductListTexts, quotationAddress } from '#ds/storefront/ProductList/index.ts'
import { SystemTable, type SystemTableTexts } from '#ds/storefront/SystemTable/index.ts'
import * as css from './ServersScreen.css.ts'
import { orderWithSystem, type ServersCatalog, type ServersPage, serversOf } from './servers.ts'

/** The texts about one kind of servers. */
export interface ServersSubjectTexts {
  title: string
  /** One or two sentences, also for search results. */
  description: string
  /** Who it is for, one line each. */
  audience: readonly string[]
  /** What it is not, or what the customer does: said before an order. */
  honest: string
  /** Heading of the plans or products. */
  offered: string
}

export interface ServersScreenTexts {
  pages: Readonly<Record<ServersPage, ServersSubjectTexts>>
  /** Headings. */
  audience: string
  honest: string
  systems: string
  /** Says what the end of life of a system means. */
  systemsDescription: string
  system: SystemTableTexts
  /** The plans; their heading is that of the page. */
  plans: Omit<PlanPickerTexts, 'heading' | 'description'>
  list: ProductListTexts
  /** Links to the price list and to a quotation. */
  prices: string
  quotation: string
}

export interface ServersScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  texts: ServersScreenTexts
  /** Which kind of servers. */
  page: ServersPage
  catalog: ServersCatalog
  /** The offers that apply to the signed-in customer; absent for a visitor, and until they are known: then all that run are shown. */
  offers?: readonly Pick<Offer, 'id'>[] | undefined
  /** The present day, such as `2026-11-23`. */
  today: string
  /** The page's header. */
  header: ReactNode
  /** The page's footer. */
  footer: ReactNode
}

/**
 * One kind of servers: who it is for, and what the catalogue offers of it. For Linux and Windows these are the systems, with the end of
 * their support, and the plans that run them; otherwise the products, which are ordered or quoted.
 */
export function ServersScreen({
  texts,
  page,
  catalog,
  offers,
  today,
  header,
  footer,
  className,
  ...rest
}: ServersScreenProps) {
  const { systems, plans, products } = serversOf(page, catalog)
  const subject = texts.pages[page]
  const isSystems = page === 'linux' || page === 'windows'
  const { offer, hidesOffer } = shownDiscount(catalog.offers, offers)
  const planHref = (plan: Plan, period: BillingPeriod) =>
    orderWithSystem(plan, period, systems, codeOf(plan, period, hidesOffer ? null : offer))
  return (
    <div data-component="ServersScreen" data-page={page} {...rest} className={classNames(frame.page, className)}>
      {header}
      <main id={MAIN_ID} className={classNames(frame.main, hiddenUntilComplete)}>
        <PageIntro heading={subject.title} lead={subject.description} horizon />
        <div className={classNames(frame.content, frame.belowHorizon)}>
          <div className={frame.columns}>
            <section className={frame.part}>
              <Heading level={2} size="section">
                {texts.audience}
              </Heading>
              <ul className={css.list}>
                {subject.audience.map((line) => (
                  <li key={line} className={css.item}>
                    <Icon icon={Check} className={css.itemIcon} />
                    <span>{line}</span>
                  </li>
                ))}
              </ul>
            </section>
            <section className={frame.nextStep}>
              <Heading level={2} size="title">
                {texts.honest}
              </Heading>
              <Text tone="secondary">{subject.honest}</Text>
              <div className={css.next}>
                <ButtonLink href={quotationAddress(page)} {...(isSystems && { tone: 'neutral', emphasis: 'outline' })}>
                  {texts.quotation}
                </ButtonLink>
                <Link href="/pricing">{texts.prices}</Link>
              </div>
            </section>
          </div>
          {isSystems ? (
            <>
              <PlanPicker
                texts={{ ...texts.plans, heading: subject.offered, description: undefined }}
                plans={plans}
                series={catalog.series}
                headingSize="section"
                offer={offer}
                hidesOffer={hidesOffer}
                planHref={planHref}
                contactHref="/contact"
              />
              <section className={frame.part}>
                <div className={frame.close}>
                  <Heading level={2} size="section">
                    {texts.systems}
                  </Heading>
                  <Text tone="secondary" measure>
                    {texts.systemsDescription}
                  </Text>
                </div>
                <SystemTable
                  texts={texts.system}
                  systems={systems}
                  allSystems={catalog.operatingSystems}
                  today={today}
                />
              </section>
            </>
          ) : (
            <section className={frame.part}>
              <Heading level={2} size="section">
                {subject.offered}
              </Heading>
              <ProductList
                products={{ status: 'ready', data: products }}
                categories={catalog.categories}
                texts={texts.list}
                level={3}
                allHref="/products"
              />
            </section>
          )}
        </div>
        <span data-end hidden />
      </main>
      {footer}
    </div>
  )
}
