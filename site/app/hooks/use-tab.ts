import { useSearchParams } from 'react-router'
import { searchInQuery } from '#site/hooks/use-search-box.ts'

const vpsInQuery = 'vps'
const ticketInQuery = 'ticket'
const ofOneTab = [
  'view',
  vpsInQuery,
  ticketInQuery,
  'status',
  'state',
  'kind',
  'type',
  'method',
  'priority',
  'renewsWithin',
  'from',
  'to',
  'sort',
  'direction',
]

/**
 * The selected tab, kept in the URL (`?tab=`), so that it survives a reload, can be linked, and the browser's back button returns
 * to the previous one. The default tab is omitted. `view` is the name for the tabs within a tab, `state` and
 * `kind` for the choices of a list.
 */
export function useTab<Tab extends string>(
  tabs: readonly Tab[],
  defaultTab: Tab,
  name: 'tab' | 'view' | 'state' | 'kind' = 'tab',
) {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((known) => known === query.get(name)) ?? defaultTab

  const setTab = (next: Tab) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        // The view, the filters and the open instance are the tab's: another tab opens without them.
        if (name === 'tab') for (const own of ofOneTab) changed.delete(own)
        if (name === 'tab' || name === 'view') changed.delete(searchInQuery)
        if (next === defaultTab) changed.delete(name)
        else changed.set(name, next)
        return changed
      },
      { preventScrollReset: true },
    )

  return [tab, setTab] as const
}

/** The address of a tab of the page at `path`, as `useTab` reads it. */
export const tabHref = <Tab extends string>(path: string, tab: Tab, defaultTab: Tab) =>
  tab === defaultTab ? path : `${path}?tab=${tab}`

/** The address of an instance's details on the dashboard. */
export const vpsHref = (id: string) => `/dashboard?${vpsInQuery}=${encodeURIComponent(id)}`

/** The address of an instance's own page, or of a tab of it. */
export const machineHref = (id: string, tab?: string) =>
  `/dashboard/vps/${encodeURIComponent(id)}${tab === undefined ? '' : `?tab=${tab}`}`

/** The address of a payment's page. Takes the id of the payment or of its deposit. */
export const topUpHref = (id: string) => `/dashboard/topup/${encodeURIComponent(id)}`

/** The address of a ticket on the desk of the back-office. */
export const deskHref = (id: string) => `/admin?tab=support&${ticketInQuery}=${encodeURIComponent(id)}`

/** The address of a list of the back-office that is searched for one row: of an instance by its id, of a customer by email. */
export const vpsRowHref = (id: string) => `/admin?tab=vps&${searchInQuery}=${encodeURIComponent(id)}`
export const customerRowHref = (email: string) => `/admin?tab=users&${searchInQuery}=${encodeURIComponent(email)}`

/** The id of the ticket that is open on the desk (`?ticket=`), kept like a tab. */
export function useOpenTicket(): string | undefined {
  const [query] = useSearchParams()
  return query.get(ticketInQuery) ?? undefined
}

/** The address of a ticket's page. */
export const ticketHref = (id: string) => `/tickets/${encodeURIComponent(id)}`

/** The instance whose details are open on the dashboard (`?vps=`), kept like a tab. */
export function useOpenVps() {
  const [query, setQuery] = useSearchParams()
  const setOpenId = (id: string | undefined) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (id === undefined) changed.delete(vpsInQuery)
        else changed.set(vpsInQuery, id)
        return changed
      },
      { preventScrollReset: true },
    )
  return [query.get(vpsInQuery) ?? undefined, setOpenId] as const
}
