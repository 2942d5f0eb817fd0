import { useEffect, useRef, useState } from 'react'

/** What the server found wrong with a field; `path` names it with dots, such as `title.zh`. */
export interface FieldError {
  path: string
  message: string
}

/** The message for a field, or for something within it. */
export const fieldErrorAt = (errors: readonly FieldError[], path: string): string | undefined =>
  errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message

/** The result of an action. After a failure, the user's input is kept and `message` is shown, or those of the fields at the fields. */
export type SubmitResult = { ok: true } | { ok: false; message: string; fieldErrors?: readonly FieldError[] }

/** The result of a sign-in, which may also be that the account has a second factor: then the same is sent again with its code. */
export type SignInResult = SubmitResult | { ok: false; needsCode: true }

/** Calls `onCode` if the account has a second factor. That is not a failure, and has no message. */
export function withoutCode(result: SignInResult, onCode: () => void): SubmitResult {
  if (result.ok || !('needsCode' in result)) return result
  onCode()
  return { ok: true }
}

export interface Action {
  /** Whether a request is pending. False while a form is only being validated. */
  pending: boolean
  /** The keys with a pending request, such as the ids of rows. */
  pendingKeys: ReadonlySet<string>
  /** Why the last request failed, until the next one starts, or until the device is online again if it was not. */
  error: string | undefined
  /** What was wrong with the fields of the last request, until the next one starts. */
  fieldErrors: readonly FieldError[]
  /**
   * Calls `send` and resolves with whether it succeeded. If a request with the same key is pending, sends nothing and resolves with
   * `false`; requests with other keys run concurrently. Without a key there is one request at a time.
   */
  run: (send: () => Promise<SubmitResult>, key?: string) => Promise<boolean>
  /** Clears `error` and `fieldErrors`, for example when the user switches to another item. */
  clearError: () => void
}

interface Failure extends Pick<Action, 'error' | 'fieldErrors'> {
  /** Whether the device was offline, as the message then says. */
  isOffline: boolean
}
const none: Failure = { error: undefined, fieldErrors: [], isOffline: false }

/** Runs the requests of a component, tracks which are pending, and keeps the error of the last one. */
export function useAction(): Action {
  const [pendingKeys, setPendingKeys] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<Failure>(none)
  // It is a ref, because a second click can come before `pendingKeys` has been rendered.
  const running = useRef(new Set<string>())

  const run: Action['run'] = async (send, key = '') => {
    if (running.current.has(key)) return false
    running.current.add(key)
    setPendingKeys(new Set(running.current))
    setFailure(none)
    try {
      const result = await send()
      if (!result.ok)
        setFailure({
          error: result.message,
          fieldErrors: result.fieldErrors ?? [],
          isOffline: !navigator.onLine,
        })
      return result.ok
    } finally {
      running.current.delete(key)
      setPendingKeys(new Set(running.current))
    }
  }
  const { isOffline, error, fieldErrors } = failure
  // That the device is offline is not true any longer once it is connected again.
  useEffect(() => {
    if (!isOffline) return
    const clear = () => setFailure(none)
    window.addEventListener('online', clear)
    return () => window.removeEventListener('online', clear)
  }, [isOffline])
  return { pending: pendingKeys.size > 0, pendingKeys, error, fieldErrors, run, clearError: () => setFailure(none) }
}
