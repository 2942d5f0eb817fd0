import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * Accounts that their customers have closed. Everything is added, with defaults, so that the previous version can run at the same time: to it, a closed
 * account is a locked one.
 */
export const closedAccounts: readonly Migration[] = [
  {
    name: '060-users-is-closed',
    up: ({ integer }) => `ALTER TABLE users ADD COLUMN is_closed ${integer} NOT NULL DEFAULT 0`,
  },
  {
    // The index is for the back-office's list: a closed user is not active either.
    name: '060-users-by-standing',
    up: ({ createIndex }) => `${createIndex} users_by_standing ON users (is_active, is_closed, id)`,
  },
  {
    // No money moves into a closed wallet.
    name: '060-accounts-is-closed',
    up: ({ integer }) => `ALTER TABLE accounts ADD COLUMN is_closed ${integer} NOT NULL DEFAULT 0`,
  },
  {
    // The table has what accounting documents have to name for ten years: null for a customer whom none of them names.
    name: '060-closed-accounts',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS closed_accounts (
        user_id ${varchar(36)} NOT NULL PRIMARY KEY,
        closed_at ${integer} NOT NULL,
        name ${varchar(121)} NULL,
        kept_until ${integer} NULL,
        CONSTRAINT closed_accounts_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
