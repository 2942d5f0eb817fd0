import type { SWRResponse } from 'swr'
import type { Resource } from '#ds/components/resource.ts'
import { ApiError } from '#site/api/api-error.ts'

/**
 * A query as the screens take it. What is there stays in view when asking again has failed. `message` is what people read about an
 * error. Default: the server's own words, without the status.
 */
export function toResource<Data>(
  { data, error, mutate }: Pick<SWRResponse<Data, Error>, 'data' | 'error' | 'mutate'>,
  message?: string,
): Resource<Data> {
  const loadError = error && {
    message: message ?? (error instanceof ApiError ? error.detail : error.message),
    onRetry: () => {
      void mutate()
    },
  }
  if (data !== undefined) return { status: 'ready', data, stale: loadError }
  return loadError ? { status: 'error', ...loadError } : { status: 'loading' }
}
