import { ChevronLeft, ChevronRight, type LucideIcon, SearchX, WrapText } from 'lucide-react'
import { type ComponentPropsWithRef, Fragment, type ReactNode, useState } from 'react'
import { LIST_COUNT_MAX } from '#contracts/rules/limits.ts'
import {
  FilterBar,
  type FilterBarTexts,
  type FilterDefinition,
  type FilterValue,
  sameFilters,
} from '#ds/admin/FilterBar/index.ts'
import type { RecordNumberTexts } from '#ds/admin/RecordNumber/index.ts'
import { Table, type TableColumn, type TableSort } from '#ds/components/data/Table/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './AdminTable.css.ts'
import { SearchBox } from './SearchBox.tsx'
import { SortMenu, type SortMenuTexts } from './SortMenu.tsx'
import { useCutTexts } from './use-cut-texts.ts'

/** Texts shared by all lists of the back-office. */
export interface AdminListTexts {
  clearSearch: string
  /** Label of the toggle button that shows truncated texts and ids in full. */
  fullTexts: string
  noMatches: (query: string) => string
  noMatchesHint: string
  updateFailed: string
  number: RecordNumberTexts
  filterBar: FilterBarTexts
  /** When no record has what the filters ask for. */
  noneFiltered: { title: string; hint: string }
  sorting: SortMenuTexts
  paging: string
  page: (page: number) => string
  previousPage: string
  nextPage: string
  onFirstPage: string
  onLastPage: string
  /** The number of rows, when there are more on other pages: "50 giao dịch trên trang này". */
  onThisPage: (count: string) => string
  /** The number of rows of all: "50 trên tổng số 213 giao dịch". */
  ofTotal: (shown: string, all: string) => string
  /** The same if there are more than are counted: "50 trong hơn 1.000 giao dịch". */
  ofMore: (shown: string, counted: string) => string
}

/** Texts of one list. */
export interface AdminTableTexts {
  list: AdminListTexts
  /** Accessible name of the table. */
  caption: string
  /** Accessible name and hint of the search; only for a list that can be searched. */
  search?: string
  searchPlaceholder?: string
  empty: { title: string; description: string }
  loadFailed: string
  /** The number of rows, below the table: "19 giao dịch"; `shown` is the number as it is written. Default: the list does not say it. */
  count?: (rows: number, shown: string) => string
}

/** The state of one list, kept by the caller: one page of rows, the page number, and the search. */
export interface AdminListProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows of the current page. Stale rows stay visible below a notice. */
  rows: Resource<readonly Row[]>
  /** The search text; empty for all rows. */
  query: string
  /** Called on each keystroke: the caller decides when to send a request. */
  onQueryChange: (query: string) => void
  /** Number of the current page, from 1. */
  page: number
  /** Goes to the previous page; absent on the first page. */
  onPreviousPage?: (() => void) | undefined
  /** Goes to the next page; absent when the server's `nextCursor` is null. */
  onNextPage?: (() => void) | undefined
}

/** The filters and the sorting of a list, as its caller keeps them, for example in the address. */
export interface ListFilters {
  /** The filters that are set. Default: none. */
  filters?: readonly FilterValue[]
  /** Called with all filters after a change. */
  onFiltersChange: (filters: readonly FilterValue[]) => void
  /** How the rows are sorted; the caller sorts them. Default: as they come. */
  sort?: TableSort | undefined
  /** Called by the heading of a sortable column. Default: no heading is a button. */
  onSortChange?: (sort: TableSort) => void
}

/** A way of looking at a list: filters with a name. */
export interface ListView {
  id: string
  label: string
  filters: readonly FilterValue[]
  /** Number of its records, as ViewCounts has it. Default: unknown. */
  count?: number | undefined
}

/** The filters of the views of a list, by their ids. */
export type ListViews = Readonly<Record<string, readonly FilterValue[]>>

/** The numbers of records of views, by their ids: up to `LIST_COUNT_MAX`, of which one more stands for all that is more. */
export type ViewCounts = Readonly<Record<string, number>>

/** The views of a list with their names, and with the counts that are known. */
export const viewsOf = (
  views: ListViews,
  labels: Readonly<Record<string, string>>,
  counts: ViewCounts = {},
): ListView[] =>
  Object.entries(views).map(([id, filters]) => ({ id, filters, label: labels[id] ?? id, count: counts[id] }))

