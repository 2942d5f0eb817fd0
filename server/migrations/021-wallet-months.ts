import type { Migration } from '#server/platform/db/migrate-store.ts'

/** An index that sums what a customer paid in and spent in a month without reading the transactions themselves. */
export const walletMonths: readonly Migration[] = [
  {
    name: '021-transactions-by-settlement',
    up: ({ createIndex }) =>
      `${createIndex} transactions_by_settlement ON transactions (user_id, status, settled_at, type, amount)`,
  },
]
