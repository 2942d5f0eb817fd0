import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Logo.css.ts'
import { lotus } from './lotus.ts'

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The brand's name: written beside the mark, or its text alternative when the mark stands alone. */
  name: string
  /** The name at 16, 18 or 24 px, the mark in proportion. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** The lotus without the name. Default: false. */
  markOnly?: boolean
}

const look = { backPetal: css.backPetal, petal: css.petal, water: css.water }

/** The lotus on its water, and the name. To make it lead home, put it inside a link. */
export function Logo({ name, size = 'medium', markOnly = false, className, ...rest }: LogoProps) {
  const naming = markOnly ? { role: 'img', 'aria-label': name } : undefined
  return (
    <span data-component="Logo" {...naming} {...rest} className={classNames(css.logo, css.size[size], className)}>
      <svg viewBox="0 0 32 32" className={css.mark} aria-hidden>
        {lotus.map(({ part, path }) => (
          <path key={path} d={path} className={look[part]} />
        ))}
      </svg>
      {!markOnly && name}
    </span>
  )
}
