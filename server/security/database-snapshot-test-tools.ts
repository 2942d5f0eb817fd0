import { migrations } from '#server/migrations/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { ddlOf } from '#server/platform/db/ddl.ts'

/** Tables of logs, migrations and presence, which are not customers' data: a refused call may change them. */
const excluded = new Set(['audit_log', 'schema_migrations', 'write_probes', 'support_presence'])

const tableOf = (statement: string) => /CREATE TABLE IF NOT EXISTS (\w+)/.exec(statement)?.[1]

/** All rows of all tables with customers' data, sorted: two snapshots are equal when nothing changed. */
export async function snapshotOf(database: Database): Promise<Record<string, string[]>> {
  const tables = new Set(migrations.flatMap(({ up }) => tableOf(up(ddlOf(database.dialect))) ?? []))
  const snapshot: Record<string, string[]> = {}
  for (const table of [...tables].filter((name) => !excluded.has(name))) {
    const rows: object[] = await database.queries(table).select()
    snapshot[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return snapshot
}
