import { useRef, useState } from 'react'

/** One act of a person that the server decides on: whether it is under way, and what the last try came to. */
export interface Act<Args extends unknown[]> {
  /** Runs it. A second call while the first is pending is ignored. Never rejects: an error is kept in `failure`. */
  run: (...args: Args) => Promise<void>
  pending: boolean
  /** The error of the last run, until the next one; undefined if it succeeded. */
  failure: unknown
  /** Clears the last failure, for example when the user switches to another form. */
  clearFailure: () => void
}

/** Runs one user action at a time and keeps its state. `onFailure` gets the error's message. */
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
