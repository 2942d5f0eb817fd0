import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The index by which the back-office finds users: a row for each prefix of each of their words, so that a search reads a sorted list. */
export const search: readonly Migration[] = [
  {
    // The table has no foreign key: its index would double the size of the largest table, and users are never deleted.
    name: '007-user-prefixes',
    up: ({ varchar, keyTableOptions }) => `
      CREATE TABLE IF NOT EXISTS user_prefixes (
        prefix ${varchar(12)} NOT NULL,
        user_id ${varchar(36)} NOT NULL,
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
