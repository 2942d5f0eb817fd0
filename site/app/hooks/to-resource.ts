import type { SWRResponse } from 'swr'
import type { Resource } from '#ds/hooks/resource.ts'
import { ApiError } from '#site/api/api-error.ts'

/**
 * Converts a query to the resource that screens expect. Data stays ready, and becomes stale, when loading it again fails.
 * `message` is shown for an error. Default: the server's message without the status.
 */
export function toResource<Data>(
  { data, error, mutate }: Pick<SWRResponse<Data, Error>, 'data' | 'error' | 'mutate'>,
  message?: string,
): Resource<Data> {
  const loadError = error && {
    message: message ?? (error instanceof ApiError ? error.detail : error.message),
    onRetry: () => mutate(),
  }
  if (data !== undefined) return { status: 'ready', data, stale: loadError }
  return loadError ? { status: 'error', ...loadError } : { status: 'loading' }
}
