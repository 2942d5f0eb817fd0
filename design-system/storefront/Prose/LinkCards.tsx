import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import * as css from './Prose.css.ts'

export interface LinkCard {
  href: string
  title: string
  description?: string | undefined
  /** A line above the title, such as a date. */
  note?: string | undefined
}

export interface LinkCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  links: readonly LinkCard[]
}

/** Links to other pages with what they are about, in columns where there is space. */
export function LinkCards({ links, className, ...rest }: LinkCardsProps) {
  const LinkComponent = useLinkComponent()
  return (
    <ul data-component="LinkCards" {...rest} className={classNames(css.cards, className)}>
      {links.map(({ href, title, description, note }) => (
        <li key={href}>
          <LinkComponent href={href} className={css.card}>
            {note && (
              <Text size="caption" tone="tertiary" render={<span />}>
                {note}
              </Text>
            )}
            <Text weight="semibold" tone="brand" render={<span />}>
              {title}
            </Text>
            {description && (
              <Text size="small" tone="secondary" render={<span />}>
                {description}
              </Text>
            )}
          </LinkComponent>
        </li>
      ))}
    </ul>
  )
}
