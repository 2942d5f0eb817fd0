import { TOAST_ANNOUNCE_DELAY_MS, TOAST_ANNOUNCEMENT_MS } from '#ds/tokens/timing.ts'
import type { Clock } from './clock.ts'

export interface Announcement {
  title: string
  description: string | undefined
  /** Interrupts what is being read. For failures only. */
  assertive: boolean
}

/** Which pair of live regions speaks now, and what. */
export interface AnnouncerSnapshot {
  host: string | undefined
  announcement: Announcement | null
}

/**
 * Has toasts read out by the innermost pair of live regions: the page's, or that of the dialog opened last, since
 * screen readers ignore what is outside an open modal. Regions are in the document before their text.
 */
export interface Announcer {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => AnnouncerSnapshot
  /** Adds a pair as the innermost one; gives the way to take it out. */
  join: (host: string) => () => void
  /** Speaks after 100 ms, in the pair that is innermost then, for 1,000 ms. Takes the place of what was being said. */
  announce: (announcement: Announcement) => void
  /** Clears the timers and the text. */
  dispose: () => void
}

export function createAnnouncer(clock: Clock): Announcer {
  const listeners = new Set<() => void>()
  let hosts: readonly string[] = []
  let snapshot: AnnouncerSnapshot = { host: undefined, announcement: null }
  let timer: number | undefined

  const emit = (announcement: Announcement | null) => {
    snapshot = { host: hosts.at(-1), announcement }
    for (const listener of listeners) listener()
  }
  const stop = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }
  const later = (ms: number, act: () => void) => {
    stop()
    timer = clock.setTimeout(act, ms)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    join(host) {
      hosts = [...hosts, host]
      emit(snapshot.announcement)
      return () => {
        hosts = hosts.filter((other) => other !== host)
        emit(snapshot.announcement)
      }
    },
    announce(announcement) {
      // Emptied first, so that the same words twice are a change and read twice.
      emit(null)
      later(TOAST_ANNOUNCE_DELAY_MS, () => {
        emit(announcement)
        later(TOAST_ANNOUNCEMENT_MS, () => emit(null))
      })
    },
    dispose() {
      stop()
      emit(null)
    },
  }
}
