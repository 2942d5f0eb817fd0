import type { Database as SqliteConnection } from 'better-sqlite3'
import type { Cell } from './columns.ts'
import type { Database, Queries } from './database.ts'
import { allowSlowStatements } from './deadline.ts'
import { createSecondaryKeys } from './secondary-keys.ts'

/**
 * Rows of one table; each has the cells of the named columns in their order. Text has no single quotes or backslashes: it is not
 * escaped.
 */
export interface BulkRows {
  table: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Writes rows, and calls `onWritten` with the number of rows after each batch. */
type Write = (queries: Queries, batches: Iterable<BulkRows>, onWritten: (rows: number) => void) => Promise<void>

/**
 * Writes large numbers of rows to a database that nothing else uses. Rows are trusted: foreign keys are not checked. If it
 * fails, the database is unusable. `onProgress` is called with the number of rows written so far.
 */
export function bulkLoad(
  { dialect, queries }: Database,
  batches: () => Iterable<BulkRows>,
  onProgress: (rows: number) => void,
): Promise<void> {
  const write = dialect === 'mysql' ? writeToMysql : writeToSqlite
  let count = 0
  return allowSlowStatements(() =>
    write(queries, batches(), (rows) => {
      count += rows
      onProgress(count)
    }),
  )
}

/** Pragmas that trade safety for speed: a crash during the load leaves an unusable file. */
const quick = ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -1000000']
const usual = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -2000']

/** Number of rows per statement on SQLite: running a statement costs as much as writing a row. */
const ROWS = 20

const writeToSqlite: Write = async (queries, batches, onWritten) => {
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
        const chunk = rows.slice(from, from + ROWS)
        insert(chunk.length).run(chunk.flat())
      }
      onWritten(rows.length)
    }
    connection.exec('COMMIT')
    for (const pragma of usual) connection.pragma(pragma)
  } finally {
    await queries.client.releaseConnection(connection)
  }
}

const writeToMysql: Write = async (queries, batches, onWritten) => {
  const keys = createSecondaryKeys(queries)
  const tables = new Set<string>()
  let sending: Promise<unknown> = Promise.resolve()
  for (const { table, columns, rows } of batches) {
    if (!tables.has(table)) await keys.drop(table)
    tables.add(table)
    for (const values of statementsOf(rows)) {
      // The next rows are generated while these are being sent.
      await sending
      sending = queries.raw(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`).then(() => undefined)
    }
    onWritten(rows.length)
  }
  await sending
  await keys.restore()
  // InnoDB updates its statistics some time after a table has grown; until then it plans as if the table were empty.
  await queries.raw(`ANALYZE TABLE ${[...tables].join(', ')}`)
}

/** Maximum length of a statement in characters: well below what MariaDB accepts by default (16 MB). */
const STATEMENT = 1_000_000

const cell = (value: Cell) => (typeof value === 'string' ? `'${value}'` : String(value))

/** Yields the VALUES lists for as many statements as the rows need. */
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
