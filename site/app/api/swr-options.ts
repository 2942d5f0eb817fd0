import type { SWRConfiguration } from 'swr'
import type { GetPath } from '#contracts/calls.ts'
import { inPageLanguage } from '#site/api/in-page-language.ts'
import { request } from '#site/api/request.ts'

/** The cache key of a query: the path to GET and, in the back-office, the bearer token. */
export type QueryKey<Path extends GetPath = GetPath> = Path | readonly [path: Path, token: string]

/**
 * Defaults of all queries (product spec, section 7): a GET of the key's path; no refetch at an interval or on focus, data never
 * becomes stale, no automatic retries. Changed data is refreshed explicitly.
 */
export const swrOptions: SWRConfiguration = {
  fetcher(key: QueryKey) {
    const [path, token] = typeof key === 'string' ? [key] : key
    return request(`GET ${path}`, { token })
  },
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
  use: [inPageLanguage],
}
