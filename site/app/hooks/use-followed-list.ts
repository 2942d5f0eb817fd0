import { useEffect, useEffectEvent, useRef } from 'react'
import useSWR from 'swr'
import type { DataAt, GetPath } from '#contracts/calls.ts'

/** The type of a row of the list at this path. */
type RowAt<Path extends GetPath> = DataAt<Path> extends (infer Row extends { id: string })[] ? Row : never

export interface FollowedListOptions<Row> {
  /** Returns the polling interval in milliseconds; 0 when no row is pending. */
  interval: (rows: readonly Row[]) => number
  /** Whether the row is still going to change by itself. */
  isPending: (row: Row) => boolean
  /** Called when a row is no longer pending: data that depends on it can be refreshed. */
  onSettled: () => void
  /** Loads the list. Default: one request of its path. */
  load?: (path: string) => Promise<Row[]>
  /** Whether a known list is requested again each time that it is shown. Default: false. */
  refreshedWhenShown?: boolean
}

/**
 * Queries a list, and polls it while a row is pending. Without a path nothing is requested. Rows that were written into the
 * cache count like loaded ones.
 */
export function useFollowedList<Path extends GetPath>(path: Path | null, options: FollowedListOptions<RowAt<Path>>) {
  const query = useSWR<RowAt<Path>[], Error>(path, {
    refreshInterval: (rows) => (rows ? options.interval(rows) : 0),
    ...(options.load && { fetcher: options.load }),
    ...(options.refreshedWhenShown && { revalidateIfStale: true }),
  })
  const pending = useRef<ReadonlySet<string>>(new Set())

  const notice = useEffectEvent((rows: readonly RowAt<Path>[]) => {
    const before = pending.current
    pending.current = new Set(rows.filter(options.isPending).map((row) => row.id))
    if ([...before].some((id) => !pending.current.has(id))) options.onSettled()
  })
  useEffect(() => {
    if (query.data) notice(query.data)
  }, [query.data])

  return query
}
