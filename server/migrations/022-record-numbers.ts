import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The tables whose records get numbers, and the tables of these numbers. */
const numbered = [
  ['users', 'user_numbers'],
  ['instances', 'instance_numbers'],
  ['transactions', 'transaction_numbers'],
] as const

/**
 * The numbers that people say, in tables of their own: adding a counted column to a table would stop all writing to it meanwhile. Records
 * of the previous version get their numbers in the order of their ids, which is that of creation; those that it inserts from now on get
 * theirs from `createNumbering`, which remembers in `number_series` up to when it has looked.
 */
export const recordNumbers: readonly Migration[] = numbered.flatMap(([table, numbers]) => [
  {
    // The table has no foreign key: its lock on the record is of no use to a table that is only added to.
    name: `022-${table}-numbers`,
    up: ({ varchar, counted, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS ${numbers} (
        number ${counted},
        record_id ${varchar(36)} NOT NULL,
        CONSTRAINT ${numbers}_record UNIQUE (record_id)
      ) ${tableOptions}`,
  },
  {
    name: `022-${table}-numbers-of-earlier-records`,
    up: () => `
      INSERT INTO ${numbers} (record_id)
      SELECT id FROM ${table}
      WHERE NOT EXISTS (SELECT 1 FROM ${numbers} WHERE record_id = ${table}.id)
      ORDER BY id`,
  },
  {
    name: `022-${table}-numbers-until`,
    up: () => `
      INSERT INTO number_series (name, last_number)
      SELECT 'until:${table}', newest FROM (SELECT COALESCE(MAX(created_at), 0) AS newest FROM ${table}) records
      WHERE NOT EXISTS (SELECT 1 FROM number_series WHERE name = 'until:${table}')`,
  },
])

/** The tickets of the first versions have no numbers, and tickets are searched by them. */
export const ticketNumbers: readonly Migration[] = [
  {
    name: '022-tickets-by-number',
    up: ({ createIndex }) => `${createIndex} tickets_by_number ON tickets (number, id)`,
  },
]
