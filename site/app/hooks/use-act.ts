import { useRef, useState } from 'react'

/** One act of a person that the server decides on: whether it is under way, and what the last try came to. */
export interface Act<Args extends unknown[]> {
  /** Does it. A second call while the first is under way is ignored. Never rejects: a failure stands in `error`. */
  run: (...args: Args) => Promise<void>
  pending: boolean
  /** Message of the last failure, until the next try. */
  error: string | undefined
  /** Forgets the last failure, such as when the person turns to something else. */
  clearError: () => void
}

export function useAct<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
  onFailure?: (message: string) => void,
): Act<Args> {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  // Two calls can come before `pending` has been rendered.
  const underWay = useRef(false)

  return {
    async run(...args) {
      if (underWay.current) return
      underWay.current = true
      setPending(true)
      setError(undefined)
      try {
        await act(...args)
      } catch (failure) {
        const message = failure instanceof Error ? failure.message : String(failure)
        setError(message)
        onFailure?.(message)
      } finally {
        underWay.current = false
        setPending(false)
      }
    },
    pending,
    error,
    clearError: () => setError(undefined),
  }
}
