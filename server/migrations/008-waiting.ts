import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Payments that wait for an admin are found, and counted, without those that were dealt with. */
export const waiting: readonly Migration[] = [
  {
    name: '008-parked-payments-open',
    up: ({ createIndex }) => `${createIndex} parked_payments_open ON parked_payments (resolved_at, id)`,
  },
]
