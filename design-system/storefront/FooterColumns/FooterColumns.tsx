import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './FooterColumns.css.ts'

export interface FooterLink {
  href: string
  label: string
}

export interface FooterColumn {
  heading: string
  links: readonly FooterLink[]
}

export interface FooterColumnsProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The provider's name, in the logo, which links to the home page. */
  brand: string
  /** Accessible name of the links. */
  navigation: string
  columns: readonly FooterColumn[]
  /** Shown below the logo, such as a statement about the provider and the hotline. */
  children?: ReactNode
  /** The last line. */
  copyright: string
}

/** The layout of all footers of the public pages: logo and statement, columns of links, copyright line. */
export function FooterColumns({
  brand,
  navigation,
  columns,
  copyright,
  className,
  children,
  ...rest
}: FooterColumnsProps) {
  return (
    <footer data-component="FooterColumns" {...rest} className={classNames(css.footer, className)}>
      <div className={css.content}>
        <div className={css.about}>
          <Link href="/" tone="inherit" underline="hover" className={css.home}>
            <Logo name={brand} />
          </Link>
          {children}
        </div>
        <nav aria-label={navigation} className={css.columns}>
          {columns.map(({ heading, links }) => (
            <div key={heading} className={css.column}>
              <Heading level={2} className={css.heading}>
                {heading}
              </Heading>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    {/* Internal URLs begin with a slash. */}
                    <Link
                      href={href}
                      tone="neutral"
                      underline="hover"
                      external={!href.startsWith('/')}
                      className={css.link}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Text size="caption" tone="tertiary" className={css.copyright}>
          {copyright}
        </Text>
      </div>
    </footer>
  )
}
