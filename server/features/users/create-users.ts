import type { Counters } from '#server/features/stats/counters-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createAccountHistory } from './account-history-store.ts'
import { createUsersStore } from './users-store.ts'

/** The users, and the history of their accounts. */
export type UsersFeature = ReturnType<typeof createUsersFeature>

export const createUsersFeature = ({ clock, ids }: Platform, { stats }: { stats: { counters: Counters } }) => ({
  store: createUsersStore(stats),
  history: createAccountHistory({ clock, ids }),
})
