/** A filter that a list has. */
export type FilterDefinition =
  | {
      kind: 'choice'
      /** Unique in the list; the route may use it in the address. */
      id: string
      /** "Trạng thái". */
      label: string
      options: readonly { value: string; label: string }[]
    }
  /** Within a number of days from now: "Gia hạn trong 7 ngày". */
  | { kind: 'days'; id: string; label: string }
  /** Between two days, either of which may be open. */
  | { kind: 'dates'; id: string; label: string }

/** A filter that is set. Plain data, so that the route can keep it in the address. */
export type FilterValue =
  | { kind: 'choice'; id: string; values: readonly string[] }
  | { kind: 'days'; id: string; days: number }
  /** Days as `2026-11-22`; the first and the last belong to the range. */
  | { kind: 'dates'; id: string; from?: string | undefined; to?: string | undefined }

/** The filters with this one as it is now, in the place that it had. A choice of nothing, or a range open at both ends, sets none. */
export function withFilter(filters: readonly FilterValue[], changed: FilterValue): readonly FilterValue[] {
  if (!narrows(changed)) return withoutFilter(filters, changed.id)
  return filters.some(({ id }) => id === changed.id)
    ? filters.map((filter) => (filter.id === changed.id ? changed : filter))
    : [...filters, changed]
}

/** The filters without the one that has this id. */
export const withoutFilter = (filters: readonly FilterValue[], id: string): readonly FilterValue[] =>
  filters.filter((filter) => filter.id !== id)

function narrows(filter: FilterValue): boolean {
  if (filter.kind === 'choice') return filter.values.length > 0
  return filter.kind === 'days' || Boolean(filter.from || filter.to)
}

/** Whether two lists of filters are the same, in any order of filters and values: a view is shown while its filters are set. */
export function sameFilters(some: readonly FilterValue[], others: readonly FilterValue[]): boolean {
  const written = (filters: readonly FilterValue[]) =>
    filters
      .map((filter) =>
        JSON.stringify(filter.kind === 'choice' ? { ...filter, values: filter.values.toSorted() } : filter),
      )
      .toSorted()
      .join()
  return written(some) === written(others)
}
