import { type ComponentPropsWithRef, useId } from 'react'
import type { Category } from '#contracts/products.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './CategoryTabs.css.ts'

export interface CategoryTabsTexts {
  /** Stands before the links, and names them. */
  heading: string
  /** Label of the link to all products. */
  all: string
}

export interface CategoryTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  texts: CategoryTabsTexts
  /** The categories, in display order. */
  categories: readonly Category[]
  /** Id of the category that the page shows, marked as the current one; null for all of them. Default: neither. */
  current?: string | null | undefined
  /** URL of the page with all products. Default: no link to it. */
  allHref?: string | undefined
  /** Returns the URL of a category's products. Default: `/products/{category}`. */
  hrefOf?: (category: string) => string
}

const pageOf = (category: string) => `/products/${category}`

/**
 * The categories as one line of links that looks like tabs, the current one above moving water (product spec, section 2). Each is a page of
 * its own: for panels of one page use Tabs.
 */
export function CategoryTabs({
  texts,
  categories,
  current,
  allHref,
  hrefOf = pageOf,
  className,
  ...rest
}: CategoryTabsProps) {
  const headingId = useId()
  const all = allHref === undefined ? [] : [{ id: null, name: texts.all, href: allHref }]
  const links = [...all, ...categories.map(({ id, name }) => ({ id, name, href: hrefOf(id) }))]
  return (
    <nav
      data-component="CategoryTabs"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.root, className)}
    >
      <Text size="small" tone="tertiary" id={headingId}>
        {texts.heading}
      </Text>
      <ul className={css.links}>
        {links.map(({ id, name, href }) => (
          <li key={href}>
            <Link
              href={href}
              tone="inherit"
              underline="hover"
              aria-current={id === current ? 'page' : undefined}
              className={css.link}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
