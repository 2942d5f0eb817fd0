import { ArrowUpRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Link.css.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** The address to navigate to. */
  href: string
  /** `neutral` is for navigation and footers, `inherit` uses the colour of the surrounding text. Default: `brand`. */
  tone?: 'brand' | 'neutral' | 'inherit'
  /**
   * Use `hover` only where the context shows that it is a link (a navigation, a footer column). In running text links are
   * underlined, since colour must not be the only sign (WCAG 1.4.1). Default: `always`.
   */
  underline?: 'always' | 'hover'
  /** For another site: opens in a new tab, and shows an arrow with a text for screen readers. Default: false. */
  external?: boolean
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** A link to another page. For an action on this page use Button; for the main destination of a page, ButtonLink. */
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
      {external && <NewTabHint />}
    </LinkComponent>
  )
}

function NewTabHint() {
  const hint = useMessage('opensInNewTab')
  return (
    <>
      <Icon icon={ArrowUpRight} className={css.newTabIcon} />
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </>
  )
}
