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
  /**
   * Where a row of a table with `narrow="lines"` has the value on phones. The values of one line stand side by side, in the order of the columns, with a
   * dot between them. Default: nowhere.
   */
  line?: TableLine
  /** Shows the column only on phones, for a value that wider windows have in the cell of another one. Default: false. */
  onlyNarrow?: boolean
  /** Whether its heading is a button that sorts by it. Needs `onSortChange`. Default: false. */
  sortable?: boolean
  /** Its total, in the foot of the table. A table in which no column has one has no foot. */
  foot?: ReactNode
}

/** A place in a row of lines. */
export interface TableLine {
  /** `first` is what the row is known by, and has its weight; `second` and `third` are quieter; `own` has the whole width, below them, for buttons. */
  row: 'first' | 'second' | 'third' | 'own'
  /** At the end of the line: an amount, a status or a button. At most one value of each line. Default: false. */
  atEnd?: boolean
}

/** By which column the rows are sorted. */
export interface TableSort {
  /** Id of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/** Rows that belong together. */
export interface TableGroup {
  /** Unique in the table. */
  id: string
  /** What its rows have in common. */
  heading: ReactNode
}
