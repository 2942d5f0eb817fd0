import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * What more is known about a deposit. `confirmed_at`: when its provider first reported it as paid, if somebody else had
 * completed it before. `cancelled_at`: when its customer cancelled it. All of it may be missing, so the version before runs beside this one.
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
    // A customer's pending deposits are counted without a look at all that they ever did.
    name: '010-transactions-by-status',
    up: ({ createIndex }) => `${createIndex} transactions_by_status ON transactions (user_id, status)`,
  },
]
