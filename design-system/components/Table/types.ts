import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string
  /** Text above the column. A column of actions has one as well, hidden by VisuallyHidden. */
  header: ReactNode
  /** What stands in this column for a row. */
  cell: (row: Row) => ReactNode
  /** `end` for numbers and money: right-aligned, figures of equal width, never broken. Default: `start`. */
  align?: 'start' | 'end'
  /** This column names the row: its cells are row headers. One column at most. Default: false. */
  rowHeader?: boolean
  /** Left out in windows narrower than 768 px (`medium`) or 1024 px (`large`). A stacked row has room for it. Default: always shown. */
  hideBelow?: 'medium' | 'large'
}
