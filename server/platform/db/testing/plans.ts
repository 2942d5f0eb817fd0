import type { Database } from '#server/platform/db/database.ts'

/** A statement as it was sent, with its values. */
interface Statement {
  sql: string
  bindings: readonly unknown[]
}

/** Collects the statements that a database is sent, until it is told to stop; each text once. */
export function recordStatements(database: Database): { stop(): Statement[] } {
  const seen = new Map<string, Statement>()
  const note = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
    // Lists of many lengths are one statement.
    const text = sql.replace(/\(\?(?:, ?\?)+\)/g, '(…)')
    if (/^(?:select|update|delete)/i.test(sql) && !seen.has(text)) seen.set(text, { sql, bindings })
  }
  database.queries.client.on('query', note)
  return {
    stop() {
      database.queries.client.removeListener('query', note)
      return [...seen.values()]
    },
  }
}

/** How many rows may be read or sorted that no index leads to: less than a table of the tests holds. */
const MANY = 400

/**
 * What is wrong with how a statement would be carried out, now that its tables hold many rows: one that is read from end to
 * end, or many rows that are sorted.
 */
export async function planFaults(database: Database, { sql, bindings }: Statement): Promise<string[]> {
  return database.dialect === 'mysql' ? faultsOnMysql(database, sql, bindings) : faultsOnSqlite(database, sql, bindings)
}

/** Rows of a table in its own order, as many as a page holds: it is no matter how many there are. */
const isPlainPage = (sql: string) => /\slimit\s/i.test(sql) && !/\swhere\s/i.test(sql)

async function faultsOnSqlite(database: Database, sql: string, bindings: readonly unknown[]): Promise<string[]> {
  const steps: { detail: string }[] = await database.queries.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings] as never)
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => {
      if (detail.startsWith('USE TEMP B-TREE')) return true
      if (!detail.startsWith('SCAN') || detail === 'SCAN CONSTANT ROW') return false
      return !(isPlainPage(sql) && / USING (?:COVERING )?INDEX /.test(detail))
    })
}

interface MysqlStep {
  table: string | null
  type: string | null
  rows: unknown
  Extra: string | null
}

async function faultsOnMysql(database: Database, sql: string, bindings: readonly unknown[]): Promise<string[]> {
  const [steps = []]: MysqlStep[][] = await database.queries.raw(`EXPLAIN ${sql}`, [...bindings] as never)
  return steps
    .filter(({ type, rows, Extra }) => {
      const reads = type === 'ALL' || (type === 'index' && !isPlainPage(sql))
      const sorts = /Using (?:filesort|temporary)/.test(Extra ?? '')
      return (reads || sorts) && Number(rows) > MANY
    })
    .map(({ table, type, rows, Extra }) => `${type} of ${table}: ${String(rows)} rows, ${Extra}`)
}
