import type { SWRResponse } from 'swr'
import type { Resource } from '#ds/account/types.ts'

/** A query's state as the screens take it. What is there stays in view, also when asking again has failed. */
export function toResource<Answer, Data>(
  { data, error, mutate }: SWRResponse<Answer>,
  read: (answer: Answer) => Data,
): Resource<Data> {
  if (data !== undefined) return { status: 'ready', data: read(data) }
  if (error)
    return {
      status: 'error',
      message: error.message,
      onRetry: () => {
        void mutate()
      },
    }
  return { status: 'loading' }
}
