import type { Database as Connection, Statement } from 'better-sqlite3'
import type { Knex } from 'knex'
import BetterSqliteClient from 'knex/lib/dialects/better-sqlite3/index.js'
import { ACQUIRE_TIMEOUT, acquireBeforeDeadline } from './deadline.ts'
import { refuseInsideTransaction } from './inside-transaction.ts'
import { IN_MEMORY } from './private-file.ts'

/** better-sqlite3 binds every number as REAL, which turns 41 into `41.0` in a text column, so integers are bound as BigInt. */
const bindInteger = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value

class SqliteClient extends BetterSqliteClient {
  /** Begins as a writer unless it only reads: a transaction that reads first and then writes fails if another process wrote in between. */
  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    const tx = super.transaction(container, config, outer)
    const { readOnly = false } = (config ?? {}) as Knex.TransactionConfig
    const statement = readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE'
    const begin = (connection: unknown) => tx.query(connection, statement, undefined, undefined)
    return Object.assign(tx, { begin })
  }

  override _formatBindings(bindings: readonly unknown[] | undefined): unknown[] {
    return super._formatBindings(bindings).map(bindInteger)
  }

  override async acquireConnection() {
    refuseInsideTransaction()
    return acquireBeforeDeadline(
      () => super.acquireConnection(),
      (connection) => this.releaseConnection(connection),
    )
  }
}

/** Number of cached statements per connection: several times what the stores use, so that only lists of varying length evict one. */
const KEPT_STATEMENTS = 500

/**
 * Makes a connection cache its prepared statements: knex prepares one whenever it runs it, which costs more than running most of them.
 * SQLite itself notices when the tables of a cached statement have changed.
 */
function keepStatements(connection: Connection): void {
  const kept = new Map<string, Statement>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = ((sql: string) => {
    const cached = kept.get(sql)
    if (cached) return cached
    const statement = prepare(sql)
    const oldest = kept.keys().next()
    if (kept.size >= KEPT_STATEMENTS && !oldest.done) kept.delete(oldest.value)
    kept.set(sql, statement)
    return statement
  }) as Connection['prepare']
}

/** WAL with FULL: a completed commit is on the disk. All but the first apply to one connection only. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'trusted_schema = OFF']

interface SqliteOptions {
  /** How long a statement waits for another process's lock, in milliseconds; nothing else runs in this process meanwhile. */
  busyTimeout?: number
}

/** The knex configuration for an SQLite file. */
export function sqliteConfig(path: string, { busyTimeout = 250 }: SqliteOptions = {}): Knex.Config {
  return {
    client: SqliteClient,
    connection: { filename: path },
    useNullAsDefault: true,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT,
    pool: {
      // SQLite allows one writer; a second connection would only wait for its lock. A database in memory ends with its connection.
      min: path === IN_MEMORY ? 1 : 0,
      max: 1,
      afterCreate(connection: Connection, done: (error: Error | null) => void) {
        // This comes first, since the other pragmas may meet a lock as well.
        connection.pragma(`busy_timeout = ${busyTimeout}`)
        for (const pragma of pragmas) connection.pragma(pragma)
        keepStatements(connection)
        done(null)
      },
      // A connection whose ROLLBACK or COMMIT failed still holds its transaction, and the next one would commit it.
      validate: (connection: Connection) => !connection.inTransaction,
    },
  }
}
