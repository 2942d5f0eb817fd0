import { useState } from 'react'
import useSWR from 'swr'
import type { AdminPrice, NewPlan, NewPrice, PlanChange } from '#contracts/admin-catalog.ts'
import {
  type CatalogEntry,
  type CatalogKind,
  type CatalogResult,
  catalogKinds,
  type EntryBody,
  listsNeededBy,
} from '#ds/admin/CatalogPanel/index.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { loadAll } from '#site/api/load-all.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { adminSession } from '#site/session/admin-session.ts'
import { formDraftsOf } from '#site/session/drafts.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** An entry to add, or to change the one with this id. */
interface Save {
  of: CatalogKind
  id: string | undefined
  body: EntryBody
}

/** The refusal of a change because somebody else was faster. */
interface Changed {
  ok: false
  changed: true
}

const isChanged = (error: unknown) => error instanceof ApiError && error.code === 'catalog_changed'

/** One list, which is loaded while a view needs it. */
function useEntries<Kind extends CatalogKind>(kind: Kind, shown: CatalogKind, token: string | undefined) {
  const isNeeded = listsNeededBy[shown].includes(kind)
  const key = token && isNeeded ? ([`/api/admin/catalog/${kind}`, token] as const) : null
  return useSWR<readonly CatalogEntry<Kind>[], Error>(key, () =>
    loadAll(`/api/admin/catalog/${kind}`, kind, token ?? ''),
  )
}

/** The data and the mutations of the catalogue in the back-office. */
export function useCatalogAdmin(token: string | undefined) {
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const [kind, setKind] = useTab(catalogKinds, 'plans', 'view')
  const [planId, setPlanId] = useState<number>()
  const lists = {
    plans: useEntries('plans', kind, token),
    promotions: useEntries('promotions', kind, token),
    locations: useEntries('locations', kind, token),
    images: useEntries('images', kind, token),
    products: useEntries('products', kind, token),
    series: useEntries('series', kind, token),
    categories: useEntries('categories', kind, token),
  }
  const pricesPath = `/api/admin/catalog/prices?planId=${planId}`
  const prices = useSWR<readonly AdminPrice[], Error>(token && planId ? [pricesPath, token] : null, () =>
    loadAll(pricesPath, 'prices', token ?? ''),
  )
  const toasts = { done: { title: toastTexts.updated, tone: 'positive' }, failed: toastTexts.updateFailed } as const

  /** Loads a list again and returns an entry as it is now. */
  async function reloaded<Kind extends CatalogKind>(of: Kind, id: string): Promise<CatalogEntry<Kind> | undefined> {
    const entries = (await lists[of].mutate()) as readonly CatalogEntry<Kind>[] | undefined
    return entries?.find((entry) => String(entry.id) === id)
  }

  const send = useSendOnce(({ of, id, body }: Save, idempotencyKey: string) => {
    const path = `/api/admin/catalog/${of}` as '/api/admin/catalog/plans'
    return id === undefined
      ? request(`POST ${path}`, { body: body as unknown as NewPlan, token, idempotencyKey })
      : request(`PATCH ${path}/${id}`, { body: body as unknown as PlanChange, token, idempotencyKey })
  })
  const save = useMutation<Save, unknown, Changed>({
    call: send,
    onSuccess: (_, { of }) => void lists[of].mutate(),
    refusalOf: (error) => (isChanged(error) ? { ok: false, changed: true } : undefined),
    toasts,
    remedies: changeRemedies,
  })
  const sendPrice = useSendOnce((body: NewPrice, idempotencyKey) =>
    request('POST /api/admin/catalog/prices', { body, token, idempotencyKey }),
  )
  const showPrices = () => {
    void lists.plans.mutate()
    void prices.mutate()
  }
  const setPrice = useMutation<NewPrice, unknown, Changed>({
    call: sendPrice,
    onSuccess: showPrices,
    refusalOf: (error) => (isChanged(error) ? { ok: false, changed: true } : undefined),
    toasts,
    remedies: changeRemedies,
  })
  const cancelPrice = useMutation({
    call: (priceId: string) =>
      request(`PATCH /api/admin/catalog/prices/${priceId}`, { body: { isCancelled: true }, token }),
    onSuccess: showPrices,
    toasts,
    remedies: changeRemedies,
  })

  const withdrawn = { ok: false, message: toastTexts.updateFailed } as const
  return {
    kind,
    onKindChange: setKind,
    lists: {
      plans: toResource(lists.plans),
      promotions: toResource(lists.promotions),
      locations: toResource(lists.locations),
      images: toResource(lists.images),
      products: toResource(lists.products),
      series: toResource(lists.series),
      categories: toResource(lists.categories),
    },
    async onSave(of: CatalogKind, id: string | undefined, body: EntryBody): Promise<CatalogResult> {
      const result = await save({ of, id, body })
      if (!('changed' in result)) return result
      const changed = id === undefined ? undefined : await reloaded(of, id).catch(() => undefined)
      return changed ? { ok: false, changed } : withdrawn
    },
    onPricesShown: setPlanId,
    prices: toResource(prices),
    now: () => new Date().toISOString(),
    drafts: formDraftsOf(adminSession.get()?.admin.email ?? ''),
    async onPriceSet(price: NewPrice): Promise<CatalogResult<CatalogEntry<'plans'>>> {
      const result = await setPrice(price)
      if (!('changed' in result)) return result
      const changed = await reloaded('plans', String(price.planId)).catch(() => undefined)
      return changed ? { ok: false, changed } : withdrawn
    },
    onPriceCancel: cancelPrice,
  }
}
