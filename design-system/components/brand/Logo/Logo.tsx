import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Logo.css.ts'
import { lotus } from './lotus.ts'

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The brand's name: the text next to the mark or, with `markOnly`, the text alternative. */
  name: string
  /** The name in 16, 18 or 24 px, the mark in proportion. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** Shows the lotus without the name. Default: false. */
  markOnly?: boolean
}

const classes = { backPetal: css.backPetal, petal: css.petal, water: css.water }

/** The lotus and the name. To link it to the home page, put it inside a link. */
export function Logo({ name, size = 'medium', markOnly = false, className, ...rest }: LogoProps) {
  const labelling = markOnly ? { role: 'img', 'aria-label': name } : undefined
  return (
    <span data-component="Logo" {...labelling} {...rest} className={classNames(css.logo, css.size[size], className)}>
      <svg viewBox="0 0 32 32" className={css.mark} aria-hidden>
        {lotus.map(({ part, path }) => (
          <path key={path} d={path} className={classes[part]} />
        ))}
      </svg>
      {!markOnly && name}
    </span>
  )
}
