import { useRef } from 'react'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { type MutationOptions, useMutation } from '#site/hooks/use-mutation.ts'

/**
 * A mutation whose response the component shows, such as codes that are shown once. The response is in no state and no cache: it is given to
 * the caller, and to nothing else.
 */
export function useResultOf<Values, Response extends object>(options: MutationOptions<Values, Response, never>) {
  const response = useRef<Response>(null)
  const send = useMutation<Values, Response>({
    ...options,
    onSuccess(received, values) {
      response.current = received
      options.onSuccess?.(received, values)
    },
  })
  return async (values: Values): Promise<({ ok: true } & Response) | Exclude<SubmitResult, { ok: true }>> => {
    const result = await send(values)
    if (!result.ok) return result
    const received = response.current
    response.current = null
    // There is a response after a success.
    return { ok: true, ...(received as Response) }
  }
}
