import type { Knex } from 'knex'
import { createTable, integer, type RecordOf, type Table, varchar } from './columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from './database.ts'
import { send } from './send.ts'

/** A record with its number; null for one of the previous version that has none yet. */
export type Numbered<Item> = Item & { number: number | null }

/** Where the numbers of records are: a table with the columns `number` and `idColumn`. */
export interface NumberSource {
  table: string
  idColumn: string
}

const numberColumns = { number: integer('number'), recordId: varchar('record_id') }

/**
 * A table whose records have numbers that people say, in a table of their own (docs/adr/0023-numbers-in-tables-of-their-own.md): the
 * engine counts them without a row that transactions would wait for. A transaction that is rolled back leaves a gap.
 */
export interface NumberedTable<Item> extends Omit<Table<Item>, 'insert' | 'toRecord'> {
  numbers: NumberSource
  /** The table of the numbers. */
  numbersTable: Table<RecordOf<typeof numberColumns>>
  /** Inserts a record. Returns its number. */
  insert(tx: DbTransaction, record: Item): Promise<number>
  /** Gives a record that has none its number. */
  giveNumber(tx: DbTransaction, id: string): Promise<number>
  /** The number of a record; null if it has none. */
  readNumber(queries: Queries, id: string): Promise<number | null>
  /** A query for the records with their numbers. */
  select(queries: Queries): Knex.QueryBuilder
  /** Adds the numbers to a query for this table's rows. */
  joinNumbers(query: Knex.QueryBuilder): Knex.QueryBuilder
  /** Converts a row of such a query. */
  toRecord(row: object): Numbered<Item>
}

/** What the drivers return for an insert: that of SQLite, or that of MySQL first in a list. */
type InsertResult = { lastInsertRowid: unknown } | readonly [{ insertId: unknown }, ...unknown[]]

const insertedId = (result: InsertResult) =>
  toSafeInteger('lastInsertRowid' in result ? result.lastInsertRowid : result[0].insertId)

/** Declares a table whose records have numbers, which are in the table `numbers`. */
export function createNumberedTable<Item extends { id: string }>(
  table: Table<Item>,
  numbers: string,
): NumberedTable<Item> {
  const sql = `insert into \`${numbers}\` (record_id) values (?)`
  const giveNumber = async (tx: DbTransaction, id: string) =>
    insertedId((await send(tx, { sql, bindings: [id] })) as InsertResult)
  const joinNumbers = (query: Knex.QueryBuilder) =>
    query.leftJoin(numbers, `${numbers}.record_id`, `${table.name}.id`).select(`${numbers}.number`)

  return {
    name: table.name,
    columnNames: table.columnNames,
    toCells: table.toCells,
    numbers: { table: numbers, idColumn: 'record_id' },
    numbersTable: createTable(numbers, numberColumns),
    async insert(tx, record) {
      await table.insert(tx, record)
      return giveNumber(tx, record.id)
    },
    giveNumber,
    async readNumber(queries, id) {
      const row: { number: unknown } | undefined = await queries(numbers).where({ record_id: id }).first('number')
      return row ? toSafeInteger(row.number) : null
    },
    joinNumbers,
    select: (queries) => joinNumbers(queries(table.name).select(`${table.name}.*`)),
    toRecord(row) {
      const { number } = row as { number?: unknown }
      if (number === undefined)
        throw new Error(`A query for ${table.name} without their numbers: use select or joinNumbers`)
      return Object.assign(table.toRecord(row), { number: number === null ? null : toSafeInteger(number) })
    },
  }
}
