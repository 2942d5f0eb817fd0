import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * More columns for deposits. `confirmed_at`: when the provider first reported the payment, if an admin had completed it before.
 * `cancelled_at`: when the customer cancelled it. All are nullable, so that the previous version can run at the same time.
 */
export const deposits: readonly Migration[] = [
  {
    name: '010-transactions-confirmed-at',
    up: ({ integer }) => `ALTER TABLE transactions ADD COLUMN confirmed_at ${integer} NULL`,
  },
  {
    name: '010-transactions-cancelled-at',
    up: ({ integer }) => `ALTER TABLE transactions ADD COLUMN cancelled_at ${integer} NULL`,
  },
  {
    // The index counts a customer's pending deposits without reading the customer's entire history.
    name: '010-transactions-by-status',
    up: ({ createIndex }) => `${createIndex} transactions_by_status ON transactions (user_id, status)`,
  },
]
