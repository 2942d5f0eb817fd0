import type { SWRConfiguration } from 'swr'
import { request } from '#site/api/request.ts'

/** What a query is known by: the path to GET, and for the back-office the bearer token beside it. */
export type QueryKey = string | readonly [path: string, token: string]

/**
 * Defaults of every query (product spec, section 7): a GET to the key's path; no refetch by interval or on focus,
 * data never goes stale, nothing is retried by itself. What changes is refreshed on purpose.
 */
export const swrOptions: SWRConfiguration = {
  fetcher: (key: QueryKey) => (typeof key === 'string' ? request(key) : request(key[0], { token: key[1] })),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
}
