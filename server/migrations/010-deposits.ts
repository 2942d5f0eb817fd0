import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * What more is known about a deposit. `confirmed_at`: when its provider first reported it as paid, if somebody else had
 * completed it before. All of it may be missing, so the version before runs beside this one.
 */
export const deposits: readonly Migration[] = [
  {
    name: '010-transactions-confirmed-at',
    up: ({ whole }) => `ALTER TABLE transactions ADD COLUMN confirmed_at ${whole} NULL`,
  },
]
