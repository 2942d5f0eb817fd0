import type { Queries } from './database.ts'
import { send } from './send.ts'

/** A row by the names of its columns. */
type Row = Readonly<Record<string, string | number | null>>

/** The texts of inserts by table, columns and number of rows: as many as there are places in the code. */
const texts = new Map<string, string>()

/**
 * Inserts a row, or several that have the same columns, by a statement whose text is made once. For what is inserted often:
 * knex builds and compiles its statements anew each time.
 */
export async function insert(queries: Queries, table: string, rows: Row | readonly [Row, ...Row[]]): Promise<void> {
  const all = [rows].flat()
  const columns = Object.keys(all[0] ?? {})
  const key = `${table} ${columns.join()} ${all.length}`
  const sql = texts.get(key) ?? textOf(queries, table, columns, all.length)
  texts.set(key, sql)
  await send(queries, { sql, bindings: all.flatMap((row) => columns.map((column) => row[column])) })
}

function textOf({ client }: Queries, table: string, columns: readonly string[], rows: number): string {
  const name = (identifier: string): string => client.wrapIdentifier(identifier)
  const places = `(${columns.map(() => '?').join(', ')})`
  return `insert into ${name(table)} (${columns.map(name).join(', ')}) values ${Array(rows).fill(places).join(', ')}`
}
