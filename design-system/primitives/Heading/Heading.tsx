import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { heading } from './Heading.css.ts'

export interface HeadingProps extends RoleProps<'h2'> {
  /** Level in the page's outline, 1 to 4. Independent of the size. */
  level: 1 | 2 | 3 | 4
  /** 16, 20, 24 or 30 px, or the three fluid display sizes of public pages. Default: `section`. */
  size?: 'small' | 'title' | 'section' | 'page' | 'display3' | 'display2' | 'display1'
}

const elements = { 1: Role.h1, 2: Role.h2, 3: Role.h3, 4: Role.h4 } as const

/**
 * A heading in the page's outline. For the heading of a Dialog use its `heading` prop. `level` is its place in the outline, `size` its look: one
 * level 1 on a page, and none skipped below it.
 */
export function Heading({ level, size = 'section', className, ...rest }: HeadingProps) {
  const Element = elements[level]
  return <Element data-component="Heading" {...rest} className={classNames(heading({ size }), className)} />
}
