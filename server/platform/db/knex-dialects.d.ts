// Knex ships no types for its dialects. Only what this folder uses is declared; knex is pinned exactly.
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import { Knex } from 'knex'
  export default class BetterSqliteClient extends Knex.Client {
    _formatBindings(bindings: readonly unknown[] | undefined): unknown[]
    acquireConnection(): Promise<unknown>
    releaseConnection(connection: unknown): Promise<void>
  }
}

declare module 'knex/lib/dialects/mysql2/index.js' {
  import { Knex } from 'knex'
  export default class Mysql2Client extends Knex.Client {
    acquireConnection(): Promise<unknown>
    releaseConnection(connection: unknown): Promise<void>
    _query(connection: unknown, statement: unknown): Promise<unknown>
  }
}
