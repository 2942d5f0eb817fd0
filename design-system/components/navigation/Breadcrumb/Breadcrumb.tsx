import type { ComponentPropsWithRef } from 'react'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Breadcrumb.css.ts'

export interface BreadcrumbLink {
  href: string
  title: string
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name, such as “Breadcrumb”. */
  label: string
  /** The pages above this one, outermost first. */
  links: readonly BreadcrumbLink[]
  /** Name of this page. */
  current: string
}

/** Where a page belongs: quiet links to the pages above it. It stands above the page's heading; a page directly below the first one has none. */
export function Breadcrumb({ label, links, current, className, ...rest }: BreadcrumbProps) {
  return (
    <nav data-component="Breadcrumb" aria-label={label} {...rest} className={classNames(css.root, className)}>
      <ol className={css.steps}>
        {links.map(({ href, title }) => (
          <li key={href} className={css.step}>
            <Link href={href} tone="neutral" underline="hover">
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={css.step}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
