import type { SWRResponse } from 'swr'
import type { LoadFailure, Resource } from '#ds/components/resource.ts'
import { ApiError } from '#site/api/api-error.ts'

/** Why a query failed, as shown to users: without the status code. */
const messageOf = (error: Error) => (error instanceof ApiError ? error.detail : error.message)

/** A query's state as the screens take it. What is there stays in view, also when asking again has failed. */
export function toResource<Answer, Data>(
  { data, error, mutate }: SWRResponse<Answer>,
  read: (answer: Answer) => Data,
): Resource<Data> {
  if (data !== undefined) return { status: 'ready', data: read(data) }
  if (error)
    return {
      status: 'error',
      message: messageOf(error),
      onRetry: () => {
        void mutate()
      },
    }
  return { status: 'loading' }
}

/** What to say when any of these queries has failed, and the way to ask all that have failed again. */
export function loadFailureOf(...queries: SWRResponse[]): LoadFailure | undefined {
  const failed = queries.filter(({ error }) => error)
  if (failed.length === 0) return undefined
  return {
    message: messageOf(failed[0]?.error),
    onRetry: () => {
      for (const query of failed) void query.mutate()
    },
  }
}
