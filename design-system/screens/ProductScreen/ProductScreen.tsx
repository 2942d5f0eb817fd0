import { Check, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Category, Product } from '#contracts/products.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { quotationAddress, startAddress } from '#ds/storefront/ProductCard/index.ts'
import { ProductGrid, type ProductGridTexts } from '#ds/storefront/ProductGrid/index.ts'
import * as css from './ProductScreen.css.ts'

export interface ProductScreenTexts {
  /** Accessible name of the links above the title, and the first of them. */
  trail: string
  allProducts: string
  /** Follows the price, such as '/month'. */
  period: string
  /** Buttons of a plan, and of anything else. */
  order: string
  quotation: string
  features: string
  /** Headings of the other products: of the same category, of a subject, and where nothing is offered. */
  related: string
  offered: string
  nearest: string
  /** Heading of the pages of an area. */
  pages: string
  /** Says what there is of a subject: `name` is that of the page. */
  about: (name: string) => string
  /** Title of the window on such a page. */
  areaTitle: (name: string) => string
  /** Says honestly that there is nothing yet. */
  notOffered: { title: string; description: (name: string) => string }
}

export interface ProductScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title' | 'about'> {
  texts: ProductScreenTexts
  grid: ProductGridTexts
  /** The product, or the name of a page of the header that is about several products, or none. */
  subject: { product: Product } | { product?: undefined; name: string; id: string; isOffered: boolean }
  /** The product's category, or the area of the page: linked above the title. */
  parent?: { name: string; href: string } | undefined
  /** The products below: related ones, those that the page is about, or the nearest ones. */
  products: readonly Product[]
  categories: readonly Category[]
  /** The pages of an area. Default: none. */
  pages?: readonly { label: string; href: string }[]
  /** The page's header. */
  header: ReactNode
  /** The page's footers. They share one landmark, so each has `role="presentation"`. */
  footer: ReactNode
}

/**
 * The page of one product, or of a subject of the header's Product group: what it is, what it costs, how to get it, and what else there
 * is. What is not offered is not made up: the page says so, shows what comes nearest, and offers to ask.
 */
export function ProductScreen({
  texts,
  grid,
  subject,
  parent,
  products,
  categories,
  pages = [],
  header,
  footer,
  className,
  ...rest
}: ProductScreenProps) {
  const { product } = subject
  const name = subject.product ? subject.product.name : subject.name
  const isOffered = subject.product !== undefined || subject.isOffered
  const heading = product ? texts.related : texts[isOffered ? 'offered' : 'nearest']
  const askHref = quotationAddress(subject.product ? subject.product.id : subject.id)
  return (
    <div data-component="ProductScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={css.main}>
        <div className={css.head}>
          <nav aria-label={texts.trail} className={css.trail}>
            <Link href="/products">{texts.allProducts}</Link>
            {parent && (
              <>
                <Icon icon={ChevronRight} className={css.step} />
                <Link href={parent.href}>{parent.name}</Link>
              </>
            )}
          </nav>
          <Heading level={1} size="display2">
            {name}
          </Heading>
          <Text size="large" tone="secondary" measure>
            {product ? product.description : texts.about(name)}
          </Text>
          {product && <Price product={product} period={texts.period} />}
          {!isOffered && (
            <Notice tone="neutral" title={texts.notOffered.title}>
              {texts.notOffered.description(name)}
            </Notice>
          )}
          <div className={css.actions}>
            {product?.planId != null && (
              <ButtonLink href={startAddress(product)} size="large">
                {texts.order}
              </ButtonLink>
            )}
            <ButtonLink
              href={askHref}
              size="large"
              {...(product?.planId != null && { tone: 'neutral', emphasis: 'outline' })}
            >
              {texts.quotation}
            </ButtonLink>
          </div>
        </div>
        {product && product.features.length > 0 && (
          <ul aria-label={texts.features} className={css.features}>
            {product.features.map((feature) => (
              <li key={feature} className={css.feature}>
                <Icon icon={Check} className={css.check} />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        )}
        {products.length > 0 && (
          <section className={css.part}>
            <Heading level={2} size="section">
              {heading}
            </Heading>
            <ProductGrid products={{ status: 'ready', data: products }} categories={categories} texts={grid} />
          </section>
        )}
        {pages.length > 0 && (
          <section className={css.part}>
            <Heading level={2} size="section">
              {texts.pages}
            </Heading>
            <ul className={css.links}>
              {pages.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      {/* biome-ignore lint/a11y/useSemanticElements: a footer may not contain footers */}
      <div role="contentinfo">{footer}</div>
    </div>
  )
}

function Price({ product, period }: { product: Product; period: string }) {
  return (
    <p className={css.prices}>
      <Text size="figure" weight="bold" render={<span />}>
        <Money amount={product.price} />
      </Text>
      <Text tone="secondary" render={<span />}>
        {period}
      </Text>
    </p>
  )
}
