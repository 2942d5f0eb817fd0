import type { Database as SqliteConnection } from 'better-sqlite3'
import type { Database, Transaction } from './database.ts'
import { withoutHurry } from './time-allowed.ts'

/** A cell of a row that is loaded: text without quotes and backslashes, or a whole number. */
export type Cell = string | number | null

/** Rows of one table; each holds the cells of the named columns in their order. */
export interface BulkRows {
  table: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** What SQLite gives up for speed: a machine that stops in the middle leaves a file that is of no use. */
const quick = ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -1000000']
const usual = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -2000']

/**
 * Writes great numbers of rows into a database that nothing else uses, all in one transaction. Rows are trusted: foreign keys
 * are not checked. If it fails, the database is to be thrown away. `loaded` hears how many rows were written so far.
 */
export function bulkLoad(
  database: Database,
  batches: () => Iterable<BulkRows>,
  loaded: (rows: number) => void,
): Promise<void> {
  const write = database.dialect === 'mysql' ? writeToMysql : writeToSqlite
  return withoutHurry(async () => {
    const set = async (pragmas: readonly string[]) => {
      if (database.dialect === 'sqlite') for (const pragma of pragmas) await database.queries.raw(`PRAGMA ${pragma}`)
    }
    await set(quick)
    const tables = new Set<string>()
    await database.transaction(async (transaction) => {
      let count = 0
      await write(transaction, batches(), ({ table, rows }) => {
        tables.add(table)
        count += rows.length
        loaded(count)
      })
    })
    await set(usual)
    // InnoDB counts its tables anew some time after they have grown; until then it plans as if they were empty.
    if (database.dialect === 'mysql') await database.queries.raw(`ANALYZE TABLE ${[...tables].join(', ')}`)
  })
}

async function writeToSqlite(
  transaction: Transaction,
  batches: Iterable<BulkRows>,
  written: (batch: BulkRows) => void,
) {
  const connection: SqliteConnection = await transaction.client.acquireConnection()
  for (const batch of batches) {
    const { table, columns, rows } = batch
    const places = columns.map(() => '?').join(', ')
    const statement = connection.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`)
    for (const row of rows) statement.run(row)
    written(batch)
  }
}

/** How many characters of a statement are sent at once: well below what MariaDB takes by default (16 MB). */
const STATEMENT = 1_000_000

async function writeToMysql(transaction: Transaction, batches: Iterable<BulkRows>, written: (batch: BulkRows) => void) {
  // Without these checks, MariaDB sorts what goes into empty tables and builds their indexes in one go.
  await transaction.raw('SET unique_checks = 0, foreign_key_checks = 0')
  const cell = (value: Cell) => (typeof value === 'string' ? `'${value}'` : String(value))
  let sending: Promise<unknown> = Promise.resolve()
  for (const batch of batches) {
    const { table, columns, rows } = batch
    const start = `INSERT INTO ${table} (${columns.join(', ')}) VALUES `
    let values: string[] = []
    let length = 0
    const send = async () => {
      const statement = start + values.join(',')
      values = []
      length = 0
      // The next rows are made while these are on their way.
      await sending
      sending = transaction.raw(statement).then(() => undefined)
    }
    for (const row of rows) {
      const text = `(${row.map(cell).join(',')})`
      values.push(text)
      length += text.length
      if (length > STATEMENT) await send()
    }
    if (values.length > 0) await send()
    written(batch)
  }
  await sending
  await transaction.raw('SET unique_checks = 1, foreign_key_checks = 1')
}
