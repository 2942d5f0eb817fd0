import { type Queries, toSafeInteger } from './database.ts'
import { send } from './send.ts'

/** A value as a driver takes it. */
export type Cell = string | number | null

/** A column: its name, and the conversion of its value to and from the database. */
export interface Column<Value> {
  name: string
  read: (stored: unknown) => Value
  write: (value: Value) => Cell
}

/** Text, or one of the strings of a union type. */
export const varchar = <Value extends string = string>(name: string): Column<Value> => ({
  name,
  read: (stored) => stored as Value,
  write: (value) => value,
})

/** An integer: money, a time in milliseconds, a count. */
export const integer = (name: string): Column<number> => ({ name, read: toSafeInteger, write: (value) => value })

/** A boolean, stored as 0 or 1. */
export const flag = (name: string): Column<boolean> => ({ name, read: Boolean, write: Number })

/** A value stored as JSON. */
export const json = <Value>(name: string): Column<Value> => ({
  name,
  read: (stored) => JSON.parse(String(stored)),
  write: (value) => JSON.stringify(value),
})

/** A column that may be NULL. */
export const nullable = <Value>({ name, read, write }: Column<Value>): Column<Value | null> => ({
  name,
  read: (stored) => (stored === null ? null : read(stored)),
  write: (value) => (value === null ? null : write(value)),
})

/** The columns of a table, by the keys of its record. */
export type Columns = Readonly<
  Record<string, { name: string; read(stored: unknown): unknown; write(value: unknown): Cell }>
>

/** The record type that a table's columns declare. */
export type RecordOf<Declared extends Columns> = {
  [Key in keyof Declared]: Declared[Key] extends Column<infer Value> ? Value : never
}

/** A table, with conversions that follow from its columns. */
export interface Table<Item> {
  name: string
  /** The names of its columns, in the order of `toCells`. */
  columnNames: readonly string[]
  /** Converts a record to the values of a row. */
  toCells(record: Item): Cell[]
  /** Converts a row to a record. */
  toRecord(row: object): Item
  /** Inserts records with a statement whose text is cached: knex would build and compile it each time. */
  insert(queries: Queries, ...records: readonly [Item, ...Item[]]): Promise<void>
}

/**
 * Declares a table. The type of its records, reading them and inserting them follow from the columns.
 *
 * @example
 * const columns = { id: varchar('id'), paidAt: nullable(integer('paid_at')) }
 * type Bill = RecordOf<typeof columns> // { id: string; paidAt: number | null }
 * const bills = createTable('bills', columns)
 */
export function createTable<const Declared extends Columns>(
  name: string,
  columns: Declared,
): Table<RecordOf<Declared>> {
  type Item = RecordOf<Declared>
  const declared = Object.entries(columns) as unknown as readonly [keyof Item & string, Column<unknown>][]
  const names = declared.map(([, column]) => `\`${column.name}\``).join(', ')
  const placeholders = `(${declared.map(() => '?').join(', ')})`
  /** Insert statements by the number of rows. */
  const statements = new Map<number, string>()

  function statementFor(rows: number): string {
    const cached = statements.get(rows)
    if (cached !== undefined) return cached
    const sql = `insert into \`${name}\` (${names}) values ${Array(rows).fill(placeholders).join(', ')}`
    statements.set(rows, sql)
    return sql
  }

  const toCells = (record: Item) => declared.map(([key, column]) => column.write(record[key]))

  return {
    name,
    columnNames: declared.map(([, column]) => column.name),
    toCells,
    toRecord(row) {
      const stored = row as Readonly<Record<string, unknown>>
      const record: Record<string, unknown> = {}
      for (const [key, column] of declared) record[key] = column.read(stored[column.name])
      return record as Item
    },
    async insert(queries, ...records) {
      const bindings = records.flatMap(toCells)
      await send(queries, { sql: statementFor(records.length), bindings })
    },
  }
}
