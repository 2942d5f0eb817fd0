import { useState } from 'react'

/** Acts on single rows, several at a time, and what became of the last one that failed. */
export interface RowActs {
  /** Whether an act on this row is under way. */
  isPending: (rowKey: string) => boolean
  /** What the last act failed with; gone once another one starts. */
  failure: string | undefined
  /** Runs `act` for a row. A second act on a row whose first is under way is not started. */
  run: (rowKey: string, act: () => Promise<void>) => void
}

/** Keeps, per row of a table, whether its act is under way, so that one slow row never blocks another. */
export function useRowActs(): RowActs {
  const [pending, setPending] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  return {
    isPending: (rowKey) => pending.includes(rowKey),
    failure,
    run: (rowKey, act) => {
      if (pending.includes(rowKey)) return
      setFailure(undefined)
      setPending((keys) => [...keys, rowKey])
      act()
        .finally(() => setPending((keys) => keys.filter((key) => key !== rowKey)))
        .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
    },
  }
}
