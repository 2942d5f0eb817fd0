import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './AdminTable.css.ts'

export interface RowActionsProps extends ComponentPropsWithRef<'span'> {
  /** Whether they end a line of a phone's row, instead of having one of their own. Default: false. */
  inLine?: boolean
}

/** The ghost buttons of a row, in its last column. */
export function RowActions({ inLine = false, className, ...rest }: RowActionsProps) {
  return (
    <span
      data-component="RowActions"
      {...rest}
      className={classNames(css.rowActions, inLine && css.rowActionsInLine, className)}
    />
  )
}
