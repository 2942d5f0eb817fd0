import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Logo.css.ts'

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The brand's name: written beside the mark, or its text alternative when the mark stands alone. */
  name: string
  /** The name at 16, 18 or 24 px, the mark in proportion. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** The lotus without the name. Default: false. */
  markOnly?: boolean
}

/** The lotus on its water, and the name. To make it lead home, put it inside a link. */
export function Logo({ name, size = 'medium', markOnly = false, className, ...rest }: LogoProps) {
  const naming = markOnly ? { role: 'img', 'aria-label': name } : undefined
  return (
    <span data-component="Logo" {...naming} {...rest} className={classNames(css.logo, css.size[size], className)}>
      <svg viewBox="0 0 32 32" className={css.mark} aria-hidden>
        <path d="M16 23C8.5 23 3.2 19.2 2 12.6c6.6-.2 11.8 3.4 14 10.4Z" className={css.backPetal} />
        <path d="M16 23c7.5 0 12.8-3.8 14-10.4-6.6-.2-11.8 3.4-14 10.4Z" className={css.backPetal} />
        <path d="M16 23C9.9 19.6 7 13.4 8.4 6.4 13.6 9.3 16.6 15.4 16 23Z" className={css.petal} />
        <path d="M16 23c6.1-3.4 9-9.6 7.6-16.6C18.4 9.3 15.4 15.4 16 23Z" className={css.petal} />
        <path d="M16 23c-4.5-5.7-4.5-13.6 0-20 4.5 6.4 4.5 14.3 0 20Z" className={css.petal} />
        <path d="M5 28.5c3.7-2 7.3-2 11 0s7.3 2 11 0" className={css.water} />
      </svg>
      {!markOnly && name}
    </span>
  )
}
