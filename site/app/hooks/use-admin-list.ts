import { useState } from 'react'
import useSWR from 'swr'
import type { QueryKey } from '#site/api/swr-options.ts'
import { useDebounced } from '#site/hooks/use-debounced.ts'

const TYPING_PAUSE_MS = 300

export interface AdminListOptions<Answer, Row> {
  /** Path of the list, such as `/api/admin/users`. */
  path: string
  /** Bearer token; without one nothing is asked. */
  token: string | undefined
  /** Whether the list is in view; only then it is asked for. */
  wanted: boolean
  /** The rows in the answer, which names them after what they are. */
  rowsOf: (answer: Answer) => readonly Row[]
  /** What people read when loading fails (product spec, section 8). */
  failure: string
}

function listStatus(error: unknown, data: unknown): 'ready' | 'loading' | 'error' {
  if (error) return 'error'
  return data ? 'ready' : 'loading'
}

/** One list of the back-office: its search and its page, with the rows of the page in view. */
export function useAdminList<Answer extends { nextCursor: string | null }, Row>(
  options: AdminListOptions<Answer, Row>,
) {
  const { path, token, wanted, rowsOf, failure } = options
  const [query, setQuery] = useState('')
  /** Where each page after the first begins; the last one is in view. */
  const [cursors, setCursors] = useState<readonly string[]>([])

  const search = useDebounced(query.trim(), TYPING_PAUSE_MS)
  const parameters = new URLSearchParams()
  if (search) parameters.set('q', search)
  const cursor = cursors.at(-1)
  if (cursor) parameters.set('cursor', cursor)
  const address = parameters.size > 0 ? `${path}?${parameters}` : path

  const { data, error, mutate } = useSWR<Answer>(wanted && token ? ([address, token] satisfies QueryKey) : null, {
    // A page or a search stays in view until the next one is there.
    keepPreviousData: true,
  })
  const nextCursor = data?.nextCursor

  return {
    rows: data ? rowsOf(data) : [],
    status: listStatus(error, data),
    error: failure,
    onRetry: () => {
      void mutate()
    },
    query,
    onQueryChange(next: string) {
      setQuery(next)
      setCursors([])
    },
    page: cursors.length + 1,
    onPreviousPage: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
    onNextPage: nextCursor ? () => setCursors([...cursors, nextCursor]) : undefined,
  }
}
