import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from '#ds/screens/plain-page.css.ts'
import { PriceTable, type PriceTableTexts } from '#ds/storefront/PriceTable/index.ts'
import { quotationAddress } from '#ds/storefront/ProductCard/index.ts'
import { ProductGrid, type ProductGridTexts } from '#ds/storefront/ProductGrid/index.ts'
import { SystemTable, type SystemTableTexts } from '#ds/storefront/SystemTable/index.ts'
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
  table: PriceTableTexts
  grid: ProductGridTexts
  /** Links to the price list and to a quotation. */
  prices: string
  quotation: string
}

export interface ServersScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  texts: ServersScreenTexts
  /** Which kind of servers. */
  page: ServersPage
  catalog: ServersCatalog
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
export function ServersScreen({ texts, page, catalog, today, header, footer, className, ...rest }: ServersScreenProps) {
  const { systems, plans, products } = serversOf(page, catalog)
  const subject = texts.pages[page]
  const isSystems = page === 'linux' || page === 'windows'
  return (
    <div data-component="ServersScreen" data-page={page} {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={hiddenUntilComplete}>
        <div className={css.main}>
          <div className={css.head}>
            <Heading level={1} size="display2">
              {subject.title}
            </Heading>
            <Text size="large" tone="secondary" measure>
              {subject.description}
            </Text>
            {!isSystems && (
              <ButtonLink href={quotationAddress(page)} size="large">
                {texts.quotation}
              </ButtonLink>
            )}
          </div>
          <section className={css.part}>
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
          <section className={css.part}>
            <Heading level={2} size="section">
              {texts.honest}
            </Heading>
            <Text measure>{subject.honest}</Text>
          </section>
          {isSystems && (
            <section className={css.part}>
              <Heading level={2} size="section">
                {texts.systems}
              </Heading>
              <Text tone="secondary" measure>
                {texts.systemsDescription}
              </Text>
              <SystemTable texts={texts.system} systems={systems} allSystems={catalog.operatingSystems} today={today} />
            </section>
          )}
          <section className={css.part}>
            <Heading level={2} size="section">
              {subject.offered}
            </Heading>
            {isSystems ? (
              <PriceTable
                texts={texts.table}
                plans={plans}
                series={catalog.series}
                planHref={(plan, period) => orderWithSystem(plan, period, systems)}
              />
            ) : (
              <ProductGrid
                products={{ status: 'ready', data: products }}
                categories={catalog.categories}
                texts={texts.grid}
                allHref="/products"
              />
            )}
            <Text>
              <Link href="/pricing">{texts.prices}</Link>
              {isSystems && (
                <>
                  {' · '}
                  <Link href={quotationAddress(page)}>{texts.quotation}</Link>
                </>
              )}
            </Text>
          </section>
        </div>
        <span data-end hidden />
      </main>
      {footer}
    </div>
  )
}
