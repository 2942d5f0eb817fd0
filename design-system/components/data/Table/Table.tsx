import { Role, type RoleProps } from '@ariakit/react/role'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { edgeFade } from '#ds/css/edge-fade.css.ts'
import { useScrollEdges } from '#ds/hooks/use-scroll-edges.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { SortButton } from './SortButton.tsx'
import * as css from './Table.css.ts'
import type { TableColumn, TableGroup, TableSort } from './types.ts'
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
  /** The group of a row, whose heading stands above the first one of it; rows of a group follow each other. Default: there are no groups. */
  groupOf?: (row: Row) => TableGroup
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
   * `stack` turns each row into a block with each value next to its column's name; `lines` into two or three short lines without these names, as
   * the columns' `line` says, for values that say themselves what they are. Default: `scroll`.
   */
  narrow?: 'scroll' | 'stack' | 'lines'
  /** How the rows are sorted; the caller sorts them. Default: not by a column. */
  sort?: TableSort | undefined
  /** Called by the heading of a `sortable` column: the same column again turns the direction. */
  onSortChange?: (sort: TableSort) => void
  /** Whether a stacked table has a line of its own for sorting on phones; without it the caller offers the sorting. Default: true. */
  stackedSort?: boolean
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
  groupOf,
  status = 'ready',
  skeletonRows = 5,
  empty,
  error,
  density = 'comfortable',
  narrow = 'scroll',
  sort,
  onSortChange,
  stackedSort = true,
  fadesAtEdges = false,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId()
  const { container, content, overflows } = useOverflow<HTMLDivElement, HTMLTableElement>()
  const stacked = narrow !== 'scroll'
  const lines = narrow === 'lines'
  const more = useScrollEdges(container, fadesAtEdges)
  const sortsWhenStacked = stacked && stackedSort && onSortChange !== undefined
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
                  hidesSort={stacked && !stackedSort}
                  lines={lines}
                />
              ))}
            </tr>
          </thead>
          {status === 'ready' ? (
            groupsOf(rows, groupOf).map(({ group, rows: ofGroup }) => (
              <tbody key={group?.id ?? 'all'} className={stacked ? css.stackedBody : undefined}>
                {group && <GroupRow group={group} columns={columns.length} stacked={stacked} />}
                {ofGroup.map((row) => (
                  <BodyRow key={rowKey(row)} columns={columns} row={row} stacked={stacked} lines={lines} />
                ))}
              </tbody>
            ))
          ) : (
            <tbody className={stacked ? css.stackedBody : undefined}>
              {status === 'loading' && (
                <SkeletonRows columns={columns} count={skeletonRows} stacked={stacked} lines={lines} />
              )}
            </tbody>
          )}
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

const columnClasses = <Row,>({ align = 'start', hideBelow, onlyNarrow = false }: TableColumn<Row>) => [
  css.align[align],
  hideBelow && css.hideBelow[hideBelow],
  onlyNarrow && css.onlyNarrow,
]

/** How a value stands in a row of lines, beside the others that the row has. */
function lineClasses<Row>(column: TableColumn<Row>, present: readonly TableColumn<Row>[]) {
  const { line } = column
  if (!line) return [css.notStacked]
  if (line.atEnd) return [css.linesCell, css.lineEnd[line.row]]
  const ofLine = present.filter((other) => other.line?.row === line.row)
  const inLine = ofLine.filter((other) => !other.line?.atEnd)
  return [
    css.linesCell,
    css.line[line.row],
    inLine.length === 1 && ofLine.length > 1 && css.besideEnd,
    inLine.includes(column) && inLine.at(-1) !== column && css.beforeMore,
  ]
}

/** A row that loads has no line of buttons, which most rows do not have either. */
const skeletonLineClasses = <Row,>(column: TableColumn<Row>) =>
  column.line?.row === 'own' ? [css.notStacked] : [...lineClasses(column, []), css.linesSkeleton]

/** Whether a cell shows nothing. */
const isNothing = (content: ReactNode) =>
  content === null || content === undefined || content === false || content === ''

