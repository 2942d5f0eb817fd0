import type { Migration } from '#server/platform/db/migrate-store.ts'

/** An index for the filters of the back-office's list of tickets. */
export const ticketFilters: readonly Migration[] = [
  {
    name: '024-tickets-by-state',
    up: ({ createIndex }) => `${createIndex} tickets_by_state ON tickets (status, priority, id)`,
  },
]
