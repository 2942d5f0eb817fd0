import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Table.css.ts'
import type { TableSort } from './types.ts'

interface SortButtonProps extends ComponentPropsWithRef<'button'> {
  /** How the rows are sorted by this column; absent if they are not. The cell around it says so to screen readers. */
  sorted: TableSort['direction'] | undefined
}

const icons = { ascending: ArrowUp, descending: ArrowDown }

/** The heading of a column, as a button that sorts by it. */
export function SortButton({ sorted, className, children, ...rest }: SortButtonProps) {
  return (
    <button
      type="button"
      data-component="SortButton"
      data-sorted={sorted}
      {...rest}
      className={classNames(css.sortButton, className)}
    >
      <span>{children}</span>
      <Icon icon={sorted ? icons[sorted] : ChevronsUpDown} className={css.sortIcon} />
    </button>
  )
}
