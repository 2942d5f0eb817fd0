import knex, { type Knex } from 'knex'
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js'
import { ACQUIRE_TIMEOUT, acquireBeforeDeadline, timeLeft, timeoutError } from './deadline.ts'
import { refuseInsideTransaction, refuseOutsideTransaction } from './inside-transaction.ts'
import { mysqlTlsOf } from './mysql-tls.ts'
import { asTransaction, type DbTransaction } from './queries.ts'

/** The members of a mysql2 connection that are used here. */
interface Connection {
  query(sql: string, done: (error: Error | null) => void): void
  stream: { destroy(error: Error): void }
  /** Whether a transaction began on it and did not end. */
  isOpen?: boolean
  /** When it last responded, in milliseconds. */
  respondedAt?: number
  /** The object on which its transactions run their statements. */
  transactions?: DbTransaction
}

/** Destroys a connection when `work` on it takes too long: the driver itself would wait for a response forever. */
async function destroyOnTimeout<Result>(connection: Connection, ms: number, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => connection.stream.destroy(timeoutError()), ms)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

class MysqlClient extends Mysql2Client {
  override async acquireConnection() {
    refuseInsideTransaction()
    return acquireBeforeDeadline(
      () => super.acquireConnection(),
      (connection) => this.releaseConnection(connection),
    )
  }

  override async _query(connection: Connection, statement: { sql: string }) {
    if (/^(?:BEGIN|START TRANSACTION)/.test(statement.sql)) connection.isOpen = true
    const result = await destroyOnTimeout(connection, timeLeft(), super._query(connection, statement))
    if (/^(?:COMMIT|ROLLBACK)/.test(statement.sql)) connection.isOpen = false
    connection.respondedAt = performance.now()
    return result
  }
}

/** The events that knex emits for each statement. */
const events = ['start', 'query', 'query-response', 'query-error']

/** A client for the one connection that a transaction holds; it forwards its events to the pool's client. */
class HeldClient extends MysqlClient {
  #connection: Connection | undefined

  hold(connection: Connection, pool: Knex.Client): void {
    this.#connection = connection
    for (const event of events) this.on(event, (...details) => pool.emit(event, ...details))
  }

  override async acquireConnection() {
    return this.#connection
  }

  override async releaseConnection() {}

  override async _query(connection: Connection, statement: { sql: string }) {
    refuseOutsideTransaction(this)
    return super._query(connection, statement)
  }
}

/**
 * Returns the object on which a connection's transactions run their statements. It is created once per connection, while knex would
 * create one, with its hundred methods, per transaction. It cannot end transactions: `attemptAlone` does.
 */
export const transactionsOn =
  (pool: Knex.Client) =>
  (connection: Connection): DbTransaction => {
    connection.transactions ??= heldBy(pool, connection)
    return connection.transactions
  }

function heldBy(pool: Knex.Client, connection: Connection): DbTransaction {
  const held = knex({ ...pool.config, client: HeldClient, connection: undefined, pool: undefined })
  held.client.hold(connection, pool)
  return asTransaction(held)
}

/** How long connecting may take, and the check of an idle connection, in milliseconds. */
const CONNECT = 3000
const VALIDATE = 500
/** How long a connection counts as usable after a response, in milliseconds. */
const FRESH = 1000

/** Session variables of every connection, so that nothing depends on the server's configuration. */
const session = [
  "sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  "time_zone = '+00:00'",
].join(', ')

interface MysqlOptions {
  /** The maximum number of connections. */
  connections?: number
  /**
   * How long a statement waits for a lock, in seconds: shorter than a statement may take, so that it fails with a lock error
   * instead of losing its connection.
   */
  lockWait?: number
}

/** The knex configuration for MySQL or MariaDB. */
export function mysqlConfig(url: string, { connections = 10, lockWait = 3 }: MysqlOptions = {}): Knex.Config {
  const address = new URL(url)
  const { hostname, port, username, password, pathname } = address
  const ssl = mysqlTlsOf(address)
  return {
    client: MysqlClient,
    connection: {
      host: hostname,
      port: port === '' ? 3306 : Number(port),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      charset: 'utf8mb4',
      timezone: 'Z',
      supportBigNumbers: true,
      multipleStatements: false,
      flags: ['-LOCAL_FILES'],
      connectTimeout: CONNECT,
      ...(ssl && { ssl }),
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT,
    pool: {
      min: 0,
      max: connections,
      createTimeoutMillis: CONNECT,
      afterCreate(connection: Connection, done: (error: Error | null) => void) {
        connection.query(`SET SESSION ${session}, innodb_lock_wait_timeout = ${lockWait}`, (error) => {
          if (error) done(error)
          else connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done)
        })
      },
      // A connection whose ROLLBACK failed may still hold its transaction, and the next BEGIN would commit it. A connection that has
      // no open transaction and responded recently is not checked: a check costs as much as the statement that it is acquired for.
      validate: (connection: Connection) =>
        (!connection.isOpen && performance.now() - (connection.respondedAt ?? 0) < FRESH) ||
        destroyOnTimeout(
          connection,
          VALIDATE,
          new Promise<boolean>((resolve) => connection.query('ROLLBACK', (error) => resolve(error === null))),
        ),
    },
  }
}
