import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  /** Id, unique in the table. */
  id: string
  /** Heading of the column. A column of actions needs one, too, hidden by VisuallyHidden. */
  header: ReactNode
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
  /** `end` for numbers and money: right-aligned, no line breaks. Default: `start`. */
  align?: 'start' | 'end'
  /** Whether the cells of this column are row headers, which name the row. At most one column. Default: false. */
  rowHeader?: boolean
  /**
   * Hides the column in windows narrower than 768 px (`medium`), 1024 px (`large`) or 1200 px (`wide`). A stacked table shows it on phones, where its rows
   * have space for all values. Default: always shown.
   */
  hideBelow?: 'medium' | 'large' | 'wide'
  /** Whether its heading is a button that sorts by it. Needs `onSortChange`. Default: false. */
  sortable?: boolean
  /** Its total, in the foot of the table. A table in which no column has one has no foot. */
  foot?: ReactNode
}

/** By which column the rows are sorted. */
export interface TableSort {
  /** Id of the column. */
  column: string
  direction: 'ascending' | 'descending'
}
