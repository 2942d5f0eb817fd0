import { useSWRConfig } from 'swr'
import type { DataAt, GetPath } from '#contracts/calls.ts'
import type { Vps } from '#contracts/vps.ts'
import { mapResource, type Resource } from '#ds/hooks/resource.ts'
import { loadList, wholeList } from '#site/api/load-list.ts'
import { paths } from '#site/api/paths.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useQuery } from '#site/hooks/use-query.ts'

type Options<Path extends GetPath> = Parameters<typeof useQuery<Path>>[1]

/** What a record of a previous version does not have during an upgrade: its price is not shown. */
const absent = {
  number: null,
  price: '',
  nextCharge: null,
  renewalAmount: '',
  trialEndsAt: null,
  suspendedReason: null,
  suspendedNote: null,
  autoRenew: true,
  cancelAt: null,
  suspendedAt: null,
  suspendAfter: null,
  deleteAfter: null,
  failure: null,
  power: 'running',
  action: null,
  tags: [],
  notes: '',
} satisfies Partial<Vps>

/** Loads all instances of a customer. */
export const loadInstances = async (path: string): Promise<Vps[]> =>
  (await loadList<Vps>(path)).map((vps) => ({ ...absent, ...vps }))

/** The path of a customer's data; null, so that nothing is requested, while nobody is known. */
export const personal = <Path extends GetPath>(userId: string, path: Path) => (userId === '' ? null : path)

/** Loads again whatever could not be loaded: a page says once that something is missing, and one click brings all of it. */
export function useRetryFailed(): () => Promise<unknown> {
  const { cache, mutate } = useSWRConfig()
  return () => mutate((key) => typeof key === 'string' && cache.get(key)?.error !== undefined)
}

/** The data at a path as a resource, whose retry loads everything that has failed. */
export function useAccountResource<Path extends GetPath>(
  path: Path | null,
  options?: Options<Path>,
): Resource<DataAt<Path>> {
  const retryFailed = useRetryFailed()
  const { data, error } = useQuery(path, options)
  // The type of a path's data is not resolved while the path is a parameter.
  return toResource<DataAt<Path>>({ data, error, mutate: retryFailed as never })
}

/** The record of the customer. */
export const useCustomer = (userId: string) =>
  mapResource(useAccountResource(personal(userId, paths.me)), ({ user }) => user)

/** Whole dong as a decimal string. */
export const useBalance = (userId: string) =>
  mapResource(useAccountResource(personal(userId, paths.balance(userId))), (response) => response.balance)

/** The figures of the account. */
export const useSummary = (userId: string) => useAccountResource(personal(userId, paths.summary(userId)))

/** What falls due, and until when the wallet lasts. */
export const useForecast = (userId: string) => useAccountResource(personal(userId, paths.forecast))

/** What is sold. */
export const useOrderCatalog = (userId: string) => useAccountResource(personal(userId, paths.catalog))

/** What holds today for this customer. */
export const useOffers = (userId: string) =>
  mapResource(useAccountResource(personal(userId, paths.offers)), (response) => response.offers)

/** All tickets of the customer. */
export const useTickets = (userId: string) => useAccountResource(personal(userId, paths.tickets(userId)), wholeList)

/** All instances of the customer. `usePendingRecords` follows those that change. */
export const useInstances = (userId: string) =>
  useAccountResource(personal(userId, paths.instances(userId)), { fetcher: loadInstances })

/** The latest 200 transactions of the customer. `usePendingRecords` follows those that wait. */
export const useTransactions = (userId: string) => useAccountResource(personal(userId, paths.transactions(userId)))
