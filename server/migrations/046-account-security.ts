import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What keeps an account its owner's: links of mails, and counts of attempts that all servers share. */
export const accountSecurity: readonly Migration[] = [
  {
    // Only the hash of a token; null until the job has made it. `user_id` is null for an address that may belong to nobody.
    name: '046-one-time-tokens',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS one_time_tokens (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        purpose ${varchar(16)} NOT NULL,
        user_id ${varchar(36)} NULL,
        email ${varchar(254)} NOT NULL,
        token_hash ${varchar(64)} NULL,
        created_at ${integer} NOT NULL,
        expires_at ${integer} NOT NULL,
        used_at ${integer} NULL,
        CONSTRAINT one_time_tokens_hash UNIQUE (token_hash),
        CONSTRAINT one_time_tokens_by_user UNIQUE (user_id, id),
        CONSTRAINT one_time_tokens_by_expiry UNIQUE (expires_at, id)
      ) ${tableOptions}`,
  },
  {
    // The table counts in windows of time, which end together: the key is a hash of who is counted.
    name: '046-attempt-counts',
    up: ({ varchar, integer, keyTableOptions }) => `
      CREATE TABLE IF NOT EXISTS attempt_counts (
        ends_at ${integer} NOT NULL,
        key_hash ${varchar(64)} NOT NULL,
        attempts ${integer} NOT NULL,
        PRIMARY KEY (ends_at, key_hash)
      ) ${keyTableOptions}`,
  },
  {
    name: '046-users-theme',
    up: ({ varchar }) => `ALTER TABLE users ADD COLUMN theme ${varchar(8)} NULL`,
  },
]
