import { memo } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './charts.css.ts'

export interface DataColumn {
  /** Unique in the table. */
  id: string
  header: string
  /** `end` for numbers. Default: `start`. */
  align?: 'start' | 'end'
}

export interface DataRow {
  /** Unique in the table. */
  id: string
  /** A text for each column; the first one names the row. */
  cells: readonly string[]
  /** Whether it is expected and has not happened. Default: false. */
  planned?: boolean
}

interface ChartDataTableProps {
  /** Name of the table. */
  caption: string
  columns: readonly DataColumn[]
  rows: readonly DataRow[]
  /** Whether it is shown in place of the drawing. If not, it is there for screen readers. */
  shown: boolean
}

/** The points of a chart as a table: always in the page, so that a screen reader finds every value, and shown on request. */
export const ChartDataTable = memo(function ChartDataTable({ caption, columns, rows, shown }: ChartDataTableProps) {
  const table = (
    <table className={css.tableGrid}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" className={classNames(css.headerCell, align === 'end' && css.numberCell)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, planned }) => (
          <tr key={id} className={planned ? css.plannedRow : undefined}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.id}
                  scope={index === 0 ? 'row' : undefined}
                  className={classNames(css.cell, column.align === 'end' && css.numberCell)}
                >
                  {cells[index]}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!shown) return <VisuallyHidden render={<div />}>{table}</VisuallyHidden>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that keys must reach it
    <section aria-label={caption} tabIndex={0} className={css.table}>
      {table}
    </section>
  )
})
