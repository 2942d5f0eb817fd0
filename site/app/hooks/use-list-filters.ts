import { useSearchParams } from 'react-router'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { FilterValue } from '#ds/admin/FilterBar/index.ts'
import type { TableSort } from '#ds/components/data/Table/index.ts'
import { searchInQuery } from '#site/hooks/use-search-box.ts'

/** How each filter is kept, under the server's names; `days` is a range of days, kept as `from` and `to`. */
const kinds = {
  status: 'choice',
  type: 'choice',
  method: 'choice',
  priority: 'choice',
  renewsWithin: 'days',
  days: 'dates',
} as const

export type FilterName = keyof typeof kinds

/** What a list is sorted by, under the server's names, and its usual direction: the newest first, the next renewal first. */
const usualOrders = { created: 'desc', renewal: 'asc' } as const
type SortName = keyof typeof usualOrders
/** The columns that show what a list can be sorted by. The server sorts by the time of creation unless it is told otherwise. */
export type SortColumns = Partial<Record<SortName, string>>

const directions = { asc: 'ascending', desc: 'descending' } as const

/** Vietnam has no summer time. */
const startOfDay = (day: string) => Date.parse(`${day}T00:00:00+07:00`)
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text))

/** Reads a filter from the address; nothing if it is not set, or not readable. */
function readFilter(query: URLSearchParams, id: FilterName): FilterValue | undefined {
  const text = query.get(id)
  if (kinds[id] === 'choice') return text ? { kind: 'choice', id, values: text.split(',') } : undefined
  if (kinds[id] === 'days') return text && /^\d{1,3}$/.test(text) ? { kind: 'days', id, days: Number(text) } : undefined
  const [from, to] = [query.get('from'), query.get('to')].map((day) => (isDay(day) ? day : undefined))
  return from || to ? { kind: 'dates', id, from, to } : undefined
}

/** The parameters of a filter in the address. */
function written(filter: FilterValue): Record<string, string> {
  if (filter.kind === 'choice') return { [filter.id]: filter.values.join(',') }
  if (filter.kind === 'days') return { [filter.id]: `${filter.days}` }
  return { ...(filter.from && { from: filter.from }), ...(filter.to && { to: filter.to }) }
}

/** The query parameters of a filter for the server: times instead of days. */
function sent(filter: FilterValue): Record<string, string> {
  if (filter.kind !== 'dates') return written(filter)
  const time = (at: number) => new Date(at).toISOString()
  return {
    ...(filter.from && { from: time(startOfDay(filter.from)) }),
    ...(filter.to && { before: time(startOfDay(filter.to) + DAY_MS) }),
  }
}

/** The query parameters for the server of filters that are not set in the address, such as those of a view. */
export const filterQuery = (filters: readonly FilterValue[]): Record<string, string> => ({
  ...Object.assign({}, ...filters.map(sent)),
  // The server has what is due soon only in the order of its date.
  ...(filters.some(({ kind }) => kind === 'days') && { sort: 'renewal' }),
})

/** The name of the sorting's order in the address, where `order` is a plan that is ordered. */
const directionInQuery = 'direction'

/** Reads the sorting from the address. What is due soon comes in the order of its date, the only one that the server has for it. */
function readSort(query: URLSearchParams, columns: SortColumns, isDueSoon: boolean) {
  const by: SortName = isDueSoon || (query.get('sort') === 'renewal' && columns.renewal) ? 'renewal' : 'created'
  const inQuery = query.get(directionInQuery)
  return { by, order: columns[by] && (inQuery === 'asc' || inQuery === 'desc') ? inQuery : usualOrders[by] }
}

/** The parameters of a sorting, in the address or for the server: what is usual is left out. */
const sortParameters = (by: SortName, order: 'asc' | 'desc', orderName: string): Record<string, string> => ({
  ...(by !== 'created' && { sort: by }),
  ...(order !== usualOrders[by] && { [orderName]: order }),
})

/**
 * The filters and the sorting of a list, kept in the address (`?status=active&sort=renewal`), so that they survive a reload and can be linked,
 * and the back button returns to the ones before. `forServer` are the same as query parameters.
 */
export function useListFilters(names: readonly FilterName[], columns: SortColumns = {}) {
  const [query, setQuery] = useSearchParams()
  const filters = names.flatMap((name) => readFilter(query, name) ?? [])
  const { by, order } = readSort(
    query,
    columns,
    filters.some(({ kind }) => kind === 'days'),
  )
  const column = columns[by]
  const sort: TableSort | undefined = column === undefined ? undefined : { column, direction: directions[order] }
  const sortNames = ['sort', directionInQuery]
  const replace = (dropped: readonly string[], added: Record<string, string>) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        // The server searches only a list that is neither filtered nor sorted.
        for (const name of [...dropped, searchInQuery]) changed.delete(name)
        for (const [name, value] of Object.entries(added)) changed.set(name, value)
        return changed
      },
      { preventScrollReset: true },
    )
  const filterNames = [...names, 'from', 'to']
  const forServer: Record<string, string> = {
    ...Object.assign({}, ...filters.map(sent)),
    ...sortParameters(by, order, 'order'),
  }
  return {
    filters,
    sort,
    onFiltersChange: (next: readonly FilterValue[]) => replace(filterNames, Object.assign({}, ...next.map(written))),
    onSortChange(next: TableSort) {
      const name = next.column === columns.renewal ? 'renewal' : 'created'
      replace(sortNames, sortParameters(name, next.direction === 'ascending' ? 'asc' : 'desc', directionInQuery))
    },
    /** Returns to the whole list, as it is usually sorted. */
    onClear: () => replace([...filterNames, ...sortNames], {}),
    forServer,
  }
}

interface Searchable {
  query: string
  onQueryChange: (query: string) => void
}

/**
 * Joins filters, sorting and the search of a list. The server searches only a list that is neither filtered nor sorted: the newer one replaces
 * the other.
 */
export const withFilters = <List extends Searchable>(
  list: List,
  { filters, sort, onFiltersChange, onSortChange, onClear, forServer }: ReturnType<typeof useListFilters>,
) => ({
  ...list,
  filters,
  sort,
  onFiltersChange,
  onSortChange,
  onQueryChange(next: string) {
    if (next && Object.keys(forServer).length > 0) onClear()
    list.onQueryChange(next)
  },
})
