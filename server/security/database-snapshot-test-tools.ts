import { migrations } from '#server/migrations/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { ddlOf } from '#server/platform/db/ddl.ts'

/** Tables that note calls and steps, not what customers have: refused calls stand in them by intention. */
const notes = new Set(['audit_log', 'schema_migrations', 'write_probes'])

const tableOf = (statement: string) => /CREATE TABLE IF NOT EXISTS (\w+)/.exec(statement)?.[1]

/** Every row of every table that holds what somebody has, in an order of its own: two are equal when nothing changed. */
export async function snapshotOf(database: Database): Promise<Record<string, string[]>> {
  const tables = new Set(migrations.flatMap(({ up }) => tableOf(up(ddlOf(database.dialect))) ?? []))
  const snapshot: Record<string, string[]> = {}
  for (const table of [...tables].filter((name) => !notes.has(name))) {
    const rows: object[] = await database.queries(table).select()
    snapshot[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return snapshot
}
