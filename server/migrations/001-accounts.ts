import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * People and how they are signed in. Every index is a unique one that ends in the id: so it stands in the table's own
 * statement on both dialects, and pages a list by key.
 */
export const accounts: readonly Migration[] = [
  {
    name: '001-users',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS users (
        id ${text(36)} NOT NULL PRIMARY KEY,
        email ${text(254)} NOT NULL,
        email_norm ${text(254)} NOT NULL,
        password_hash ${text(200)} NOT NULL,
        first_name ${text(60)} NOT NULL,
        last_name ${text(60)} NOT NULL,
        role ${text(16)} NOT NULL,
        is_active ${whole} NOT NULL,
        is_email_verified ${whole} NOT NULL,
        is_phone_verified ${whole} NOT NULL,
        created_at ${whole} NOT NULL,
        CONSTRAINT users_email UNIQUE (email_norm)
      ) ${tableOptions}`,
  },
  {
    // The words that a user is found by in the back-office: email, and the names without diacritics.
    name: '001-user-terms',
    up: ({ text, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS user_terms (
        term ${text(254)} NOT NULL,
        user_id ${text(36)} NOT NULL,
        PRIMARY KEY (term, user_id),
        CONSTRAINT user_terms_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '001-sessions',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sessions (
        id ${text(36)} NOT NULL PRIMARY KEY,
        secret_hash ${text(64)} NOT NULL,
        user_id ${text(36)} NOT NULL,
        kind ${text(16)} NOT NULL,
        created_at ${whole} NOT NULL,
        last_seen_at ${whole} NOT NULL,
        expires_at ${whole} NOT NULL,
        locked_at ${whole} NULL,
        CONSTRAINT sessions_by_user UNIQUE (user_id, id),
        CONSTRAINT sessions_by_expiry UNIQUE (expires_at, id),
        CONSTRAINT sessions_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
