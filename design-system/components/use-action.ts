import { useRef, useState } from 'react'

/** The result of an action. After a failure, the user's input is kept and `message` is shown. */
export type SubmitResult = { ok: true } | { ok: false; message: string }

export interface Action {
  /** Whether a request is pending. False while a form is only being validated. */
  pending: boolean
  /** The keys with a pending request, such as the ids of rows. */
  pendingKeys: ReadonlySet<string>
  /** Why the last request failed, until the next one starts. */
  error: string | undefined
  /**
   * Calls `send` and resolves with whether it succeeded. If a request with the same key is pending, sends nothing and resolves with
   * `false`; requests with other keys run concurrently. Without a key there is one request at a time.
   */
  run: (send: () => Promise<SubmitResult>, key?: string) => Promise<boolean>
  /** Clears `error`, for example when the user switches to another item. */
  clearError: () => void
}

/** Runs the requests of a component, tracks which are pending, and keeps the error of the last one. */
export function useAction(): Action {
  const [pendingKeys, setPendingKeys] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string>()
  // A ref, because a second press can come before `pendingKeys` has been rendered.
  const running = useRef(new Set<string>())

  const run: Action['run'] = async (send, key = '') => {
    if (running.current.has(key)) return false
    running.current.add(key)
    setPendingKeys(new Set(running.current))
    setError(undefined)
    try {
      const result = await send()
      if (!result.ok) setError(result.message)
      return result.ok
    } finally {
      running.current.delete(key)
      setPendingKeys(new Set(running.current))
    }
  }
  return { pending: pendingKeys.size > 0, pendingKeys, error, run, clearError: () => setError(undefined) }
}
