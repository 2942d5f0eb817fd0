import type { Knex } from 'knex'

/** What statements are built and run on: the database itself, or a transaction. Of knex only the part that stores use. */
export interface Queries {
  // biome-ignore lint/suspicious/noExplicitAny: a query's rows are typed where they are read, as by knex itself.
  (table: string): Knex.QueryBuilder<any, any[]>
  raw(sql: string, bindings?: Knex.RawBinding | readonly Knex.RawBinding[]): Knex.Raw
  readonly schema: Knex.SchemaBuilder
  /** Knex's client of the engine, over which a ready text can be run without building it. */
  readonly client: Knex['client']
}

/** The statements of one transaction. They cannot end it: whoever runs its work does. */
export interface DbTransaction extends Queries {
  readonly isTransaction: true
}

/** Says that what runs on `queries` runs in a transaction. */
export const asTransaction = (queries: Queries): DbTransaction =>
  Object.assign(queries, { isTransaction: true as const })
