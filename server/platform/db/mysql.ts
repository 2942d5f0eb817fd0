import type { Knex } from 'knex'
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js'
import { refuseInsideTransaction } from './inside-transaction.ts'

class MysqlClient extends Mysql2Client {
  override acquireConnection() {
    refuseInsideTransaction()
    return super.acquireConnection()
  }
}

/** What the settings below need of a mysql2 connection. */
interface Connection {
  query(sql: string, done: (error: Error | null) => void): void
}

/** Said on every connection, so that nothing depends on how the server is set up. */
const session = [
  "sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  "time_zone = '+00:00'",
  'innodb_lock_wait_timeout = 5',
].join(', ')

/** How to reach MySQL or MariaDB. */
export function mysqlConfig(url: string): Knex.Config {
  const { hostname, port, username, password, pathname } = new URL(url)
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
    },
    acquireConnectionTimeout: 5000,
    pool: {
      min: 0,
      max: 10,
      afterCreate(connection: Connection, done: (error: Error | null) => void) {
        connection.query(`SET SESSION ${session}`, (error) => {
          if (error) done(error)
          else connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', done)
        })
      },
      // A connection whose ROLLBACK failed may still hold its transaction, and the next BEGIN would commit it.
      validate: (connection: Connection) =>
        new Promise<boolean>((resolve) => connection.query('ROLLBACK', (error) => resolve(error === null))),
    },
  }
}
