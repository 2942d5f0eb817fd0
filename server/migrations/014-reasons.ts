import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * Why money moved, as a code and its facts, so that it can be shown in any language. Null in rows of the previous version, which only
 * knows `description` and may still run beside this one; so that column is still written, and a later release drops it.
 */
export const reasons: readonly Migration[] = [
  {
    name: '014-transactions-code',
    up: ({ text }) => `ALTER TABLE transactions ADD COLUMN code ${text(32)} NULL`,
  },
  {
    // Beside `reason`, which holds the code from now on.
    name: '014-journals-facts',
    up: ({ longText }) => `ALTER TABLE journals ADD COLUMN facts ${longText} NULL`,
  },
  {
    name: '014-transactions-facts',
    up: ({ longText }) => `ALTER TABLE transactions ADD COLUMN facts ${longText} NULL`,
  },
]
