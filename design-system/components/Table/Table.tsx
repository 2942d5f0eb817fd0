import { Role, type RoleProps } from '@ariakit/react/role'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { useScrollEdges } from '#ds/components/use-scroll-edges.ts'
import { classNames } from '#ds/css/class-names.ts'
import { edgeFade } from '#ds/css/edge-fade.css.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { SortButton } from './SortButton.tsx'
import * as css from './Table.css.ts'
import type { TableColumn, TableSort } from './types.ts'
import { useOverflow } from './use-overflow.ts'

export interface TableProps<Row> extends Omit<RoleProps<'div'>, 'children'> {
  /** Name of the table, for screen readers. Visible with `captionVisible`. */
  caption: string
  /** Shows the caption above the table, for tables without a heading. Default: false. */
  captionVisible?: boolean
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[]
  /** The records, in display order. */
  rows: readonly Row[]
  /** Returns a stable, unique key of a row, such as its id. */
  rowKey: (row: Row) => string
  /** `loading` shows skeleton rows, `error` shows `error` instead of rows. Default: `ready`. */
  status?: 'ready' | 'loading' | 'error'
  /** Number of skeleton rows while loading. Default: 5. */
  skeletonRows?: number
  /** Shown if `status` is `ready` and there are no rows: an EmptyState. */
  empty: ReactNode
  /** Shown if loading failed: an ErrorState. */
  error?: ReactNode
  /** Rows of 48 px (`comfortable`, for customers) or 40 px (`compact`, for the back-office). Default: `comfortable`. */
  density?: 'comfortable' | 'compact'
  /**
   * Layout in windows narrower than 768 px: `scroll` keeps the grid and scrolls sideways, for comparing values in a column;
   * `stack` turns each row into a block with each value next to its column's name. Default: `scroll`.
   */
  narrow?: 'scroll' | 'stack'
  /** How the rows are sorted; the caller sorts them. Default: not by a column. */
  sort?: TableSort | undefined
  /** Called by the heading of a `sortable` column: the same column again turns the direction. */
  onSortChange?: (sort: TableSort) => void
  /** Fades the edge behind which a table that scrolls sideways goes on. Default: false. */
  fadesAtEdges?: boolean
}

/**
 * Rows of similar records. The header stays in view; a table too wide for its container scrolls sideways inside its frame,
 * also by keyboard. For two or three facts about one record use a list.
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
  sort,
  onSortChange,
  fadesAtEdges = false,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId()
  const { container, content, overflows } = useOverflow<HTMLDivElement, HTMLTableElement>()
  const stacked = narrow === 'stack'
  const more = useScrollEdges(container, fadesAtEdges)
  const sortsWhenStacked = stacked && onSortChange !== undefined
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
      <div
        ref={container}
        data-fits={overflows === false ? '' : undefined}
        {...scrollable}
        data-more-start={more.start || undefined}
        data-more-end={more.end || undefined}
        className={classNames(css.scroller, fadesAtEdges && edgeFade)}
      >
        <table
          ref={content}
          aria-busy={status === 'loading' || undefined}
          className={classNames(css.table, stacked && css.stackedTable)}
        >
          <caption id={captionId} className={classNames(captionVisible && css.caption, stacked && css.stackedCaption)}>
            {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
          </caption>
          <thead className={stackedHeadClass(stacked, sortsWhenStacked)}>
            <tr className={sortsWhenStacked ? css.stackedSortRow : undefined}>
              {columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  sort={sort}
                  onSortChange={onSortChange}
                  stacked={sortsWhenStacked}
                />
              ))}
            </tr>
          </thead>
          <tbody className={stacked ? css.stackedBody : undefined}>
            {status === 'loading' && <SkeletonRows columns={columns} count={skeletonRows} stacked={stacked} />}
            {status === 'ready' &&
              rows.map((row) => <BodyRow key={rowKey(row)} columns={columns} row={row} stacked={stacked} />)}
          </tbody>
          {status === 'ready' && rows.length > 0 && columns.some(({ foot }) => foot !== undefined) && (
            <tfoot className={stacked ? css.stackedBody : undefined}>
              <FootRow columns={columns} stacked={stacked} />
            </tfoot>
          )}
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

const stackedHeadClass = (stacked: boolean, sorts: boolean) => {
  if (sorts) return css.stackedBody
  return stacked ? css.stackedHead : undefined
}

interface HeaderCellProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>
  /** Whether the head of a stacked table is in view, for its buttons. */
  stacked: boolean
}

function HeaderCell<Row>({ column, sort, onSortChange, stacked }: HeaderCellProps<Row>) {
  const sorted = sort?.column === column.id ? sort.direction : undefined
  const sorts = column.sortable && onSortChange
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classNames(
        css.headerCell,
        sorts && css.sortableCell,
        ...columnClasses(column),
        stacked && (sorts ? css.stackedSortCell : css.stackedHead),
      )}
    >
      {sorts ? (
        <SortButton
          sorted={sorted}
          onClick={() =>
            onSortChange({ column: column.id, direction: sorted === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.header}
        </SortButton>
      ) : (
        column.header
      )}
    </th>
  )
}

interface FootRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  stacked: boolean
}

/** The totals. The cell of the row header names the row. */
function FootRow<Row>({ columns, stacked }: FootRowProps<Row>) {
  return (
    <tr className={stacked ? css.stackedRow : undefined}>
      {columns.map((column) => {
        const classes = classNames(
          css.cell,
          css.foot,
          stacked && (column.foot === undefined ? css.stackedEmpty : css.stackedCell),
          stacked && column.rowHeader && css.stackedRowHeader,
          ...columnClasses(column),
        )
        if (column.rowHeader)
          return (
            <th key={column.id} scope="row" className={classes}>
              {column.foot}
            </th>
          )
        return (
          <td key={column.id} className={classes}>
            {stacked && column.foot !== undefined && <StackedLabel>{column.header}</StackedLabel>}
            {column.foot}
          </td>
        )
      })}
    </tr>
  )
}

interface BodyRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
  stacked: boolean
}

function BodyRow<Row>({ columns, row, stacked }: BodyRowProps<Row>) {
  return (
    <tr className={classNames(css.row, stacked && css.stackedRow)}>
      {columns.map((column) =>
        column.rowHeader ? (
          <th
            key={column.id}
            scope="row"
            className={classNames(
              css.cell,
              css.rowHeader,
              stacked && css.stackedCell,
              stacked && css.stackedRowHeader,
              ...columnClasses(column),
            )}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={classNames(css.cell, stacked && css.stackedCell, ...columnClasses(column))}>
            {stacked && <StackedLabel>{column.header}</StackedLabel>}
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

/** The column's name next to a value. Hidden from screen readers, which get it from the header. */
function StackedLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className={css.stackedLabel}>
      {children}
    </span>
  )
}

/** Bars of different lengths look like text. They are the same each time, so that pictures of them do not change. */
const lengths = ['long', 'medium', 'full', 'short'] as const

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  count: number
  stacked: boolean
}

function SkeletonRows<Row>({ columns, count, stacked }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: count }, (_, index) => ({ index, key: `skeleton-${index}` }))
  return rows.map(({ index, key }) => (
    <tr key={key} aria-hidden className={stacked ? css.stackedRow : undefined}>
      {columns.map((column, columnIndex) => (
        <td key={column.id} className={classNames(css.cell, stacked && css.stackedCell, ...columnClasses(column))}>
          {stacked && <StackedLabel>{column.header}</StackedLabel>}
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
