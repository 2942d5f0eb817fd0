import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Category, Product } from '#contracts/products.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import * as css from '#ds/screens/public-page.css.ts'
import { CategoryTabs, type CategoryTabsTexts } from '#ds/storefront/CategoryTabs/index.ts'
import { PageIntro } from '#ds/storefront/PageIntro/index.ts'
import { ProductList, type ProductListTexts } from '#ds/storefront/ProductList/index.ts'

/** All texts of the products pages, except those of the header and the footers. */
export interface ProductsScreenTexts {
  /** Title of the page with all products, and of a category that does not exist. */
  allTitle: string
  /** Title of the window on the page of a category, whose name it contains. */
  categoryTitle: (name: string) => string
  allDescription: string
  list: ProductListTexts
  tabs: CategoryTabsTexts
}

export interface ProductsScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: ProductsScreenTexts
  /** The category as in the URL; absent on the page with all products. A category that does not exist has no products. */
  category?: string | undefined
  /** The products of all categories. */
  products: Resource<readonly Product[]>
  /** The categories, in the catalogue's order. */
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

/** Categories with something that can be ordered at once come before those that are sold by quotation; otherwise in the catalogue's order. */
export function inSalesOrder(categories: readonly Category[], products: readonly Product[]) {
  const isOrdered = ({ id }: Category) => products.some(({ category, planId }) => category === id && planId !== null)
  return categories.toSorted((one, other) => Number(isOrdered(other)) - Number(isOrdered(one)))
}

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
  const ordered = products.status === 'ready' ? inSalesOrder(categories, products.data) : categories
  const shown =
    products.status === 'ready' && category !== undefined
      ? { ...products, data: products.data.filter((product) => product.category === category) }
      : products
  return (
    <div data-component="ProductsScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={classNames(css.main, hiddenUntilComplete)}>
        <PageIntro
          heading={current ? current.name : texts.allTitle}
          lead={current ? current.description : texts.allDescription}
          horizon
        />
        <div className={classNames(css.content, css.belowHorizon)}>
          <CategoryTabs
            texts={texts.tabs}
            categories={ordered}
            current={category === undefined ? null : current?.id}
            allHref={allHref}
          />
          <ProductList
            products={shown}
            categories={ordered}
            texts={texts.list}
            allHref={category === undefined ? undefined : allHref}
            askHref={askHref}
            // There are as many rows as a category has, so that the layout does not shift when its products arrive.
            {...(category !== undefined && { skeletons: 3 })}
          />
        </div>
        <span data-end hidden />
      </main>
      {/* biome-ignore lint/a11y/useSemanticElements: a footer may not contain footers */}
      <div role="contentinfo">{footer}</div>
    </div>
  )
}
