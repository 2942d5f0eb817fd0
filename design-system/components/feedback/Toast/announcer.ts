import { TOAST_ANNOUNCE_DELAY_MS, TOAST_ANNOUNCEMENT_MS } from '#ds/tokens/timing.ts'
import type { Clock } from './clock.ts'

export interface Announcement {
  title: string
  description: string | undefined
  /** Interrupts what the screen reader is saying. For failures only. */
  assertive: boolean
}

/** The pair of live regions that is in use, and its current text. */
export interface AnnouncerSnapshot {
  /** Id of the pair, as passed to `register`. */
  pairId: string | undefined
  announcement: Announcement | null
}

/**
 * Announces toasts through the innermost pair of live regions: the page's, or that of the dialog opened last, since screen
 * readers ignore content outside an open modal. The regions must be in the document before their text.
 */
export interface Announcer {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => AnnouncerSnapshot
  /** Registers a pair as the innermost one. Returns a function that removes it. */
  register: (pairId: string) => () => void
  /** Fills the pair that is innermost 100 ms later, for 1,000 ms. Replaces a previous announcement. */
  announce: (announcement: Announcement) => void
  /** Clears the timers and the text. */
  dispose: () => void
}

export function createAnnouncer(clock: Clock): Announcer {
  const listeners = new Set<() => void>()
  let pairIds: readonly string[] = []
  let snapshot: AnnouncerSnapshot = { pairId: undefined, announcement: null }
  let timer: number | undefined

  const emit = (announcement: Announcement | null) => {
    snapshot = { pairId: pairIds.at(-1), announcement }
    for (const listener of listeners) listener()
  }
  const cancelTimer = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }
  const schedule = (ms: number, callback: () => void) => {
    cancelTimer()
    timer = clock.setTimeout(callback, ms)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    register(pairId) {
      pairIds = [...pairIds, pairId]
      emit(snapshot.announcement)
      return () => {
        pairIds = pairIds.filter((other) => other !== pairId)
        emit(snapshot.announcement)
      }
    },
    announce(announcement) {
      // The text is emptied first, so that a repeated one is a change, and announced again.
      emit(null)
      schedule(TOAST_ANNOUNCE_DELAY_MS, () => {
        emit(announcement)
        schedule(TOAST_ANNOUNCEMENT_MS, () => emit(null))
      })
    },
    dispose() {
      cancelTimer()
      emit(null)
    },
  }
}
