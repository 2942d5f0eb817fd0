import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { AdminForecast, HeldVps, HoldRequest } from '#contracts/plan-life.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { RenewalFilter, RenewalsView } from '#ds/admin/RenewalsPanel/index.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { customerRowHref, vpsRowHref } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

const RENEWALS = '/api/admin/renewals'
const VPS = '/api/admin/vps'
/** How many days are looked ahead, today included. */
const DAYS = 30
const FORECAST = `/api/admin/forecast?days=${DAYS}`
/** How often the days until a due date are counted again. */
const NOW_MS = 60_000

const daysOf: Record<Exclude<RenewalFilter, 'overdue'>, number> = { day: 1, week: 7, month: 30 }

/** The due dates that a filter lists at a time (milliseconds), as the server is told them. */
export function rangeOf(filter: RenewalFilter, now: number): { from?: string; to: string } {
  const iso = (at: number) => new Date(at).toISOString()
  // Without a beginning, the list has everything that was due before its end.
  if (filter === 'overdue') return { to: iso(now) }
  return { from: iso(now), to: iso(now + daysOf[filter] * DAY_MS) }
}

export interface RenewalsAdminOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The open view: only its list is loaded. */
  view: RenewalsView
  filter: RenewalFilter
}

interface Hold {
  id: string
  values: HoldRequest
}

/** The data and the mutations of renewals in the back-office. */
export function useRenewalsAdmin({ token, view, filter }: RenewalsAdminOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const { mutate } = useSWRConfig()
  const now = useNow(NOW_MS)
  // The range stays as it is while its pages are read: each one begins where the last one has ended.
  const [chosen, setChosen] = useState({ filter, view, at: Date.now() })
  if (chosen.filter !== filter || chosen.view !== view) setChosen({ filter, view, at: Date.now() })
  const renewals = useAdminList({
    token,
    path: RENEWALS,
    filter: rangeOf(filter, chosen.at),
    enabled: view === 'due',
    rowsOf: (response) => response.renewals,
  })
  const forecast = useSWR<AdminForecast, Error>(token ? [FORECAST, token] : null, { keepPreviousData: true })

  const hold = useMutation({
    call: ({ id, values }: Hold) => request(`POST ${VPS}/${id}/hold`, { body: values, token }),
    onSuccess({ vps, terms }: HeldVps) {
      // What becomes of it is known to the server alone, from which the row is loaded again.
      renewals.update((row) => (row.vps.id === vps.id ? { ...row, vps, terms } : row))
      void forecast.mutate()
      void mutate((key) => Array.isArray(key) && String(key[0]).startsWith(VPS), undefined)
    },
    toasts: { done: { title: toastTexts.updated, tone: 'positive' } },
    remedies: changeRemedies,
  })

  const { query: _, onQueryChange: __, ...list } = renewals.props
  return {
    now,
    renewals: list,
    forecast: toResource(forecast),
    onHold: (id: string, values: HoldRequest) => hold({ id, values }),
    hrefOf: { vps: vpsRowHref, customer: customerRowHref },
  }
}
