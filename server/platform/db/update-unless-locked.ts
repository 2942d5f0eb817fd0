import type { Queries } from './database.ts'

/**
 * Sets a column of the row with this id, unless another transaction has the row locked: then it changes nothing, and does not wait. For
 * values that may be missed once, outside transactions. SQLite has no locks of rows, and changes it in any case.
 */
export async function updateUnlessLocked(
  queries: Queries,
  table: string,
  id: string,
  column: string,
  value: number,
): Promise<void> {
  if (queries.client.dialect !== 'mysql') {
    await queries(table)
      .where({ id })
      .update({ [column]: value })
    return
  }
  // It is one statement, so that no lock can come between the check and the update. The limit keeps the subquery from
  // being merged.
  await queries.raw(
    'UPDATE ?? JOIN (SELECT id FROM ?? WHERE id = ? LIMIT 1 FOR UPDATE SKIP LOCKED) AS unlocked USING (id) SET ?? = ?',
    [table, table, id, column, value],
  )
}
