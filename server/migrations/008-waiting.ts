import type { Migration } from '#server/platform/db/migrate-store.ts'

/** An index that finds and counts the open parked payments without reading the resolved ones. */
export const waiting: readonly Migration[] = [
  {
    name: '008-parked-payments-open',
    up: ({ createIndex }) => `${createIndex} parked_payments_open ON parked_payments (resolved_at, id)`,
  },
]
