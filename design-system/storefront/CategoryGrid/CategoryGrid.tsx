import { ArrowRight, Check } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import type { Category } from '#contracts/products.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { categoryIcon } from '#ds/storefront/ProductCard/index.ts'
import * as css from './CategoryGrid.css.ts'

export interface CategoryGridTexts {
  heading: string
}

export interface CategoryGridProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  texts: CategoryGridTexts
  /** The categories, in display order. */
  categories: readonly Category[]
  /** Id of the category that the page shows, marked as the current one. */
  current?: string | undefined
  /** Returns the URL of a category's products. Default: `/products/{category}`. */
  hrefOf?: (category: string) => string
}

const pageOf = (category: string) => `/products/${category}`

/** The categories as links, the current one marked (product spec, section 2). */
export function CategoryGrid({ texts, categories, current, hrefOf = pageOf, className, ...rest }: CategoryGridProps) {
  const headingId = useId()
  return (
    <nav
      data-component="CategoryGrid"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.grid, className)}
    >
      <Heading level={2} size="title" id={headingId}>
        {texts.heading}
      </Heading>
      <ul className={css.categories}>
        {categories.map(({ id: category, name }) => (
          <li key={category}>
            <Link
              href={hrefOf(category)}
              tone="inherit"
              underline="hover"
              aria-current={category === current ? 'page' : undefined}
              className={css.category}
            >
              <Icon icon={categoryIcon(category)} size="medium" className={css.icon} />
              <span className={css.name}>{name}</span>
              <Icon icon={category === current ? Check : ArrowRight} className={css.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
