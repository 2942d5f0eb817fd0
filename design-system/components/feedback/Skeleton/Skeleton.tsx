import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Expected length of the text: 30, 55, 80 or 100 % of the line. Default: `medium`. */
  length?: 'short' | 'medium' | 'long' | 'full'
}

/**
 * A placeholder for one line of text while it loads. It has the line height of the surrounding text: put it inside the Text that
 * will contain the loaded text, so that nothing moves when that arrives. Hidden from assistive technology: the component that
 * loads sets `aria-busy` and announces it once.
 */
export function Skeleton({ length = 'medium', className, ...rest }: SkeletonProps) {
  return (
    <span data-component="Skeleton" aria-hidden {...rest} className={classNames(css.line, className)}>
      <span className={classNames(css.bar, css.length[length])} />
    </span>
  )
}
