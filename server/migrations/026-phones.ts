import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * Phone numbers: the one that each customer is verifying, and those that were verified. A verified number stays its customer's when another one
 * follows, so that it cannot bring another account a second trial.
 */
export const phones: readonly Migration[] = [
  {
    name: '026-phone-checks',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS phone_checks (
        user_id ${varchar(36)} NOT NULL PRIMARY KEY,
        phone ${varchar(20)} NOT NULL,
        started_at ${integer} NOT NULL,
        CONSTRAINT phone_checks_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '026-verified-phones',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS verified_phones (
        phone ${varchar(20)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        verified_at ${integer} NOT NULL,
        CONSTRAINT verified_phones_by_user UNIQUE (user_id, phone),
        CONSTRAINT verified_phones_of_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
