import { type Queries, whole } from './database.ts'
import { send } from './send.ts'

/** What a driver takes for a value. */
type Cell = string | number | null

/** A column: its name, and how its value is written and read. */
export interface Column<Value> {
  name: string
  read: (stored: unknown) => Value
  write: (value: Value) => Cell
}

/** Text, or one of the words that `Value` allows. */
export const text = <Value extends string = string>(name: string): Column<Value> => ({
  name,
  read: (stored) => stored as Value,
  write: (value) => value,
})

/** A whole number: money, a time in milliseconds, a count. */
export const integer = (name: string): Column<number> => ({ name, read: whole, write: (value) => value })

/** No or yes, kept as 0 or 1. */
export const flag = (name: string): Column<boolean> => ({ name, read: Boolean, write: Number })

/** A value that is kept as JSON. */
export const json = <Value>(name: string): Column<Value> => ({
  name,
  read: (stored) => JSON.parse(String(stored)),
  write: (value) => JSON.stringify(value),
})

/** A value that may be missing. */
export const nullable = <Value>({ name, read, write }: Column<Value>): Column<Value | null> => ({
  name,
  read: (stored) => (stored === null ? null : read(stored)),
  write: (value) => (value === null ? null : write(value)),
})

/** The columns of a table, by the names that a record has for them. */
export type Columns = Readonly<
  Record<string, { name: string; read(stored: unknown): unknown; write(value: unknown): Cell }>
>

/** A record of a table, as its columns declare it. */
export type RecordOf<Declared extends Columns> = {
  [Key in keyof Declared]: Declared[Key] extends Column<infer Value> ? Value : never
}

/** A table's rows, by the one declaration of its columns. */
export interface Table<Item> {
  name: string
  /** The record that a row holds. */
  toRecord(row: object): Item
  /** Inserts records by a statement whose text is made once: knex builds and compiles its statements anew each time. */
  insert(queries: Queries, ...records: readonly [Item, ...Item[]]): Promise<void>
}

/**
 * Declares a table: what its records are, how they are read and how they are inserted follow from its columns.
 *
 * @example
 * const columns = { id: text('id'), paidAt: nullable(integer('paid_at')) }
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
  const places = `(${declared.map(() => '?').join(', ')})`
  /** By the number of rows. */
  const texts = new Map<number, string>()

  function textFor(rows: number): string {
    const known = texts.get(rows)
    if (known !== undefined) return known
    const made = `insert into \`${name}\` (${names}) values ${Array(rows).fill(places).join(', ')}`
    texts.set(rows, made)
    return made
  }

  return {
    name,
    toRecord(row) {
      const stored = row as Readonly<Record<string, unknown>>
      const record: Record<string, unknown> = {}
      for (const [key, column] of declared) record[key] = column.read(stored[column.name])
      return record as Item
    },
    async insert(queries, ...records) {
      const bindings = records.flatMap((record) => declared.map(([key, column]) => column.write(record[key])))
      await send(queries, { sql: textFor(records.length), bindings })
    },
  }
}
