import type { Knex } from 'knex'
import { type DbTransaction, toSafeInteger } from './database.ts'
import { send } from './send.ts'

/** MySQL's result of an update. */
interface UpdateResult {
  affectedRows: number
  insertId: unknown
}

/**
 * Adds to a number in the row that a query finds, and returns the new value; null when there is no such row. It is one statement, since
 * others wait for the row: with RETURNING on SQLite, and on MySQL, which has none, with LAST_INSERT_ID, whose value comes with the
 * result. For numbers that are never below zero.
 */
export async function addAndRead(
  tx: DbTransaction,
  rows: Knex.QueryBuilder,
  column: string,
  amount: number,
): Promise<number | null> {
  if (tx.client.dialect !== 'mysql') {
    const [row] = await rows.update({ [column]: tx.raw('?? + ?', [column, amount]) }, [column])
    return row ? toSafeInteger(row[column]) : null
  }
  const update = rows.update({ [column]: tx.raw('LAST_INSERT_ID(?? + ?)', [column, amount]) })
  const [{ affectedRows, insertId }] = (await send(tx, update.toSQL())) as [UpdateResult]
  return affectedRows === 1 ? toSafeInteger(insertId) : null
}
