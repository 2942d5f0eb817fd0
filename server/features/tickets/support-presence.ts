import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SupportPresenceStore } from './support-presence-store.ts'

/** How long after an admin has used the inbox somebody is there, in milliseconds. */
const THERE = 2 * 60_000
/** How often the use of one session is written at most, in milliseconds. */
const NOTED_EVERY = 20_000
/** How long an answer is kept for other visitors, in milliseconds. */
const KEPT = 3000
/** The most sessions that are remembered as noted. */
const SESSIONS_MAX = 1000

/** Whether somebody of the support team is there. */
export interface SupportPresence {
  /** Notes that an admin's session uses the inbox. */
  note(sessionId: string): Promise<void>
  /** Whether an admin has used the inbox of late, and is still signed in. At most a few seconds old. */
  isAnyPresent(): Promise<boolean>
}

interface SupportPresenceDeps {
  database: Pick<Database, 'queries'>
  store: SupportPresenceStore
  clock: Clock
}

export function createSupportPresence({ database, store, clock }: SupportPresenceDeps): SupportPresence {
  const notedAt = new Map<string, number>()
  let kept: { isThere: boolean; at: number } | null = null

  return {
    async note(sessionId) {
      const now = clock.now()
      if (Math.abs(now - (notedAt.get(sessionId) ?? 0)) < NOTED_EVERY) return
      if (notedAt.size >= SESSIONS_MAX) notedAt.clear()
      notedAt.set(sessionId, now)
      await store.note(database.queries, sessionId, now)
    },

    async isAnyPresent() {
      const now = clock.now()
      if (kept && Math.abs(now - kept.at) < KEPT) return kept.isThere
      const isThere = await store.isAnyAfter(database.queries, now - THERE, now)
      kept = { isThere, at: now }
      return isThere
    },
  }
}
