import { useState } from 'react'
import { LIMIT, loadPage } from '#site/api/load-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'

/** What was loaded of a list beyond its first page. */
interface Older<Row> {
  /** The first page as it was then, for what newer rows have pushed out of it since, and the pages after it. */
  rows: readonly Row[]
  /** Where the next page begins; null after the last one, undefined until the first page was loaded again, whose response says that. */
  next: string | null | undefined
}

/**
 * A long list whose first page, of 200 rows, is loaded and followed by the caller: the pages after it are loaded on request. Ids ascend with time.
 */
export function useOlderRows<Row extends { id: string }>(path: string, first: readonly Row[] | undefined) {
  const [older, setOlder] = useState<Older<Row>>({ rows: [], next: undefined })
  const loadOlder = useMutation({
    call: async (cursor: string | null | undefined) => {
      const begin = cursor ? { rows: [], next: cursor } : await loadPage<Row>(path)
      const page = begin.next === null ? { rows: [], next: null } : await loadPage<Row>(path, begin.next)
      return { rows: [...begin.rows, ...page.rows], next: page.next }
    },
    onSuccess: ({ rows, next }) => setOlder((known) => ({ rows: [...known.rows, ...rows], next })),
  })
  const hasOlder = older.next === undefined ? (first ?? []).length >= LIMIT : older.next !== null
  return {
    /** The rows of the first page and the older ones. */
    withOlder: (rows: readonly Row[]): readonly Row[] => {
      const last = rows.at(-1)
      return last ? [...rows, ...older.rows.filter(({ id }) => id < last.id)] : rows
    },
    /** Loads the next page; undefined if there is none. */
    loadOlder: hasOlder ? () => loadOlder(older.next) : undefined,
  }
}