/** What a list can be filtered by, and the usual ways of looking at it. The first view is the whole list. */
export interface FilterChoices {
  available: readonly FilterDefinition[]
  views: readonly ListView[]
  /**
   * The view that is shown, where the views are parts of the list, such as those of an inbox, in which filters narrow further. Default: the view whose
   * filters are set.
   */
  part?: { view: string | undefined; onViewChange: (view: string) => void }
}

interface AdminTableProps<Row> extends Partial<ListFilters>, Omit<AdminListProps<Row>, 'onQueryChange'> {
  /** Called on each keystroke in the search. Default: the list has none. */
  onQueryChange?: AdminListProps<Row>['onQueryChange']
  texts: AdminTableTexts
  /** Shown when there are no rows. Default: a closed bud, where that is good news. */
  icon?: LucideIcon
  columns: readonly TableColumn<Row>[]
  rowKey: (row: Row) => string
  /** Why the last action on a row failed. */
  actionError?: string | undefined
  /** A filter shown in the toolbar next to the search. Default: none. */
  filter?: ReactNode
  /** What the list can be filtered by; needs `onFiltersChange`. Default: nothing. */
  choices?: FilterChoices
  /** How the rows look on phones; see Table. Default: `stack`. */
  narrow?: 'stack' | 'lines'
  /** What the amounts of the rows shown add up to, such as "nạp 1.200.000 ₫", below the table. Default: nothing. */
  sums?: readonly ListSum[]
}

/** A sum of amounts in integer dong. */
export interface ListSum {
  label: string
  amount: bigint
}

