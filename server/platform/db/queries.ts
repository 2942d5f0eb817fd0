import type { Knex } from 'knex'

/** The interface for building and running statements, on the database itself or in a transaction: the part of knex that stores use. */
export interface Queries {
  // biome-ignore lint/suspicious/noExplicitAny: a query's rows are typed where they are read, as by knex itself.
  (table: string): Knex.QueryBuilder<any, any[]>
  raw(sql: string, bindings?: Knex.RawBinding | readonly Knex.RawBinding[]): Knex.Raw
  readonly schema: Knex.SchemaBuilder
  /** Knex's client of the engine, which can run ready SQL without the query builder. */
  readonly client: Knex['client']
}

/** The queries of one transaction. They cannot end it: the code that runs its work does. */
export interface DbTransaction extends Queries {
  readonly isTransaction: true
}

/** Marks `queries` as those of a transaction. */
export const asTransaction = (queries: Queries): DbTransaction =>
  Object.assign(queries, { isTransaction: true as const })
