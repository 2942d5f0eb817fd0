import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * The reason for a transaction, as a code and its facts, so that it can be shown in any language. Null in rows of the previous version,
 * which only knows `description` and may still run at the same time; so that column is still written, and a later release drops it.
 */
export const reasons: readonly Migration[] = [
  {
    name: '014-transactions-code',
    up: ({ varchar }) => `ALTER TABLE transactions ADD COLUMN code ${varchar(32)} NULL`,
  },
  {
    // The column is in addition to `reason`, which contains the code from now on.
    name: '014-journals-facts',
    up: ({ longText }) => `ALTER TABLE journals ADD COLUMN facts ${longText} NULL`,
  },
  {
    name: '014-transactions-facts',
    up: ({ longText }) => `ALTER TABLE transactions ADD COLUMN facts ${longText} NULL`,
  },
]
