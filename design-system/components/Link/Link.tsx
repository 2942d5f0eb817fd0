import { ArrowUpRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Link.css.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads. */
  href: string
  /** `neutral` is for navigation and footers, `inherit` takes the colour of the text around it. Default: `brand`. */
  tone?: 'brand' | 'neutral' | 'inherit'
  /**
   * `hover` only where the place alone says that it is a link (a navigation, a footer column). In running text the
   * underline stays, since colour must not be the only sign (WCAG 1.4.1). Default: `always`.
   */
  underline?: 'always' | 'hover'
  /** Leads to another site: opens in a new tab, with an arrow and, for screen readers, words that say so. Default: false. */
  external?: boolean
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Leads somewhere. What does something on this page is a Button; the one place a page wants people to go is a ButtonLink. */
export function Link({
  tone = 'brand',
  underline = 'always',
  external = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent
      data-component="Link"
      {...(external ? newTab : undefined)}
      {...rest}
      className={classNames(css.link({ tone, underline }), className)}
    >
      {children}
      {external && <NewTabSign />}
    </LinkComponent>
  )
}

function NewTabSign() {
  const hint = useMessage('opensInNewTab')
  return (
    <>
      <Icon icon={ArrowUpRight} className={css.newTabIcon} />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </>
  )
}
