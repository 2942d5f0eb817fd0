import type { Queries } from './queries.ts'
import { send } from './send.ts'

/** Runs a select statement as ready SQL and returns its first row; undefined without one. */
export async function firstRow(
  queries: Queries,
  sql: string,
  bindings: readonly (string | number)[],
): Promise<Record<string, unknown> | undefined> {
  const response = (await send(queries, { sql, bindings })) as unknown[]
  // MySQL's driver returns the rows and their columns.
  const rows = (queries.client.dialect === 'mysql' ? response[0] : response) as Record<string, unknown>[]
  return rows[0]
}
