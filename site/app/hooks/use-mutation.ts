import { type ToastOptions, useToast } from '#ds/components/Toast/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { type Remedies, remedyOf } from '#site/api/remedy.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'

export interface MutationNotices<Response, Values> {
  /** Said after a success. Default: nothing. */
  done?: ToastOptions | ((response: Response, values: Values) => ToastOptions)
  /** Title of what is said about an error, or a function that says it. Default: nothing, whoever called shows the result. */
  failed?: string | ((message: string) => void)
  /** Stands before the error's own words. */
  what?: string
}

export interface MutationOptions<Values, Response, Refusal> {
  /** The call. Rejects when it failed. */
  call: (values: Values) => Promise<Response>
  /** Takes the response, before anything is said: writes it into the cache, closes a dialog. Nothing waits for calls that it makes. */
  onSuccess?: (response: Response, values: Values) => void
  /** The result of an error that the component itself deals with; then nothing is said. Default: of none. */
  refusalOf?: (error: unknown) => Refusal | undefined
  notices?: MutationNotices<Response, Values>
  /** What a form says: what to do next. Default: the error's own words. */
  remedies?: Remedies
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Something that a user does and the server decides on. It never rejects: the result is for the component that asked. What the
 * response changes is in the cache, the notice is shown, and a session that has ended is left by then.
 */
export function useMutation<Values, Response, Refusal = never>({
  call,
  onSuccess,
  refusalOf,
  notices = {},
  remedies,
}: MutationOptions<Values, Response, Refusal>) {
  const toast = useToast()
  const onCallError = useOnCallError()

  return async (values: Values): Promise<SubmitResult | Refusal> => {
    let response: Response
    try {
      response = await call(values)
    } catch (error) {
      const refusal = refusalOf?.(error)
      if (refusal) return refusal
      const message = notices.what ? `${notices.what}. ${messageOf(error)}`.trim() : messageOf(error)
      if (typeof notices.failed === 'function') notices.failed(message)
      else if (notices.failed) toast.show({ title: notices.failed, description: message, tone: 'critical' })
      onCallError(error, message)
      return { ok: false, message: remedies ? remedyOf(error, remedies) : message }
    }
    onSuccess?.(response, values)
    const done = typeof notices.done === 'function' ? notices.done(response, values) : notices.done
    if (done) toast.show(done)
    return { ok: true }
  }
}
