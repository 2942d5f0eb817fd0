import { ChevronLeft, ChevronRight, type LucideIcon, SearchX, WrapText } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/components/resource.ts'
import { Table, type TableColumn } from '#ds/components/Table/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './AdminTable.css.ts'
import { SearchBox } from './SearchBox.tsx'

/** Texts shared by all lists of the back-office. */
export interface AdminListTexts {
  clearSearch: string
  /** Label of the toggle button that shows truncated texts and ids in full. */
  fullTexts: string
  noMatches: (query: string) => string
  noMatchesHint: string
  updateFailed: string
  paging: string
  page: (page: number) => string
  previousPage: string
  nextPage: string
  onFirstPage: string
  onLastPage: string
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

interface AdminTableProps<Row> extends Omit<AdminListProps<Row>, 'onQueryChange'> {
  /** Called on each keystroke in the search. Default: the list has none. */
  onQueryChange?: AdminListProps<Row>['onQueryChange']
  texts: AdminTableTexts
  /** Shown when there are no rows. */
  icon: LucideIcon
  columns: readonly TableColumn<Row>[]
  rowKey: (row: Row) => string
  /** Why the last action on a row failed. */
  actionError?: string | undefined
  /** A filter shown in the toolbar next to the search. Default: none. */
  filter?: ReactNode
}

/** One list of the back-office: search, a dense table with its loading, empty and error states, and paging. */
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
  ...rest
}: AdminTableProps<Row>) {
  const [showFullTexts, setShowFullTexts] = useState(false)
  const rows = dataOf(resource) ?? []
  const loadError = loadErrorOf(resource)
  const isStale = loadError !== undefined && rows.length > 0
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
    <EmptyState icon={icon} title={texts.empty.title} description={texts.empty.description} />
  )
  return (
    <Stack data-component="AdminTable" space="sm" data-full-texts={showFullTexts || undefined} {...rest}>
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
        <Inline space="sm">
          {filter}
          {rows.length > 0 && (
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
          <Paging texts={texts.list} page={page} onPreviousPage={onPreviousPage} onNextPage={onNextPage} />
        </Inline>
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
        narrow="stack"
        skeletonRows={10}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        status={loadError && !isStale ? 'error' : resource.status}
        empty={emptyState}
        error={<ErrorState title={texts.loadFailed} description={loadError?.message} onRetry={loadError?.onRetry} />}
      />
    </Stack>
  )
}

type PagingProps = Pick<AdminListProps<unknown>, 'page' | 'onPreviousPage' | 'onNextPage'> & { texts: AdminListTexts }

/** Renders nothing while all rows fit on one page. */
function Paging({ texts, page, onPreviousPage, onNextPage }: PagingProps) {
  if (!onPreviousPage && !onNextPage) return null
  return (
    <Inline render={<nav aria-label={texts.paging} />}>
      <Text size="small" tone="secondary" numeric role="status">
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
