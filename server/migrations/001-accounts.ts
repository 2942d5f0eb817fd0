import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * Users and their sessions. Every index is a unique one that ends in the id: so it can be part of the `CREATE TABLE` statement
 * in both dialects, and serves lists that are paginated by key.
 */
export const accounts: readonly Migration[] = [
  {
    name: '001-users',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS users (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        email ${varchar(254)} NOT NULL,
        email_norm ${varchar(254)} NOT NULL,
        password_hash ${varchar(200)} NOT NULL,
        first_name ${varchar(60)} NOT NULL,
        last_name ${varchar(60)} NOT NULL,
        role ${varchar(16)} NOT NULL,
        is_active ${integer} NOT NULL,
        is_email_verified ${integer} NOT NULL,
        is_phone_verified ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT users_email UNIQUE (email_norm)
      ) ${tableOptions}`,
  },
  {
    // These are the words by which the back-office finds a user: the email, and the names without diacritics.
    name: '001-user-terms',
    up: ({ varchar, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS user_terms (
        term ${varchar(254)} NOT NULL,
        user_id ${varchar(36)} NOT NULL,
        PRIMARY KEY (term, user_id),
        CONSTRAINT user_terms_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '001-sessions',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sessions (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        secret_hash ${varchar(64)} NOT NULL,
        user_id ${varchar(36)} NOT NULL,
        kind ${varchar(16)} NOT NULL,
        created_at ${integer} NOT NULL,
        last_seen_at ${integer} NOT NULL,
        expires_at ${integer} NOT NULL,
        locked_at ${integer} NULL,
        CONSTRAINT sessions_by_user UNIQUE (user_id, id),
        CONSTRAINT sessions_by_expiry UNIQUE (expires_at, id),
        CONSTRAINT sessions_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
