import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * More about a deposit. `confirmed_at`: when its provider first reported the payment, if an admin had completed it before.
 * `cancelled_at`: when its customer cancelled it. All of it is nullable, so the previous version can run beside this one.
 */
export const deposits: readonly Migration[] = [
  {
    name: '010-transactions-confirmed-at',
    up: ({ whole }) => `ALTER TABLE transactions ADD COLUMN confirmed_at ${whole} NULL`,
  },
  {
    name: '010-transactions-cancelled-at',
    up: ({ whole }) => `ALTER TABLE transactions ADD COLUMN cancelled_at ${whole} NULL`,
  },
  {
    // A customer's pending deposits are counted without reading the customer's whole history.
    name: '010-transactions-by-status',
    up: ({ createIndex }) => `${createIndex} transactions_by_status ON transactions (user_id, status)`,
  },
]
