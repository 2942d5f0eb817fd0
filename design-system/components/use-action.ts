import { useRef, useState } from 'react'

/** How something that a user asked for ended. After a failure what was typed stays, and `message` is shown. */
export type SubmitResult = { ok: true } | { ok: false; message: string }

export interface Action {
  /** A request is under way. Not while a form is only being checked. */
  pending: boolean
  /** The keys whose request is under way, such as the ids of rows. */
  pendingKeys: ReadonlySet<string>
  /** Why the last request failed, until the next one starts. */
  error: string | undefined
  /**
   * Sends, and returns whether that succeeded. While a request of the same key is under way a second one is not sent, and returns
   * `false`; other keys go on beside it. Without a key there is one request at a time.
   */
  run: (send: () => Promise<SubmitResult>, key?: string) => Promise<boolean>
  /** Forgets why the last request failed, such as when the user turns to something else. */
  clearError: () => void
}

/** What a component does over the network: whether it is under way, and why it failed, for the user who asked for it. */
export function useAction(): Action {
  const [pendingKeys, setPendingKeys] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string>()
  // Two presses can come before `pendingKeys` has been rendered.
  const underWay = useRef(new Set<string>())

  const run: Action['run'] = async (send, key = '') => {
    if (underWay.current.has(key)) return false
    underWay.current.add(key)
    setPendingKeys(new Set(underWay.current))
    setError(undefined)
    try {
      const result = await send()
      if (!result.ok) setError(result.message)
      return result.ok
    } finally {
      underWay.current.delete(key)
      setPendingKeys(new Set(underWay.current))
    }
  }
  return { pending: pendingKeys.size > 0, pendingKeys, error, run, clearError: () => setError(undefined) }
}
