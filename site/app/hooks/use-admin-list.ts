import { useLayoutEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import type { DataAt, GetPath } from '#contracts/calls.ts'
import { mapResource } from '#ds/hooks/resource.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import type { SearchBoxState } from '#site/hooks/use-search-box.ts'

const noSearch: SearchBoxState = { query: '', onQueryChange: () => undefined, search: '' }

/** Maximum number of empty pages that are skipped before one is shown, with a button to the next. */
const MAX_SKIPPED_PAGES = 50

/** The paths whose response is a page with the cursor of the next one. */
type ListPath<Path extends GetPath = GetPath> = Path extends GetPath
  ? DataAt<Path> extends { nextCursor: string | null }
    ? Path
    : never
  : never

export interface AdminListOptions<Path extends ListPath, Row> {
  /** Path of the list, such as `/api/admin/users`. */
  path: Path
  /**
   * Additional query parameters, such as `{ status: 'pending' }`; a change returns to the first page. The server cannot search a filtered list: with
   * any, the search is not sent. Default: none.
   */
  filter?: Readonly<Record<string, string>>
  /** What the list is searched for. Default: it cannot be searched. */
  searchBox?: SearchBoxState
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** Whether the list is visible; only then is it requested. */
  enabled: boolean
  /** Returns the rows of a response; their property has a different name in each list. */
  rowsOf: (response: DataAt<Path>) => readonly Row[]
  /** Shown when loading fails (product spec, section 8). Default: the server's message. */
  errorMessage?: string | undefined
}

/** One page of a list, as cached. */
interface ListPage<Row> {
  url: string
  rows: readonly Row[]
  nextCursor: string | null
}

/** One list of the back-office: its search, its current page, and the rows of that page. */
export function useAdminList<Path extends ListPath, Row>(options: AdminListOptions<Path, Row>) {
  const { path, filter = {}, searchBox = noSearch, token, enabled, rowsOf, errorMessage } = options
  const { query, search } = searchBox
  const parameters = new URLSearchParams(filter)
  if (search && parameters.size === 0) parameters.set('q', search)
  const list = parameters.toString()
  /** Cursors of the pages from the second to the current one. Those of another filter or search do not apply. */
  const [trail, setTrail] = useState<{ list: string; cursors: readonly string[] }>({ list, cursors: [] })
  const cursors = trail.list === list ? trail.cursors : []
  const setCursors = (next: readonly string[]) => setTrail({ list, cursors: next })

  const cursor = cursors.at(-1)
  if (cursor) parameters.set('cursor', cursor)
  const url = parameters.size > 0 ? `${path}?${parameters}` : path
  /** The compiler cannot know that a URL made from `path` is one of the same list. */
  const load = (to: string) =>
    request(`GET ${to as ListPath}`, { token }) as Promise<DataAt<Path> & { nextCursor: string | null }>

  /** Skips empty pages: the server ends a page of a search after a number of steps, even without a match, with a cursor to continue. */
  const fetchPage = async (): Promise<ListPage<Row>> => {
    let page = await load(url)
    for (let skipped = 0; skipped < MAX_SKIPPED_PAGES && page.nextCursor && rowsOf(page).length === 0; skipped += 1) {
      parameters.set('cursor', page.nextCursor)
      page = await load(`${path}?${parameters}`)
    }
    return { url, rows: rowsOf(page), nextCursor: page.nextCursor }
  }

  const key = enabled && token ? ([url, token] as const) : null
  const response = useSWR<ListPage<Row>, Error>(key, fetchPage, {
    // The current rows stay visible until the next page or search has loaded.
    keepPreviousData: true,
  })
  const { data, mutate } = response
  const currentKey = useRef<string>(undefined)
  useLayoutEffect(() => {
    currentKey.current = key?.[0]
  })
  const nextCursor = data?.nextCursor
  /** Shows the next page; does nothing while the visible rows are still those of the previous list, whose cursor does not apply. */
  const showNext = () => {
    if (nextCursor && data?.url === url) setCursors([...cursors, nextCursor])
  }

  return {
    /** Props of the list's table. */
    props: {
      rows: mapResource(toResource(response, errorMessage), ({ rows }) => rows),
      query,
      onQueryChange(next: string) {
        searchBox.onQueryChange(next)
        setCursors([])
      },
      page: cursors.length + 1,
      onPreviousPage: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
      onNextPage: nextCursor ? showNext : undefined,
    },
    /** Returns the URL of the current page at the time of the call, which may have changed since an action started; undefined while the list is not visible. */
    currentUrl: () => currentKey.current,
    /** Changes the visible rows immediately, and requests the page again in the background: a changed row may no longer match the filter. */
    update: (change: (row: Row) => Row) => {
      void mutate((page) => page && { ...page, rows: page.rows.map(change) })
    },
  }
}
