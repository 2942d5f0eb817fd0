import knex, { type Knex } from 'knex'
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js'
import { refuseInsideTransaction, refuseOutsideTransaction } from './inside-transaction.ts'
import { mysqlTlsOf } from './mysql-tls.ts'
import { asTransaction, type DbTransaction } from './queries.ts'
import { ACQUIRE, acquireInTime, outOfTime, timeLeft } from './time-allowed.ts'

/** What is used of a mysql2 connection. */
interface Connection {
  query(sql: string, done: (error: Error | null) => void): void
  stream: { destroy(error: Error): void }
  /** Whether a transaction began on it and did not end. */
  isOpen?: boolean
  /** When it last answered, in milliseconds. */
  heardAt?: number
  /** What the statements of its transactions are said on. */
  transactions?: DbTransaction
}

/** Lets go of a connection when `work` on it takes too long: the driver itself would wait for an answer for ever. */
async function orLetGo<Result>(connection: Connection, ms: number, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => connection.stream.destroy(outOfTime()), ms)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

class MysqlClient extends Mysql2Client {
  override async acquireConnection() {
    refuseInsideTransaction()
    return acquireInTime(
      () => super.acquireConnection(),
      (connection) => this.releaseConnection(connection),
    )
  }

  override async _query(connection: Connection, statement: { sql: string }) {
    if (/^(?:BEGIN|START TRANSACTION)/.test(statement.sql)) connection.isOpen = true
    const answer = await orLetGo(connection, timeLeft(), super._query(connection, statement))
    if (/^(?:COMMIT|ROLLBACK)/.test(statement.sql)) connection.isOpen = false
    connection.heardAt = performance.now()
    return answer
  }
}

/** What knex tells of each statement. */
const events = ['start', 'query', 'query-response', 'query-error']

/** Speaks over one connection, which a transaction holds; who listens to the pool's client hears of it. */
class HeldClient extends MysqlClient {
  #connection: Connection | undefined

  hold(connection: Connection, pool: Knex.Client): void {
    this.#connection = connection
    for (const event of events) this.on(event, (...about) => pool.emit(event, ...about))
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
 * What the statements of a connection's transactions are said on: made once for each connection, where knex would make one, with
 * its hundred methods, for each transaction. It cannot end them: `attemptAlone` does.
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

/** How long a new connection may take until it is of use, and an idle one to show that it still is, in milliseconds. */
const CONNECT = 3000
const VALIDATE = 500
/** For how long one that answered counts as of use, in milliseconds. */
const FRESH = 1000

/** Said on every connection, so that nothing depends on how the server is set up. */
const session = [
  "sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  "time_zone = '+00:00'",
].join(', ')

interface MysqlOptions {
  /** How many connections there may be. */
  connections?: number
  /**
   * How long a statement waits for a lock, in seconds: shorter than a statement may take, so that who waits for one is told
   * so instead of being cut off.
   */
  lockWait?: number
}

/** How to reach MySQL or MariaDB. */
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
    acquireConnectionTimeout: ACQUIRE,
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
      // A connection whose ROLLBACK failed may still hold its transaction, and the next BEGIN would commit it. One that ended its
      // transactions and answered a moment ago is taken as it is: asking costs as much as what it is wanted for.
      validate: (connection: Connection) =>
        (!connection.isOpen && performance.now() - (connection.heardAt ?? 0) < FRESH) ||
        orLetGo(
          connection,
          VALIDATE,
          new Promise<boolean>((resolve) => connection.query('ROLLBACK', (error) => resolve(error === null))),
        ),
    },
  }
}
