import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * What is known of API tokens besides their sessions, which have the same ids. To the previous version, which knows no such kind of session, they open
 * nothing.
 */
export const apiTokens: readonly Migration[] = [
  {
    name: '042-api-tokens',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS api_tokens (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        name ${varchar(60)} NOT NULL,
        scopes ${varchar(200)} NOT NULL,
        created_at ${integer} NOT NULL,
        last_used_at ${integer} NULL,
        expires_at ${integer} NOT NULL,
        CONSTRAINT api_tokens_by_user UNIQUE (user_id, id),
        CONSTRAINT api_tokens_by_expiry UNIQUE (expires_at, id),
        CONSTRAINT api_tokens_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
