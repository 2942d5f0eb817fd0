import type { Migration } from '#server/platform/db/migrate-store.ts'

/** How the back-office finds users: one row for each beginning of each of their words, so that a search is a list in order. */
export const search: readonly Migration[] = [
  {
    // Without a foreign key: its index would double the largest table there is, and no user is ever removed.
    name: '007-user-prefixes',
    up: ({ text, keyTableOptions }) => `
      CREATE TABLE IF NOT EXISTS user_prefixes (
        prefix ${text(12)} NOT NULL,
        user_id ${text(36)} NOT NULL,
        PRIMARY KEY (prefix, user_id)
      ) ${keyTableOptions}`,
  },
  {
    name: '007-prefixes-of-earlier-users',
    up: () => `
      INSERT INTO user_prefixes (prefix, user_id)
      SELECT DISTINCT SUBSTR(term, 1, length), user_id
      FROM user_terms
      JOIN (
        SELECT 1 AS length UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6
        UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10 UNION SELECT 11 UNION SELECT 12
      ) lengths ON length <= LENGTH(term)`,
  },
]