/** One list of the back-office: search, views and filters in one line, a dense table with its loading, empty and error states, and paging. */
export function AdminTable<Row>({
  texts,
  icon,
  columns,
  rows: resource,
  rowKey,
  query,
  onQueryChange,
  page,
  onPreviousPage,
  onNextPage,
  actionError,
  filter,
  filters = [],
  onFiltersChange,
  choices,
  sort,
  onSortChange,
  narrow = 'stack',
  sums = [],
  className,
  ...rest
}: AdminTableProps<Row>) {
  const [showFullTexts, setShowFullTexts] = useState(false)
  const [frame, cuts] = useCutTexts<HTMLDivElement>()
  const { number } = useFormats()
  const rows = dataOf(resource) ?? []
  const hasPages = onPreviousPage !== undefined || onNextPage !== undefined
  // What a search finds is not counted.
  const view = query ? undefined : viewOf(choices, filters)
  const total = view?.count
  const counted = (count: number) => texts.count?.(count, number(count)) ?? ''
  const shareOfTotal = (shown: number) => {
    if (!hasPages) return counted(shown)
    if (total === undefined) return texts.list.onThisPage(counted(shown))
    return total > LIST_COUNT_MAX
      ? texts.list.ofMore(number(shown), counted(LIST_COUNT_MAX))
      : texts.list.ofTotal(number(shown), counted(total))
  }
  /** The buttons are below the rows, and a new page is read from its first one. */
  const turnTo = (goToPage: () => void) => {
    goToPage()
    const list = frame.current
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
  }
  const loadError = loadErrorOf(resource)
  const hasCuts = rows.length > 0 && (cuts || showFullTexts)
  const isStale = loadError !== undefined && rows.length > 0
  const withoutSearch =
    filters.length > 0 ? (
      <EmptyState
        icon={SearchX}
        title={texts.list.noneFiltered.title}
        description={texts.list.noneFiltered.hint}
        action={
          <Button tone="neutral" emphasis="outline" onClick={() => onFiltersChange?.([])}>
            {texts.list.filterBar.clear}
          </Button>
        }
      />
    ) : (
      <EmptyState {...(icon && { icon })} title={texts.empty.title} description={texts.empty.description} />
    )
  const emptyState = query ? (
    <EmptyState
      icon={SearchX}
      title={texts.list.noMatches(query)}
      description={texts.list.noMatchesHint}
      action={
        <Button tone="neutral" emphasis="outline" onClick={() => onQueryChange?.('')}>
          {texts.list.clearSearch}
        </Button>
      }
    />
  ) : (
    withoutSearch
  )
  return (
    <Stack
      ref={frame}
      data-component="AdminTable"
      space="sm"
      data-full-texts={showFullTexts || undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
      <div className={css.toolbar}>
        {onQueryChange && (
          <SearchBox
            label={texts.search ?? texts.caption}
            clearLabel={texts.list.clearSearch}
            placeholder={texts.searchPlaceholder ?? ''}
            value={query}
            onValueChange={onQueryChange}
          />
        )}
        {choices && onFiltersChange && (
          <FilterBar
            className={css.filters}
            texts={texts.list.filterBar}
            views={choices.views}
            view={choices.part ? choices.part.view : viewOf(choices, filters)?.id}
            onViewChange={
              choices.part?.onViewChange ??
              ((id) => onFiltersChange(choices.views.find((view) => view.id === id)?.filters ?? []))
            }
            available={choices.available}
            value={filters}
            onValueChange={onFiltersChange}
          />
        )}
        {onSortChange && (
          <SortMenu texts={texts.list.sorting} columns={columns} sort={sort} onSortChange={onSortChange} />
        )}
        {(filter || hasCuts) && (
          <Inline space="sm" className={css.end}>
            {filter}
            {hasCuts && (
              <Button
                tone="neutral"
                emphasis={showFullTexts ? 'soft' : 'outline'}
                size="small"
                icon={WrapText}
                aria-pressed={showFullTexts}
                onClick={() => setShowFullTexts(!showFullTexts)}
              >
                {texts.list.fullTexts}
              </Button>
            )}
          </Inline>
        )}
      </div>
      {actionError && (
        <Notice tone="critical" title={texts.list.updateFailed} role="alert">
          {actionError}
        </Notice>
      )}
      {isStale && (
        <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={loadError.onRetry}>
          {loadError.message}
        </Notice>
      )}
      <Table
        caption={texts.caption}
        density="compact"
        narrow={narrow}
        fadesAtEdges
        skeletonRows={10}
        sort={sort}
        {...(onSortChange && { onSortChange })}
        stackedSort={false}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        status={loadError && !isStale ? 'error' : resource.status}
        empty={emptyState}
        error={<ErrorState title={texts.loadFailed} description={loadError?.message} onRetry={loadError?.onRetry} />}
      />
      {((texts.count && rows.length > 0) || hasPages) && (
        <div className={css.foot}>
          {texts.count && rows.length > 0 && (
            <Text size="small" tone="secondary">
              <span className={css.sum}>{shareOfTotal(rows.length)}</span>
              {sums.map(({ label, amount }) => (
                <Fragment key={label}>
                  {' · '}
                  <span className={css.sum}>
                    {label} <Money amount={amount} sign="never" />
                  </span>
                </Fragment>
              ))}
            </Text>
          )}
          <Paging
            texts={texts.list}
            page={page}
            onPreviousPage={onPreviousPage && (() => turnTo(onPreviousPage))}
            onNextPage={onNextPage && (() => turnTo(onNextPage))}
          />
        </div>
      )}
    </Stack>
  )
}

/** The view that is shown: filters narrow the parts of a list further. */
function viewOf(choices: FilterChoices | undefined, filters: readonly FilterValue[]): ListView | undefined {
  if (!choices?.part) return choices?.views.find((view) => sameFilters(view.filters, filters))
  const { part } = choices
  return filters.length === 0 ? choices.views.find(({ id }) => id === part.view) : undefined
}

type PagingProps = Pick<AdminListProps<unknown>, 'page' | 'onPreviousPage' | 'onNextPage'> & { texts: AdminListTexts }

/** Renders nothing while all rows fit on one page. */
function Paging({ texts, page, onPreviousPage, onNextPage }: PagingProps) {
  if (!onPreviousPage && !onNextPage) return null
  return (
    <Inline render={<nav aria-label={texts.paging} />}>
      <Text size="small" tone="secondary" role="status">
        {texts.page(page)}
      </Text>
      <Button
        tone="neutral"
        emphasis="outline"
        size="small"
        iconOnly
        icon={ChevronLeft}
        aria-label={texts.previousPage}
        disabledReason={onPreviousPage ? undefined : texts.onFirstPage}
        onClick={onPreviousPage}
      />
      <Button
        tone="neutral"
        emphasis="outline"
        size="small"
        iconOnly
        icon={ChevronRight}
        aria-label={texts.nextPage}
        disabledReason={onNextPage ? undefined : texts.onLastPage}
        onClick={onNextPage}
      />
    </Inline>
  )
}
