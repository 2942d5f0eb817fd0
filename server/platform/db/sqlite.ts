import type { Database as Connection, Statement } from 'better-sqlite3'
import type { Knex } from 'knex'
import BetterSqliteClient from 'knex/lib/dialects/better-sqlite3/index.js'
import { refuseInsideTransaction } from './inside-transaction.ts'
import { ACQUIRE, acquireInTime } from './time-allowed.ts'

/** better-sqlite3 binds every number as REAL, which turns 41 into `41.0` in a text column: whole ones go as BigInt. */
const bindWholeNumber = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value

class SqliteClient extends BetterSqliteClient {
  /** Begins as a writer, unless it only reads: one that reads first and writes then is refused when another process wrote in between. */
  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    const transaction = super.transaction(container, config, outer)
    const { readOnly = false } = (config ?? {}) as Knex.TransactionConfig
    const statement = readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE'
    const begin = (connection: unknown) => transaction.query(connection, statement, undefined, undefined)
    return Object.assign(transaction, { begin })
  }

  override _formatBindings(bindings: readonly unknown[] | undefined): unknown[] {
    return super._formatBindings(bindings).map(bindWholeNumber)
  }

  override async acquireConnection() {
    refuseInsideTransaction()
    return acquireInTime(
      () => super.acquireConnection(),
      (connection) => this.releaseConnection(connection),
    )
  }
}

/** How many statements a connection keeps: several times what the stores say, so that only lists of many lengths push one out. */
const KEPT_STATEMENTS = 500

/**
 * Lets a connection prepare each statement once: knex prepares anew whenever it runs one, which costs more than most of them
 * do. SQLite itself notices when a kept one's tables have changed.
 */
function keepStatements(connection: Connection): void {
  const kept = new Map<string, Statement>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = ((sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    const statement = prepare(sql)
    const oldest = kept.keys().next()
    if (kept.size >= KEPT_STATEMENTS && !oldest.done) kept.delete(oldest.value)
    kept.set(sql, statement)
    return statement
  }) as Connection['prepare']
}

/** WAL with FULL: a commit that was answered is on the disk. SQLite forgets all but the first with each connection. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'trusted_schema = OFF']

interface SqliteOptions {
  /** How long a statement waits for another process's lock, in milliseconds; nothing else runs in this process meanwhile. */
  busyTimeout?: number
}

/** How to reach an SQLite file. */
export function sqliteConfig(path: string, { busyTimeout = 250 }: SqliteOptions = {}): Knex.Config {
  return {
    client: SqliteClient,
    connection: { filename: path },
    useNullAsDefault: true,
    acquireConnectionTimeout: ACQUIRE,
    pool: {
      // One writer is all that SQLite has; a second connection would only meet its lock.
      min: 0,
      max: 1,
      afterCreate(connection: Connection, done: (error: Error | null) => void) {
        // First of all, since the others may meet a lock as well.
        connection.pragma(`busy_timeout = ${busyTimeout}`)
        for (const pragma of pragmas) connection.pragma(pragma)
        keepStatements(connection)
        done(null)
      },
      // A connection whose ROLLBACK or COMMIT failed still holds its transaction, and the next BEGIN would keep it.
      validate: (connection: Connection) => !connection.inTransaction,
    },
  }
}
