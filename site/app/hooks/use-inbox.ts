import { useSearchParams } from 'react-router'
import useSWR from 'swr'
import type { InboxCounts, InboxRows } from '#contracts/ticket-desk.ts'
import { type InboxView, inboxViews } from '#ds/admin/TicketInbox/index.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useAsInSpec } from '#site/hooks/use-as-in-spec.ts'
import { useListFilters } from '#site/hooks/use-list-filters.ts'
import { searchInQuery, useSearchBox } from '#site/hooks/use-search-box.ts'
import { deskHref, useTab } from '#site/hooks/use-tab.ts'

/** How often the sizes of the inbox's parts are loaded again. */
const COUNTS_MS = 60_000
/** The path of the sizes, which come with each list; this one is as short as it can be. */
const COUNTS = '/api/admin/tickets?inbox=mine&limit=1'

/** The query of each part; a chosen status takes the place of those of `open`. */
const partOf: Readonly<Record<InboxView, Record<string, string>>> = {
  mine: { inbox: 'mine' },
  unassigned: { inbox: 'unassigned' },
  overdue: { inbox: 'overdue' },
  open: { status: 'open,in_progress' },
  closed: { status: 'closed' },
  all: {},
}

interface InboxOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** Whether the inbox is visible. */
  enabled: boolean
}

/** The inbox of tickets: its part, filters and order in the address, its search, and the sizes of all parts. */
export function useInbox({ token, enabled }: InboxOptions) {
  const [, setQuery] = useSearchParams()
  const [view] = useTab(inboxViews, 'open', 'state')
  const { filters, sort, forServer, ...change } = useListFilters(
    ['status', 'priority'],
    view === 'overdue' ? {} : { created: 'id' },
  )
  const list = useAdminList({
    token,
    searchBox: useSearchBox(),
    path: '/api/admin/tickets',
    filter: { ...partOf[view], ...forServer, ...(view === 'closed' && partOf.closed) },
    enabled,
    rowsOf: (response) => response.tickets,
    errorMessage: useAsInSpec()('Failed to fetch tickets'),
  })
  const { data } = useSWR<InboxRows, Error>(token && enabled ? [COUNTS, token] : null, {
    refreshInterval: COUNTS_MS,
    revalidateIfStale: true,
    keepPreviousData: true,
  })
  const counts: InboxCounts | undefined = data?.counts
  return {
    ...list.props,
    view,
    counts,
    hrefOf: deskHref,
    filters,
    sort,
    /** Another part is another list: the search ends. */
    onViewChange(next: InboxView) {
      setQuery(
        (current) => {
          const changed = new URLSearchParams(current)
          changed.delete(searchInQuery)
          if (next === 'open') changed.delete('state')
          else changed.set('state', next)
          return changed
        },
        { preventScrollReset: true },
      )
    },
    onFiltersChange: change.onFiltersChange,
    onSortChange: change.onSortChange,
    /** The server can only search all tickets: typing switches to that part. */
    onQueryChange(text: string) {
      if (text !== '' && (view !== 'all' || Object.keys(forServer).length > 0))
        setQuery(
          (current) => {
            const changed = new URLSearchParams(current)
            for (const name of ['status', 'priority', 'sort', 'direction']) changed.delete(name)
            changed.set('state', 'all')
            return changed
          },
          { preventScrollReset: true },
        )
      list.props.onQueryChange(text)
    },
  }
}
