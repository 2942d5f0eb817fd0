import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Prose.css.ts'

/** The steps of an instruction: around one numbered list. */
export function Steps({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-component="Steps" {...rest} className={classNames(css.steps, className)} />
}
