import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** About how much of the line the text will take: 30, 55, 80 or 100 %. Default: `medium`. */
  length?: 'short' | 'medium' | 'long' | 'full'
}

/**
 * Holds the place of one line of text while it loads. It takes the line height of the text around it, so put it
 * inside the same Text that will hold the words and nothing moves when they come. Says nothing to assistive
 * technology: whoever loads sets `aria-busy` and says so once.
 */
export function Skeleton({ length = 'medium', className, ...rest }: SkeletonProps) {
  return (
    <span data-component="Skeleton" aria-hidden {...rest} className={classNames(css.line, className)}>
      <span className={classNames(css.bar, css.length[length])} />
    </span>
  )
}
