import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { browserClock } from '#ds/components/feedback/Toast/clock.ts'
import type { Clock } from '#ds/components/feedback/Toast/index.ts'
import { createUndoStore, type UndoOffer, type UndoRecord, type UndoStore } from './undo-store.ts'

/** What has been done and can still be undone, and how to offer more of it. */
export interface UndoControls {
  /** Shows that an action has been done, and for 10 seconds how to undo it. Returns the id of the offer. */
  offer: (offer: UndoOffer) => string
  /** Takes an action back; without an id the newest. */
  undo: (id?: string) => Promise<void>
  /** Ends an offer: the action stays done. */
  dismiss: (id: string) => void
  /** The offers, oldest first. */
  records: readonly UndoRecord[]
  /** For UndoToast. */
  store: UndoStore
}

const none: readonly UndoRecord[] = []

/**
 * Keeps what can be undone. An action is done at once, by its own call, and undone by a second one; so leaving the page loses only the
 * offer, never the action, and nobody waits for what seems done. Pass the result to UndoToast. `clock`: the browser's by default.
 */
export function useUndo(clock: Clock = browserClock): UndoControls {
  const [store] = useState(() => createUndoStore(clock))
  const records = useSyncExternalStore(store.subscribe, store.getSnapshot, () => none)
  useEffect(() => store.leave, [store])
  return useMemo(
    () => ({ offer: store.offer, undo: store.undo, dismiss: store.dismiss, records, store }),
    [store, records],
  )
}
