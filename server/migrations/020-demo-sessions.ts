import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The sessions of visitors who look at the demo. They belong to no user: the demo customer is not in the database. */
export const demoSessions: readonly Migration[] = [
  {
    name: '020-demo-sessions',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS demo_sessions (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        secret_hash ${varchar(64)} NOT NULL,
        expires_at ${integer} NOT NULL,
        CONSTRAINT demo_sessions_by_expiry UNIQUE (expires_at, id)
      ) ${tableOptions}`,
  },
]
