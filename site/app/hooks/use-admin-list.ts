import { useLayoutEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { mapResource } from '#ds/components/resource.ts'
import { request } from '#site/api/request.ts'
import type { QueryKey } from '#site/api/swr-options.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useDebounced } from '#site/hooks/use-debounced.ts'

const TYPING_PAUSE_MS = 300

/** How many empty pages are passed over before one is shown, with a way to the next. */
const EMPTY_PAGES = 50

export interface AdminListOptions<Answer, Row> {
  /** Path of the list, such as `/api/admin/users`. */
  path: string
  /** Further query parameters, such as `{ status: 'pending' }`; a change leads back to the first page. Default: none. */
  filter?: Readonly<Record<string, string>>
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** Whether the list is in view; only then it is requested. */
  enabled: boolean
  /** The rows in the response, which names them after what they are. */
  rowsOf: (answer: Answer) => readonly Row[]
  /** What people read when loading fails (product spec, section 8). */
  errorMessage: string
}

/** One page of a list, as it is cached. */
interface ListPage<Row> {
  address: string
  rows: readonly Row[]
  nextCursor: string | null
}

/** One list of the back-office: its search and its page, with the rows of the page in view. */
export function useAdminList<Answer extends { nextCursor: string | null }, Row>(
  options: AdminListOptions<Answer, Row>,
) {
  const { path, filter = {}, token, enabled, rowsOf, errorMessage } = options
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim(), TYPING_PAUSE_MS)
  const parameters = new URLSearchParams(filter)
  if (search) parameters.set('q', search)
  const list = parameters.toString()
  /** Cursors of the pages after the first; the last one is in view. Those of another filter or search do not apply. */
  const [trail, setTrail] = useState<{ list: string; cursors: readonly string[] }>({ list, cursors: [] })
  const cursors = trail.list === list ? trail.cursors : []
  const setCursors = (next: readonly string[]) => setTrail({ list, cursors: next })

  const cursor = cursors.at(-1)
  if (cursor) parameters.set('cursor', cursor)
  const address = parameters.size > 0 ? `${path}?${parameters}` : path

  /** A search stops after so many steps, also when it has found nothing yet, and says where it goes on. */
  const fetchPage = async (): Promise<ListPage<Row>> => {
    let answer = await request<Answer>(address, { token })
    for (let passed = 0; passed < EMPTY_PAGES && answer.nextCursor && rowsOf(answer).length === 0; passed += 1) {
      parameters.set('cursor', answer.nextCursor)
      answer = await request<Answer>(`${path}?${parameters}`, { token })
    }
    return { address, rows: rowsOf(answer), nextCursor: answer.nextCursor }
  }

  const key = enabled && token ? ([address, token] satisfies QueryKey) : null
  const response = useSWR<ListPage<Row>, Error>(key, fetchPage, {
    // A page or a search stays in view until the next one is there.
    keepPreviousData: true,
  })
  const { data, mutate } = response
  const inView = useRef<string>(undefined)
  useLayoutEffect(() => {
    inView.current = key?.[0]
  })
  const nextCursor = data?.nextCursor
  /** Shows the next page; does nothing while the page in view is still the previous list's, whose cursor does not apply. */
  const showNext = () => {
    if (nextCursor && data?.address === address) setCursors([...cursors, nextCursor])
  }

  return {
    /** What the list's screen takes. */
    props: {
      rows: mapResource(toResource(response, errorMessage), ({ rows }) => rows),
      query,
      onQueryChange(next: string) {
        setQuery(next)
        setCursors([])
      },
      page: cursors.length + 1,
      onPreviousPage: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
      onNextPage: nextCursor ? showNext : undefined,
    },
    /** Of the page in view when this is called, which may be another one than when an action began. None while it is not in view. */
    addressInView: () => inView.current,
    /** Changes the rows in view at once, and requests the page again behind them: a change may lead out of a filter. */
    update: (change: (row: Row) => Row) => {
      void mutate((page) => page && { ...page, rows: page.rows.map(change) })
    },
  }
}
