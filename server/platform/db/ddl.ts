import type { Dialect } from './database.ts'

/** The column types of a dialect, so that a migration is one statement for both. */
export interface Ddl {
  /** Ids, names and user input, of at most `length` characters; compared byte by byte. */
  varchar(length: number): string
  /** Text of practically unlimited length. */
  longText: string
  /** An integer: money, a time in milliseconds, a count, or 0 and 1 for a boolean. */
  integer: string
  /** A column that the engine counts: the table's key. */
  counted: string
  /** The beginning of an index statement. MySQL has no `IF NOT EXISTS` there, so `migrate` ignores the error for an existing index. */
  createIndex: string
  /** The options after the closing parenthesis of a table. */
  tableOptions: string
  /** The options of a table that consists of its key only: its rows are stored in key order, without a separate index. */
  keyTableOptions: string
}

const sqlite: Ddl = {
  varchar: () => 'TEXT',
  longText: 'TEXT',
  integer: 'INTEGER',
  counted: 'INTEGER NOT NULL PRIMARY KEY',
  createIndex: 'CREATE INDEX IF NOT EXISTS',
  tableOptions: 'STRICT',
  keyTableOptions: 'STRICT, WITHOUT ROWID',
}

const innodb = 'ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

const mysql: Ddl = {
  // Ids use the table's character set too: MariaDB refuses to compare an ascii column with text that a caller may send.
  varchar: (length) => `VARCHAR(${length})`,
  longText: 'MEDIUMTEXT',
  integer: 'BIGINT',
  counted: 'BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY',
  createIndex: 'CREATE INDEX',
  tableOptions: innodb,
  // InnoDB stores every table that way.
  keyTableOptions: innodb,
}

/** The column types of a dialect. */
export const ddlOf = (dialect: Dialect): Ddl => (dialect === 'mysql' ? mysql : sqlite)
