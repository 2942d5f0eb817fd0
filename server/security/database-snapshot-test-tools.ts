import { migrations } from '#server/migrations/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { ddlOf } from '#server/platform/db/ddl.ts'

/** Tables of logs, migrations and presence, which are not customers' data: a refused call may change them. */
const excluded = new Set(['audit_log', 'schema_migrations', 'write_probes', 'support_presence'])

const tableOf = (statement: string) => /CREATE TABLE IF NOT EXISTS (\w+)/.exec(statement)?.[1]

const tables = (database: Database) =>
  [...new Set(migrations.flatMap(({ up }) => tableOf(up(ddlOf(database.dialect))) ?? []))].filter(
    (name) => !excluded.has(name),
  )

/** The rows of each table as they were read last; without those of a table that was written to since. */
const lastRead = new WeakMap<Database, Map<string, string[]>>()

/** What has been read of a database so far. From the first call on, what is written is forgotten. */
function readsOf(database: Database): Map<string, string[]> {
  const known = lastRead.get(database)
  if (known) return known
  const reads = new Map<string, string[]>()
  lastRead.set(database, reads)
  database.queries.client.on('query', ({ sql }: { sql: string }) => {
    if (!/\b(?:insert|update|delete|replace)\b/i.test(sql)) return
    const written = /\b(?:into|update|from)\s+[`"]?(\w+)/gi
    const names = [...sql.matchAll(written)].map(([, name]) => name ?? '')
    if (names.length === 0) reads.clear()
    for (const name of names) reads.delete(name)
  })
  return reads
}

/**
 * All rows of all tables with customers' data, sorted: two snapshots are equal when nothing changed. Only tables that were written to since the last snapshot
 * are read again.
 */
export async function snapshotOf(database: Database): Promise<Record<string, string[]>> {
  const reads = readsOf(database)
  const snapshot: Record<string, string[]> = {}
  for (const table of tables(database)) {
    let lines = reads.get(table)
    if (!lines) {
      const rows: object[] = await database.queries(table).select()
      lines = rows.map((row) => JSON.stringify(row)).sort()
      reads.set(table, lines)
    }
    snapshot[table] = lines
  }
  return snapshot
}
