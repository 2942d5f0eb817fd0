import type { Dialect } from './database.ts'

/** The column types of a dialect, so that a migration is one statement for both. */
export interface Ddl {
  /** Ids, names and what people write, `length` in characters: compared byte by byte. */
  text(length: number): string
  /** Text without a limit worth naming. */
  longText: string
  /** A whole number: money, a time in milliseconds, a count, or 0 and 1 for no and yes. */
  whole: string
  /** How the statement of an index begins. MySQL knows no `IF NOT EXISTS` there: `migrate` forgives an index that exists. */
  createIndex: string
  /** What stands behind the closing bracket of a table. */
  tableOptions: string
  /** The same for a table that is all key: its rows stand in the order of their key, and nowhere else. */
  keyTableOptions: string
}

const sqlite: Ddl = {
  text: () => 'TEXT',
  longText: 'TEXT',
  whole: 'INTEGER',
  createIndex: 'CREATE INDEX IF NOT EXISTS',
  tableOptions: 'STRICT',
  keyTableOptions: 'STRICT, WITHOUT ROWID',
}

const innodb = 'ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

const mysql: Ddl = {
  // Ids too are in the table's character set: MariaDB refuses to compare an ascii column with what a caller may send.
  text: (length) => `VARCHAR(${length})`,
  longText: 'MEDIUMTEXT',
  whole: 'BIGINT',
  createIndex: 'CREATE INDEX',
  tableOptions: innodb,
  // InnoDB keeps every table so.
  keyTableOptions: innodb,
}

/** The column types of a dialect. */
export const ddlOf = (dialect: Dialect): Ddl => (dialect === 'mysql' ? mysql : sqlite)
