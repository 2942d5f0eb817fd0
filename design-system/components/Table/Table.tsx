import { Role, type RoleProps } from '@ariakit/react/role'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Table.css.ts'
import type { TableColumn } from './types.ts'
import { useOverflow } from './use-overflow.ts'

export interface TableProps<Row> extends Omit<RoleProps<'div'>, 'children'> {
  /** Name of the table. Screen readers say it; readers see it with `captionVisible`. */
  caption: string
  /** Shows the caption above the table, where no heading does. Default: false. */
  captionVisible?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** What tells a row from the others for good, such as its id. */
  rowKey: (row: Row) => string
  /** `loading` shows skeleton rows, `error` shows `error` instead of rows. Default: `ready`. */
  status?: 'ready' | 'loading' | 'error'
  /** How many rows are expected. Default: 5. */
  skeletonRows?: number
  /** Shown when it is ready and there are no rows: an EmptyState. */
  empty: ReactNode
  /** Shown when loading failed: an ErrorState. */
  error?: ReactNode
  /** Rows of 48 px for readers, of 40 px for the back-office. Default: `comfortable`. */
  density?: 'comfortable' | 'compact'
}

/**
 * Rows of like things. The header stays in view; a table too wide for its place scrolls sideways inside its frame, by
 * keyboard as well. For two or three facts about one thing use a list.
 */
export function Table<Row>({
  caption,
  captionVisible = false,
  columns,
  rows,
  rowKey,
  status = 'ready',
  skeletonRows = 5,
  empty,
  error,
  density = 'comfortable',
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId()
  const { container, content, overflows } = useOverflow<HTMLDivElement, HTMLTableElement>()
  const scrollable = overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : undefined
  return (
    <Role
      data-component="Table"
      data-status={status}
      data-density={density}
      {...rest}
      className={classNames(css.frame, css.density[density], className)}
    >
      <div ref={container} data-fits={overflows === false ? '' : undefined} {...scrollable} className={css.scroller}>
        <table ref={content} aria-busy={status === 'loading' || undefined} className={css.table}>
          <caption id={captionId} className={captionVisible ? css.caption : undefined}>
            {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={classNames(css.headerCell, ...columnClasses(column))}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {status === 'loading' && <SkeletonRows columns={columns} count={skeletonRows} />}
            {status === 'ready' && rows.map((row) => <BodyRow key={rowKey(row)} columns={columns} row={row} />)}
          </tbody>
        </table>
      </div>
      {status === 'ready' && rows.length === 0 && empty}
      {status === 'error' && error}
      <VisuallyHidden role="status">{status === 'loading' && <LoadingMessage />}</VisuallyHidden>
    </Role>
  )
}

const columnClasses = <Row,>({ align = 'start', hideBelow }: TableColumn<Row>) => [
  css.align[align],
  hideBelow && css.hideBelow[hideBelow],
]

function BodyRow<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) {
  return (
    <tr className={css.row}>
      {columns.map((column) => {
        const classes = classNames(css.cell, column.rowHeader && css.rowHeader, ...columnClasses(column))
        return column.rowHeader ? (
          <th key={column.id} scope="row" className={classes}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={classes}>
            {column.cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

/** Bars of different lengths, the same each time: they read as text, and pictures of them do not change. */
const lengths = ['long', 'medium', 'full', 'short'] as const

function SkeletonRows<Row>({ columns, count }: { columns: readonly TableColumn<Row>[]; count: number }) {
  const rows = Array.from({ length: count }, (_, index) => ({ index, key: `skeleton-${index}` }))
  return rows.map(({ index, key }) => (
    <tr key={key} aria-hidden>
      {columns.map((column, columnIndex) => (
        <td key={column.id} className={classNames(css.cell, ...columnClasses(column))}>
          <Skeleton
            length={lengths[(index + columnIndex) % lengths.length]}
            className={css.skeleton[column.align ?? 'start']}
          />
        </td>
      ))}
    </tr>
  ))
}

function LoadingMessage() {
  return useMessage('loading')
}
