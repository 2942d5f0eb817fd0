import type { Dialect } from './database.ts'

/** The column types of a dialect, so that a migration is one statement for both. */
export interface Ddl {
  /** An id, a hash or a name that the code makes: compared byte by byte. `length` in characters. */
  key(length: number): string
  /** Text that people write. `length` in characters. */
  text(length: number): string
  /** Text without a limit worth naming. */
  longText: string
  /** A whole number: money, a time in milliseconds, a count, or 0 and 1 for no and yes. */
  whole: string
  /** What stands behind the closing bracket of a table. */
  tableOptions: string
}

const sqlite: Ddl = {
  key: () => 'TEXT',
  text: () => 'TEXT',
  longText: 'TEXT',
  whole: 'INTEGER',
  tableOptions: 'STRICT',
}

const mysql: Ddl = {
  key: (length) => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`,
  text: (length) => `VARCHAR(${length})`,
  longText: 'MEDIUMTEXT',
  whole: 'BIGINT',
  tableOptions: 'ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
}

/** The column types of a dialect. */
export const ddlOf = (dialect: Dialect): Ddl => (dialect === 'mysql' ? mysql : sqlite)
