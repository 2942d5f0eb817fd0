import { type ToastOptions, useToast } from '#ds/components/feedback/Toast/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { ApiError } from '#site/api/api-error.ts'
import { type Remedies, remedyOf } from '#site/api/remedy.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'

export interface MutationToasts<Response, Values> {
  /** Toast after a success; a function may return none. Default: none. */
  done?: ToastOptions | ((response: Response, values: Values) => ToastOptions | undefined)
  /** Title of the toast about an error, or a function that shows it elsewhere. Default: none, the caller shows the result. */
  failed?: string | ((message: string) => void)
  /** The failed action, prepended to the error's message. */
  what?: string | undefined
}

export interface MutationOptions<Values, Response, Refusal> {
  /** Sends the request. Rejects on failure. */
  call: (values: Values) => Promise<Response>
  /** Called with the response before the toast is shown: writes it into the cache, closes a dialog. Requests that it sends are not awaited. */
  onSuccess?: (response: Response, values: Values) => void
  /** Returns the result for an error that the component itself handles; then no toast is shown. Default: none. */
  refusalOf?: (error: unknown) => Refusal | undefined
  toasts?: MutationToasts<Response, Values>
  /** Messages for the form about what to do next. Default: the error's message. */
  remedies?: Remedies
  /** The message for the form, where no toast says why. Default: as `remedies` says. */
  reasonOf?: (error: unknown) => string
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Returns a function that performs a user's action on the server. It never rejects, but resolves with the result for the
 * component. By then the cache is updated, the toast is shown, and the end of a session has been handled.
 */
export function useMutation<Values, Response, Refusal = never>({
  call,
  onSuccess,
  refusalOf,
  toasts = {},
  remedies,
  reasonOf,
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
      const message = toasts.what ? `${toasts.what}. ${messageOf(error)}`.trim() : messageOf(error)
      if (typeof toasts.failed === 'function') toasts.failed(message)
      else if (toasts.failed) toast.show({ title: toasts.failed, description: message, tone: 'critical' })
      onCallError(error, message)
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : []
      return {
        ok: false,
        message: reasonOf?.(error) ?? (remedies ? remedyOf(error, remedies) : message),
        ...(fieldErrors.length > 0 && { fieldErrors }),
      }
    }
    onSuccess?.(response, values)
    const done = typeof toasts.done === 'function' ? toasts.done(response, values) : toasts.done
    if (done) toast.show(done)
    return { ok: true }
  }
}
