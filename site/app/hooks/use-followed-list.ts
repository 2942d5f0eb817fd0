import { useEffect, useEffectEvent, useRef } from 'react'
import useSWR from 'swr'

export interface FollowedListOptions<Row> {
  /** How long until the list is asked for again, in milliseconds; 0 when nothing in it is under way. */
  interval: (rows: readonly Row[]) => number
  /** Whether the row will still change by itself. */
  isUnderWay: (row: Row) => boolean
  /** Something that was under way no longer is: what depends on it can be refreshed. */
  onSettled: () => void
}

/**
 * A list that is followed while something in it is under way, and left alone otherwise. Without a path nothing is asked. Rows that are
 * written into the cache are followed as those that were loaded.
 */
export function useFollowedList<Row extends { id: string }>(path: string | null, options: FollowedListOptions<Row>) {
  const query = useSWR<Row[], Error>(path, { refreshInterval: (rows) => (rows ? options.interval(rows) : 0) })
  const underWay = useRef<ReadonlySet<string>>(new Set())

  const notice = useEffectEvent((rows: readonly Row[]) => {
    const before = underWay.current
    underWay.current = new Set(rows.filter(options.isUnderWay).map((row) => row.id))
    if ([...before].some((id) => !underWay.current.has(id))) options.onSettled()
  })
  useEffect(() => {
    if (query.data) notice(query.data)
  }, [query.data])

  return query
}
