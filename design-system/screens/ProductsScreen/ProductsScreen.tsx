import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Product } from '#contracts/products.ts'
import { type ProductCategory, productCategories } from '#contracts/rules/product-categories.ts'
import type { Resource } from '#ds/components/resource.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { CategoryGrid } from '#ds/storefront/CategoryGrid/index.ts'
import { ProductGrid, type ProductGridTexts } from '#ds/storefront/ProductGrid/index.ts'
import * as css from './ProductsScreen.css.ts'

/** All texts of the products pages, except those of the header and the footers. */
export interface ProductsScreenTexts {
  /** Title of the page with all products, and of a category that does not exist. */
  allTitle: string
  allDescription: string
  /** One sentence about each category, below its name. */
  descriptions: Record<ProductCategory, string>
  grid: ProductGridTexts
  /** Heading of the links to the categories. */
  browse: string
}

export interface ProductsScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'lang'> {
  texts: ProductsScreenTexts
  /** The category as in the URL; absent on the page with all products. A category that does not exist has no products. */
  category?: string | undefined
  products: Resource<readonly Product[]>
  /** The page's header. */
  header: ReactNode
  /** The page's footers. They share one landmark, so each has `role="presentation"`. */
  footer: ReactNode
  /** URL of the page with all products. Default: `/products`. */
  allHref?: string
}

/** All products, or those of a category. In English (product spec, sections 1 and 2). */
export function ProductsScreen({
  texts,
  category,
  products,
  header,
  footer,
  allHref = '/products',
  className,
  ...rest
}: ProductsScreenProps) {
  const current = productCategories.find((known) => known === category)
  const { categories } = texts.grid.card
  return (
    <div data-component="ProductsScreen" {...rest} lang="en" className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={css.main}>
        <div className={css.head}>
          <Heading level={1} size="display2">
            {current ? categories[current] : texts.allTitle}
          </Heading>
          <Text size="large" tone="secondary" measure>
            {current ? texts.descriptions[current] : texts.allDescription}
          </Text>
        </div>
        <ProductGrid
          products={products}
          texts={texts.grid}
          allHref={category === undefined ? undefined : allHref}
          // A category fills one row, so one row of skeletons avoids a layout shift when its products arrive.
          {...(category !== undefined && { skeletons: 3 })}
        />
        <CategoryGrid texts={{ heading: texts.browse, categories }} current={current} className={css.categories} />
      </main>
      {/* biome-ignore lint/a11y/useSemanticElements: a footer may not contain footers */}
      <div role="contentinfo">{footer}</div>
    </div>
  )
}
