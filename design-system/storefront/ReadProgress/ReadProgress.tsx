import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './ReadProgress.css.ts'

export type ReadProgressProps = Omit<ComponentPropsWithRef<'span'>, 'children'>

/**
 * How far a page has been read: the water line on the lower edge of the header, which is the nearest positioned element around it. Drawn by the
 * browser from the scroll position, without a script. Decorative: the scrollbar says the same.
 */
export function ReadProgress({ className, ...rest }: ReadProgressProps) {
  return <span data-component="ReadProgress" aria-hidden {...rest} className={classNames(css.progress, className)} />
}
