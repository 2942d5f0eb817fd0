import type { Migration } from '#server/platform/db/migrate-store.ts'

/** An index for the filter of the back-office's list of users. */
export const userFilters: readonly Migration[] = [
  {
    name: '027-users-by-state',
    up: ({ createIndex }) => `${createIndex} users_by_state ON users (is_active, id)`,
  },
]