const stackedHeadClass = (stacked: boolean, sorts: boolean) => {
  if (sorts) return css.stackedBody
  return stacked ? css.stackedHead : undefined
}

interface HeaderCellProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>
  /** Whether the head of a stacked table is in view, for its buttons. */
  stacked: boolean
  /** Whether a stacked table has no buttons: its head, which is out of view, keeps the names of the columns. */
  hidesSort: boolean
  /** Whether the stacked rows are of lines, which have a place for some columns only. */
  lines: boolean
}

function HeaderCell<Row>({ column, sort, onSortChange, stacked, hidesSort, lines }: HeaderCellProps<Row>) {
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
        lines && !column.line && css.notStacked,
      )}
    >
      {sorts ? (
        <>
          <SortButton
            sorted={sorted}
            className={hidesSort ? css.notStacked : undefined}
            onClick={() =>
              onSortChange({ column: column.id, direction: sorted === 'ascending' ? 'descending' : 'ascending' })
            }
          >
            {column.header}
          </SortButton>
          {hidesSort && <span className={css.onlyStacked}>{column.header}</span>}
        </>
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

/** The rows by their groups, in the order of the rows; all of them together if there are no groups. */
function groupsOf<Row>(rows: readonly Row[], groupOf: TableProps<Row>['groupOf']) {
  if (!groupOf || rows.length === 0) return [{ group: undefined, rows }]
  return [...Map.groupBy(rows, (row) => groupOf(row).id).values()].map((ofGroup) => ({
    group: ofGroup[0] && groupOf(ofGroup[0]),
    rows: ofGroup,
  }))
}

interface GroupRowProps {
  group: TableGroup
  /** The number of columns. */
  columns: number
  stacked: boolean
}

function GroupRow({ group, columns, stacked }: GroupRowProps) {
  return (
    <tr data-group={group.id} className={stacked ? css.stackedGroupRow : undefined}>
      <th scope="rowgroup" colSpan={columns} className={classNames(css.groupCell, stacked && css.stackedGroupCell)}>
        {group.heading}
      </th>
    </tr>
  )
}

interface BodyRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
  stacked: boolean
  /** Whether the stacked row is one of lines. */
  lines: boolean
}

function BodyRow<Row>({ columns, row, stacked, lines }: BodyRowProps<Row>) {
  const cells = columns.map((column) => ({ column, content: column.cell(row) }))
  const present = cells.filter(({ content }) => !isNothing(content)).map(({ column }) => column)
  const blocks = stacked && !lines
  return (
    <tr className={classNames(css.row, stackedRowClass(stacked, lines))}>
      {cells.map(({ column, content }) => {
        const classes = [
          css.cell,
          column.rowHeader && css.rowHeader,
          blocks && css.stackedCell,
          blocks && column.rowHeader && css.stackedRowHeader,
          ...columnClasses(column),
          ...(lines ? lineClasses(column, present) : []),
        ]
        return column.rowHeader ? (
          <th key={column.id} scope="row" className={classNames(...classes)}>
            {content}
          </th>
        ) : (
          <td key={column.id} className={classNames(...classes)}>
            {blocks && <StackedLabel>{column.header}</StackedLabel>}
            {content}
          </td>
        )
      })}
    </tr>
  )
}

const stackedRowClass = (stacked: boolean, lines: boolean) => {
  if (lines) return css.linesRow
  return stacked ? css.stackedRow : undefined
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
  /** Whether the stacked rows are of lines. */
  lines: boolean
}

function SkeletonRows<Row>({ columns, count, stacked, lines }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: count }, (_, index) => ({ index, key: `skeleton-${index}` }))
  const blocks = stacked && !lines
  return rows.map(({ index, key }) => (
    <tr key={key} aria-hidden className={stackedRowClass(stacked, lines)}>
      {columns.map((column, columnIndex) => (
        <td
          key={column.id}
          className={classNames(
            css.cell,
            blocks && css.stackedCell,
            ...columnClasses(column),
            ...(lines ? skeletonLineClasses(column) : []),
          )}
        >
          {blocks && <StackedLabel>{column.header}</StackedLabel>}
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
