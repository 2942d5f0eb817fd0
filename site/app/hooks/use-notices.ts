import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { AccountSummary } from '#contracts/account.ts'
import type { Notice, Notices } from '#contracts/notices.ts'
import { dataOf, mapResource } from '#ds/hooks/resource.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'

/** Pages after the first one, and where the next one begins; null after the last one. */
interface Older {
  notices: readonly Notice[]
  next: string | null
}

const allRead = (known?: Notices) =>
  known && { ...known, unread: 0, notices: known.notices.map((notice) => ({ ...notice, isRead: true })) }

/**
 * The notices of a customer while they are open: what is shown is read, which the server is told and the bell shows at once. What was unread stays marked
 * as such until they are closed.
 */
export function useNotices({ userId, enabled }: { userId: string; enabled: boolean }) {
  const { mutate } = useSWRConfig()
  const query = useQuery(enabled ? paths.notices : null, { revalidateOnFocus: false })
  const first = toResource(query)
  const page = dataOf(first)
  const [older, setOlder] = useState<Older | null>(null)
  if (!enabled && older) setOlder(null)

  const newest = page?.notices[0]?.id
  const hasUnread = page !== undefined && page.unread > 0
  useEffect(() => {
    if (!enabled || newest === undefined || !hasUnread) return
    const markRead = async () => {
      const { unread } = await request('POST /api/account/notices/read', { body: { until: newest } })
      const change = (known?: AccountSummary) => known && { ...known, unreadNotices: unread }
      await mutate<AccountSummary>(paths.summary(userId), change, { revalidate: false })
    }
    // Otherwise they stay unread, and the next visit tells the server.
    void markRead().catch(() => undefined)
  }, [enabled, newest, hasUnread, mutate, userId])
  useEffect(() => {
    if (!enabled) return
    return () => void mutate<Notices>(paths.notices, allRead, { revalidate: false })
  }, [enabled, mutate])

  const next = older ? older.next : (page?.nextCursor ?? null)
  const loadMore = useMutation({
    call: (cursor: string) => request(`GET ${paths.notices}&cursor=${encodeURIComponent(cursor)}`),
    onSuccess: ({ notices, nextCursor }) =>
      setOlder((known) => ({ notices: [...(known?.notices ?? []), ...notices], next: nextCursor })),
  })
  return {
    notices: mapResource(first, ({ notices }) => [...notices, ...(older?.notices ?? [])]),
    onMore: next === null ? undefined : () => loadMore(next),
  }
}
