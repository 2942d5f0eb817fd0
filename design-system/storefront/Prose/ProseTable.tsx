import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Prose.css.ts'

export interface ProseTableProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the table, which can be focused in order to scroll it with the keyboard. */
  label: string
}

/** A table of an article: where it does not fit it scrolls sideways. For records with actions use Table. */
export function ProseTable({ label, className, children, ...rest }: ProseTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields, and no landmark either
    <div
      role="group"
      data-component="ProseTable"
      aria-label={label}
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable with the keyboard
      tabIndex={0}
      className={classNames(css.tableFrame, className)}
    >
      <table className={css.table}>{children}</table>
    </div>
  )
}
