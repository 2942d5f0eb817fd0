import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Plan } from '#contracts/catalog.ts'
import type { Category, Product } from '#contracts/products.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as frame from '#ds/screens/public-page.css.ts'
import { PageIntro } from '#ds/storefront/PageIntro/index.ts'
import { ProductList, type ProductListTexts, quotationAddress, startAddress } from '#ds/storefront/ProductList/index.ts'
import { type PlanSpec, planFigure, planSpecs } from '#ds/storefront/plan-specs.ts'
import * as css from './ProductScreen.css.ts'

export interface ProductScreenTexts {
  /** Accessible name of the links above the title, and the first two of them. */
  trail: string
  home: string
  allProducts: string
  /** Follows the price, such as '/month'. */
  period: string
  /** Buttons of what can be ordered at once, and of anything else. */
  order: string
  quotation: string
  features: string
  /** Accessible name of the figures of a plan, and the unit below each. */
  figures: string
  units: Readonly<Record<PlanSpec, string>>
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
  list: ProductListTexts
  /** The product, or the name of a page of the header that is about several products, or none. */
  subject: { product: Product } | { product?: undefined; name: string; id: string; isOffered: boolean }
  /** The plan that the product is, for its figures. Default: it is none. */
  plan?: Plan | undefined
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
  list,
  subject,
  plan,
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
  // The order lets another plan be chosen, so that of a subject begins with its first one.
  const orderable = product ? [product] : products.filter(() => isOffered)
  const first = orderable.find(({ planId }) => planId !== null)
  // The resources of a plan are its figures.
  const features = plan?.features ?? product?.features ?? []
  const askHref = quotationAddress(subject.product ? subject.product.id : subject.id)
  const links = [
    { href: '/', title: texts.home },
    { href: '/products', title: texts.allProducts },
    ...(parent ? [{ href: parent.href, title: parent.name }] : []),
  ]
  const actions = (
    <div className={css.actions}>
      {first && (
        <ButtonLink href={startAddress(first)} size="large">
          {texts.order}
        </ButtonLink>
      )}
      <ButtonLink href={askHref} size="large" {...(first && { tone: 'neutral', emphasis: 'outline' })}>
        {texts.quotation}
      </ButtonLink>
    </div>
  )
  return (
    <div data-component="ProductScreen" {...rest} className={classNames(frame.page, className)}>
      {header}
      <main id={MAIN_ID} className={frame.main}>
        <PageIntro
          heading={name}
          lead={product ? product.description : texts.about(name)}
          trail={{ label: texts.trail, links }}
          horizon
        >
          {!product && actions}
        </PageIntro>
        <div className={classNames(frame.content, frame.belowHorizon)}>
          {product && (
            <div className={frame.columns}>
              <div className={css.nextStep}>
                <Price product={product} period={texts.period} />
                {actions}
              </div>
              <div>
                {plan && <Figures plan={plan} texts={texts} />}
                {features.length > 0 && (
                  <ul aria-label={texts.features} className={css.lines}>
                    {features.map((feature) => (
                      <li key={feature} className={css.line}>
                        {feature}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </div>
          )}
          {!isOffered && (
            <Notice tone="neutral" title={texts.notOffered.title}>
              {texts.notOffered.description(name)}
            </Notice>
          )}
          {products.length > 0 && (
            <section className={frame.part}>
              <Heading level={2} size="section">
                {heading}
              </Heading>
              <ProductList
                products={{ status: 'ready', data: products }}
                categories={categories}
                texts={list}
                level={3}
              />
            </section>
          )}
          {pages.length > 0 && (
            <section className={frame.part}>
              <Heading level={2} size="section">
                {texts.pages}
              </Heading>
              <ul className={css.lines}>
                {pages.map(({ label, href }) => (
                  <li key={href} className={css.line}>
                    <Link href={href} tone="neutral" underline="hover">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </main>
      {/* biome-ignore lint/a11y/useSemanticElements: a footer may not contain footers */}
      <div role="contentinfo">{footer}</div>
    </div>
  )
}

/** What the plan has, each figure above its unit. */
function Figures({ plan, texts }: { plan: Plan; texts: ProductScreenTexts }) {
  const formats = useFormats()
  return (
    <dl aria-label={texts.figures} className={css.figures}>
      {planSpecs.map((spec) => (
        <div key={spec} className={css.figure}>
          <Text render={<dt />} size="small" tone="secondary">
            {texts.units[spec]}
          </Text>
          <Text render={<dd />} size="figure" weight="semibold">
            {planFigure(plan, spec, formats)}
          </Text>
        </div>
      ))}
    </dl>
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
