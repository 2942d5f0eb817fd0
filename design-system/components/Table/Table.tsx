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
  /** What each column shows, in order. */
  columns: readonly TableColumn<Row>[]
  /** The records, in the order in which they are shown. */
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
  /**
   * What becomes of it in windows narrower than 768 px: `scroll` keeps the grid and scrolls sideways, for comparing down
   * the columns; `stack` turns each row into a block of its own, each value beside its column's name. Default: `scroll`.
   */
  narrow?: 'scroll' | 'stack'
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
  narrow = 'scroll',
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId()
  const { container, content, overflows } = useOverflow<HTMLDivElement, HTMLTableElement>()
  const stacks = narrow === 'stack'
  const scrollable = overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : undefined
  return (
    <Role
      data-component="Table"
      data-status={status}
      data-density={density}
      data-narrow={narrow}
      {...rest}
      className={classNames(css.frame, css.density[density], className)}
    >
      <div ref={container} data-fits={overflows === false ? '' : undefined} {...scrollable} className={css.scroller}>
        <table
          ref={content}
          aria-busy={status === 'loading' || undefined}
          className={classNames(css.table, stacks && css.stackedTable)}
        >
          <caption id={captionId} className={classNames(captionVisible && css.caption, stacks && css.stackedCaption)}>
            {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
          </caption>
          <thead className={stacks ? css.stackedHead : undefined}>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={classNames(css.headerCell, ...columnClasses(column))}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={stacks ? css.stackedBody : undefined}>
            {status === 'loading' && <SkeletonRows columns={columns} count={skeletonRows} stacks={stacks} />}
            {status === 'ready' &&
              rows.map((row) => <BodyRow key={rowKey(row)} columns={columns} row={row} stacks={stacks} />)}
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

interface BodyRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
  stacks: boolean
}

function BodyRow<Row>({ columns, row, stacks }: BodyRowProps<Row>) {
  return (
    <tr className={classNames(css.row, stacks && css.stackedRow)}>
      {columns.map((column) =>
        column.rowHeader ? (
          <th
            key={column.id}
            scope="row"
            className={classNames(
              css.cell,
              css.rowHeader,
              stacks && css.stackedCell,
              stacks && css.stackedRowHeader,
              ...columnClasses(column),
            )}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={classNames(css.cell, stacks && css.stackedCell, ...columnClasses(column))}>
            {stacks && <StackedLabel>{column.header}</StackedLabel>}
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

/** The column's name beside a value; screen readers have it from the header. */
function StackedLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className={css.stackedLabel}>
      {children}
    </span>
  )
}

/** Bars of different lengths, the same each time: they read as text, and pictures of them do not change. */
const lengths = ['long', 'medium', 'full', 'short'] as const

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  count: number
  stacks: boolean
}

function SkeletonRows<Row>({ columns, count, stacks }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: count }, (_, index) => ({ index, key: `skeleton-${index}` }))
  return rows.map(({ index, key }) => (
    <tr key={key} aria-hidden className={stacks ? css.stackedRow : undefined}>
      {columns.map((column, columnIndex) => (
        <td key={column.id} className={classNames(css.cell, stacks && css.stackedCell, ...columnClasses(column))}>
          {stacks && <StackedLabel>{column.header}</StackedLabel>}
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
