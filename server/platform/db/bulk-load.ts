import type { Database as SqliteConnection } from 'better-sqlite3'
import type { Database, Queries } from './database.ts'
import { createSecondaryKeys } from './secondary-keys.ts'
import { withoutHurry } from './time-allowed.ts'

/** A cell of a row that is loaded: text without quotes and backslashes, or a whole number. */
export type Cell = string | number | null

/** Rows of one table; each holds the cells of the named columns in their order. */
export interface BulkRows {
  table: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Writes rows, and tells how many more were written. */
type Write = (queries: Queries, batches: Iterable<BulkRows>, written: (rows: number) => void) => Promise<void>

/**
 * Writes great numbers of rows into a database that nothing else uses. Rows are trusted: foreign keys are not checked. If it
 * fails, the database is to be thrown away. `loaded` hears how many rows were written so far.
 */
export function bulkLoad(
  { dialect, queries }: Database,
  batches: () => Iterable<BulkRows>,
  loaded: (rows: number) => void,
): Promise<void> {
  const write = dialect === 'mysql' ? writeToMysql : writeToSqlite
  let count = 0
  return withoutHurry(() =>
    write(queries, batches(), (rows) => {
      count += rows
      loaded(count)
    }),
  )
}

/** What SQLite gives up for speed: a machine that stops in the middle leaves a file that is of no use. */
const quick = ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -1000000']
const usual = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -2000']

/** How many rows one statement puts into SQLite: to run a statement costs as much as to write a row. */
const ROWS = 20

const writeToSqlite: Write = async (queries, batches, written) => {
  const connection: SqliteConnection = await queries.client.acquireConnection()
  try {
    for (const pragma of quick) connection.pragma(pragma)
    connection.exec('BEGIN')
    for (const { table, columns, rows } of batches) {
      const places = `(${columns.map(() => '?').join(', ')})`
      const insert = (count: number) =>
        connection.prepare(
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(count).fill(places).join(', ')}`,
        )
      for (let from = 0; from < rows.length; from += ROWS) {
        const some = rows.slice(from, from + ROWS)
        insert(some.length).run(some.flat())
      }
      written(rows.length)
    }
    connection.exec('COMMIT')
    for (const pragma of usual) connection.pragma(pragma)
  } finally {
    await queries.client.releaseConnection(connection)
  }
}

const writeToMysql: Write = async (queries, batches, written) => {
  const keys = createSecondaryKeys(queries)
  const tables = new Set<string>()
  let sending: Promise<unknown> = Promise.resolve()
  for (const { table, columns, rows } of batches) {
    if (!tables.has(table)) await keys.take(table)
    tables.add(table)
    for (const values of statementsOf(rows)) {
      // The next rows are made while these are on their way.
      await sending
      sending = queries.raw(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`).then(() => undefined)
    }
    written(rows.length)
  }
  await sending
  await keys.giveBack()
  // InnoDB counts its tables anew some time after they have grown; until then it plans as if they were empty.
  await queries.raw(`ANALYZE TABLE ${[...tables].join(', ')}`)
}

/** How many characters of a statement are sent at once: well below what MariaDB takes by default (16 MB). */
const STATEMENT = 1_000_000

const cell = (value: Cell) => (typeof value === 'string' ? `'${value}'` : String(value))

/** The values of rows, for as many statements as they need. */
function* statementsOf(rows: BulkRows['rows']): Generator<string> {
  let values = ''
  for (const row of rows) {
    values += `${values === '' ? '' : ','}(${row.map(cell).join(',')})`
    if (values.length < STATEMENT) continue
    yield values
    values = ''
  }
  if (values !== '') yield values
}
