import useSWR from 'swr'
import type { ListViews, ViewCounts } from '#ds/admin/AdminTable/index.ts'
import type { AdminTab } from '#ds/screens/AdminScreen/index.ts'
import { request } from '#site/api/request.ts'
import { filterQuery } from '#site/hooks/use-list-filters.ts'

/** How often the counts are loaded again while they are shown. */
const COUNTS_MS = 60_000

/** The tabs whose lists the server counts. */
type CountedTab = Extract<AdminTab, 'users' | 'vps' | 'transactions'>

export interface ViewCountsOptions {
  /** The open tab. */
  tab: AdminTab
  /** The views of its list. Without any, nothing is requested. */
  views: ListViews | undefined
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
}

/** How many records each view of the open list has; undefined until they have been counted. */
export function useViewCounts({ tab, views = {}, token }: ViewCountsOptions): ViewCounts | undefined {
  const path = `/api/admin/${tab as CountedTab}` as const
  const load = async (): Promise<ViewCounts> => {
    const counts: Record<string, number> = {}
    for (const [id, filters] of Object.entries(views)) {
      const query = new URLSearchParams({ ...filterQuery(filters), limit: '1', count: 'true' })
      const { total } = await request(`GET ${`${path}?${query}` as typeof path}`, { token })
      // The previous version of the server does not count.
      if (total !== undefined) counts[id] = total
    }
    return counts
  }
  const key = token && Object.keys(views).length > 0 ? ([`${path}?count=true`, token] as const) : null
  const { data } = useSWR<ViewCounts, Error>(key, load, { refreshInterval: COUNTS_MS })
  return data
}
