import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './AdminTable.css.ts'

/** The ghost buttons of a row, in its last column. */
export function RowActions({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span data-component="RowActions" {...rest} className={classNames(css.rowActions, className)} />
}
