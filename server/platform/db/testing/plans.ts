import type { Database } from '#server/platform/db/database.ts'

/** A statement as it was sent, with its values. */
interface Statement {
  sql: string
  bindings: readonly unknown[]
}

/** Collects the distinct statements that are sent to a database, until `stop` is called. */
export function recordStatements(database: Database): { stop(): Statement[] } {
  const seen = new Map<string, Statement>()
  const record = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
    // Lists of different lengths count as one statement.
    const text = sql.replace(/\(\?(?:, ?\?)+\)/g, '(…)')
    if (/^(?:select|update|delete)/i.test(sql) && !seen.has(text)) seen.set(text, { sql, bindings })
  }
  database.queries.client.on('query', record)
  return {
    stop() {
      database.queries.client.removeListener('query', record)
      return [...seen.values()]
    },
  }
}

/** The number of rows that may be read or sorted without an index: fewer than a table of the tests has. */
const MANY = 400

/**
 * Returns the faults in a statement's query plan, given tables with many rows: a full table scan, or a sort of many rows.
 */
export async function planFaults(database: Database, { sql, bindings }: Statement): Promise<string[]> {
  return database.dialect === 'mysql' ? faultsOnMysql(database, sql, bindings) : faultsOnSqlite(database, sql, bindings)
}

/** Whether a statement reads one page of a table in its own order, which takes the same time for any size of the table. */
const isPlainPage = (sql: string) => /\slimit\s/i.test(sql) && !/\swhere\s/i.test(sql)

async function faultsOnSqlite(database: Database, sql: string, bindings: readonly unknown[]): Promise<string[]> {
  const steps: { detail: string }[] = await database.queries.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings] as never)
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => {
      if (detail.startsWith('USE TEMP B-TREE')) return true
      // These are the few rows of a part of `eachOf`, whose own steps are checked like all others.
      if (!detail.startsWith('SCAN') || detail === 'SCAN CONSTANT ROW' || /^SCAN part_\d+$/.test(detail)) return false
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
