import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  /** Id, unique in the table. */
  id: string
  /** Heading of the column. A column of actions needs one, too, hidden by VisuallyHidden. */
  header: ReactNode
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
  /** `end` for numbers and money: right-aligned, digits of equal width, no line breaks. Default: `start`. */
  align?: 'start' | 'end'
  /** Whether the cells of this column are row headers, which name the row. At most one column. Default: false. */
  rowHeader?: boolean
  /** Hides the column in windows narrower than 768 px (`medium`) or 1024 px (`large`). Not needed in stacked tables. Default: always shown. */
  hideBelow?: 'medium' | 'large'
}
