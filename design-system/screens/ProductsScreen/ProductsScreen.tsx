import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Category, Product } from '#contracts/products.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { head } from '#ds/screens/page-head.css.ts'
import { CategoryGrid } from '#ds/storefront/CategoryGrid/index.ts'
import { ProductGrid, type ProductGridTexts } from '#ds/storefront/ProductGrid/index.ts'
import * as css from './ProductsScreen.css.ts'

/** All texts of the products pages, except those of the header and the footers. */
export interface ProductsScreenTexts {
  /** Title of the page with all products, and of a category that does not exist. */
  allTitle: string
  /** Title of the window on the page of a category, whose name it contains. */
  categoryTitle: (name: string) => string
  allDescription: string
  grid: ProductGridTexts
  /** Heading of the links to the categories. */
  browse: string
}

export interface ProductsScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: ProductsScreenTexts
  /** The category as in the URL; absent on the page with all products. A category that does not exist has no products. */
  category?: string | undefined
  products: Resource<readonly Product[]>
  /** The categories, in display order. */
  categories: readonly Category[]
  /** The page's header. */
  header: ReactNode
  /** The page's footers. They share one landmark, so each has `role="presentation"`. */
  footer: ReactNode
  /** URL of the page with all products. Default: `/products`. */
  allHref?: string
  /** URL where somebody asks for what is not listed. Default: `/contact`. */
  askHref?: string
}

/** What can be ordered at once comes before what is sold by quotation; otherwise in the catalogue's order. */
const inOrder = (products: ProductsScreenProps['products']): ProductsScreenProps['products'] =>
  products.status === 'ready'
    ? { ...products, data: products.data.toSorted((a, b) => Number(a.planId === null) - Number(b.planId === null)) }
    : products

/** All products, or those of a category (product spec, section 2). */
export function ProductsScreen({
  texts,
  category,
  products,
  categories,
  header,
  footer,
  allHref = '/products',
  askHref = '/contact',
  className,
  ...rest
}: ProductsScreenProps) {
  const current = categories.find(({ id }) => id === category)
  return (
    <div data-component="ProductsScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={classNames(css.main, hiddenUntilComplete)}>
        <div className={head}>
          <Heading level={1} size="display2">
            {current ? current.name : texts.allTitle}
          </Heading>
          <Text size="large" tone="secondary" measure>
            {current ? current.description : texts.allDescription}
          </Text>
        </div>
        <CategoryGrid texts={{ heading: texts.browse }} categories={categories} current={current?.id} />
        <ProductGrid
          products={inOrder(products)}
          categories={categories}
          texts={texts.grid}
          allHref={category === undefined ? undefined : allHref}
          askHref={askHref}
          // A category fills one row, so one row of skeletons avoids a layout shift when its products arrive.
          {...(category !== undefined && { skeletons: 3 })}
        />
        <span data-end hidden />
      </main>
      {/* biome-ignore lint/a11y/useSemanticElements: a footer may not contain footers */}
      <div role="contentinfo">{footer}</div>
    </div>
  )
}
