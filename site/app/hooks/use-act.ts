import { useRef, useState } from 'react'

/** One act of a person that the server decides on: whether it is under way, and what the last try came to. */
export interface Act<Args extends unknown[]> {
  /** Does it. A second call while the first is under way is ignored. Never rejects: a failure stands in `failure`. */
  run: (...args: Args) => Promise<void>
  pending: boolean
  /** What the last try failed with, until the next one; undefined when it did not. */
  failure: unknown
  /** Forgets the last failure, such as when the person turns to something else. */
  clearFailure: () => void
}

export function useAct<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
  onFailure?: (message: string) => void,
): Act<Args> {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // Two calls can come before `pending` has been rendered.
  const underWay = useRef(false)

  return {
    async run(...args) {
      if (underWay.current) return
      underWay.current = true
      setPending(true)
      setFailure(undefined)
      try {
        await act(...args)
      } catch (error) {
        setFailure(error)
        onFailure?.(error instanceof Error ? error.message : String(error))
      } finally {
        underWay.current = false
        setPending(false)
      }
    },
    pending,
    failure,
    clearFailure: () => setFailure(undefined),
  }
}
