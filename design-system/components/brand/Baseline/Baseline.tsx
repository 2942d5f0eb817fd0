import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Baseline.css.ts'

export interface BaselineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it stands for: `measured` is solid, `promised` is dashed. Default: `measured`. */
  basis?: 'measured' | 'promised'
  /** A wave instead of a flat line: where one is, such as the selected tab. Still water is an axis. Default: false. */
  moving?: boolean
}

/**
 * The water line, as wide as its container: the zero of a chart, a level, the horizon between what is above and what is below. Decorative: it
 * repeats what texts or `aria-current` say.
 */
export function Baseline({ basis = 'measured', moving = false, className, ...rest }: BaselineProps) {
  return (
    <div
      data-component="Baseline"
      aria-hidden
      {...rest}
      className={classNames(moving ? css.wave : css.line[basis], className)}
    />
  )
}
